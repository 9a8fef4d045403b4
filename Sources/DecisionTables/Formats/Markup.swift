/// What markup languages have in common.
enum Markup {
  /// Text in which nothing is markup, neither as content nor as an attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += " "
      case _ where scalar.value < 0x20: continue  // No XML may have it.
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A name to link to, made of letters, digits, dots, hyphens and underscores alone.
  ///
  /// Different ids have different names: what may not stand in one is written as its number.
  static func anchor(_ id: String) -> String {
    var result = ""
    for scalar in id.unicodeScalars {
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789.-".unicodeScalars.contains(scalar))
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
    return result
  }
}
