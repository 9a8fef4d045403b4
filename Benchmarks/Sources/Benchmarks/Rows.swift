import CBaseline

/// An id of rows, as different apps have them.
protocol TapeRow: Hashable, Sendable {
  /// The row with `number`.
  init(number: UInt64)
  /// A number to count the row in with, got at little cost.
  var word: UInt64 { get }

  /// The same id in C.
  associatedtype CID
  /// The C switch for such ids.
  static var baseline: flow_baseline { get }
  /// The id in C of the row with `number`. What it points to is never freed.
  func cID(number: UInt64) -> CID
}

extension Int: TapeRow {
  init(number: UInt64) { self.init(number) }
  var word: UInt64 { UInt64(bitPattern: Int64(self)) }
  static var baseline: flow_baseline { flow_of_integers }
  func cID(number: UInt64) -> UInt64 { word }
}

/// An id as large as a UUID.
struct WideID: TapeRow {
  let high: UInt64
  let low: UInt64

  init(number: UInt64) {
    high = number &* 0x9E37_79B9_7F4A_7C15
    low = number
  }

  var word: UInt64 { low }
  static var baseline: flow_baseline { flow_of_wide_ids }
  func cID(number: UInt64) -> flow_wide_id { flow_wide_id(high: high, low: low) }
}

/// Short texts, which need no block of the heap.
extension String: TapeRow {
  init(number: UInt64) { self = "row-\(number)" }
  var word: UInt64 { UInt64(utf8.count) }
  static var baseline: flow_baseline { flow_of_texts }
  func cID(number: UInt64) -> flow_text {
    flow_text(bytes: strdup(self), length: utf8.count, number: number)
  }
}

/// A text as long as that of a UUID, in a block of the heap.
struct LongText: TapeRow {
  let text: String

  init(number: UInt64) {
    let digits = String(number &* 0x9E37_79B9_7F4A_7C15 | 1 << 63, radix: 16)
    text = "\(digits)-\(digits)--\(number % 10)"
  }

  var word: UInt64 { UInt64(text.utf8.count) }
  static var baseline: flow_baseline { flow_of_texts }
  func cID(number: UInt64) -> flow_text { text.cID(number: number) }
}
