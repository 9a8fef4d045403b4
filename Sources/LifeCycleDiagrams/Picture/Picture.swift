/// A point of the picture, in points from its top left corner.
struct Point: Hashable, Sendable {
  var x: Int
  var y: Int

  init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of the picture.
struct Box: Hashable, Sendable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  /// The box of a state around its centre.
  static func around(_ x: Int, _ y: Int, width: Int = 208) -> Box {
    Box(left: x - width / 2, top: y - 24, width: width, height: 48)
  }

  var centre: Point { Point(left + width / 2, top + height / 2) }
}

/// The way of an arrow through the picture, and where its words stand.
struct Route: Hashable, Sendable {
  /// Where the words stand beside their point.
  enum Side: Hashable, Sendable {
    case above, below, left, right
  }

  var points: [Point]
  var words: Point
  var side: Side

  init(_ points: (Int, Int)..., words: (Int, Int), _ side: Side = .above) {
    self.points = points.map { Point($0.0, $0.1) }
    self.words = Point(words.0, words.1)
    self.side = side
  }

  /// A straight line between two boxes, for an arrow that nobody has laid out.
  init(from source: Box, to target: Box) {
    points = [source.centre, target.centre]
    words = Point(
      (source.centre.x + target.centre.x) / 2, (source.centre.y + target.centre.y) / 2)
    side = .above
  }
}

extension Route {
  /// The arrow's line as SVG path data, its corners round.
  var pathData: String {
    guard let first = points.first, let last = points.last else { return "" }
    var data = "M\(first.x) \(first.y)"
    for (corner, next) in zip(points.dropFirst(), points.dropFirst(2)) {
      let before = corner.moved(toward: points[(points.firstIndex(of: corner) ?? 1) - 1], by: 10)
      let after = corner.moved(toward: next, by: 10)
      data += "L\(before.x) \(before.y)Q\(corner.x) \(corner.y) \(after.x) \(after.y)"
    }
    return data + "L\(last.x) \(last.y)"
  }

  /// The corners of the arrow's head.
  var head: String {
    guard points.count > 1, let tip = points.last else { return "" }
    let base = tip.moved(toward: points[points.count - 2], by: 10)
    let corners =
      base.x == tip.x
      ? [tip, Point(base.x - 5, base.y), Point(base.x + 5, base.y)]
      : [tip, Point(base.x, base.y - 5), Point(base.x, base.y + 5)]
    return corners.map { "\($0.x),\($0.y)" }.joined(separator: " ")
  }
}

extension Point {
  /// The point that is `distance` nearer to `other`, along the longer of both directions.
  func moved(toward other: Point, by distance: Int) -> Point {
    abs(other.x - x) > abs(other.y - y)
      ? Point(x + (other.x > x ? distance : -distance), y)
      : Point(x, y + (other.y > y ? distance : -distance))
  }
}
