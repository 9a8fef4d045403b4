/// Where everything stands in the picture: free states on the left, what claims the row in the
/// middle, rows that left on the right.
enum Layout {
  static let width = 1560
  static let height = 950

  static func box(of state: RowState) -> Box {
    switch state {
    case .rest: .around(350, 190)
    case .open: .around(350, 275)
    case .swiped: .around(350, 380)
    case .armed: .around(350, 490)
    case .asking: .around(350, 600)
    case .leaving: .around(860, 190, width: 220)
    case .waiting: .around(860, 400, width: 220)
    case .asked: .around(860, 600, width: 220)
    case .lifted: .around(860, 760, width: 220)
    case .held: .around(860, 870, width: 220)
    case .offered: .around(1370, 190)
    case .gone: .around(1370, 400)
    }
  }

  static func box(of group: RowGroup) -> Box {
    switch group {
    case .listed: Box(left: 20, top: 50, width: 1160, height: 880)
    case .free: Box(left: 50, top: 100, width: 520, height: 570)
    }
  }

  /// Where the dot of the beginning stands.
  static let start = Point(296, 134)

  /// The way of the arrow from `source` to `target`.
  static func route(from source: LifeCycleGraph.Node, to target: RowState) -> Route {
    switch source {
    case .state(let state):
      route(from: state, to: target) ?? Route(from: box(of: state), to: box(of: target))
    case .group(let group):
      route(from: group, to: target) ?? Route(from: box(of: group), to: box(of: target))
    }
  }

  static func route(from group: RowGroup, to target: RowState) -> Route? {
    switch (group, target) {
    case (.free, .rest): Route((50, 190), (246, 190), words: (148, 182))
    case (.free, .open): Route((50, 275), (246, 275), words: (148, 267))
    case (.free, .swiped): Route((50, 380), (246, 380), words: (148, 372))
    case (.free, .asking): Route((50, 600), (246, 600), words: (148, 592))
    case (.free, .leaving): Route((570, 190), (750, 190), words: (660, 182))
    case (.free, .waiting): Route((570, 388), (750, 388), words: (660, 380))
    case (.free, .lifted): Route((310, 670), (310, 760), (750, 760), words: (530, 752))
    case (.listed, .gone): Route((1180, 560), (1370, 560), (1370, 424), words: (1272, 552))
    default: nil
    }
  }

  static func route(from source: RowState, to target: RowState) -> Route? {
    switch (source, target) {
    case (.swiped, .armed): Route((320, 404), (320, 466), words: (310, 439), .left)
    case (.armed, .swiped): Route((380, 466), (380, 404), words: (390, 439), .right)
    case (.asking, .rest):
      Route((454, 584), (540, 584), (540, 190), (454, 190), words: (488, 576))
    case (.asking, .waiting):
      Route((454, 595), (588, 595), (588, 412), (750, 412), words: (598, 505), .right)
    case (.asking, .asked): Route((454, 607), (750, 607), words: (671, 599))
    case (.asked, .asking): Route((750, 619), (454, 619), words: (671, 625), .below)
    case (.asked, .waiting): Route((860, 576), (860, 424), words: (870, 505), .right)
    case (.lifted, .held): Route((860, 784), (860, 846), words: (870, 819), .right)
    case (.leaving, .rest): backHome(from: 202)
    case (.waiting, .rest): backHome(from: 412)
    case (.asked, .rest): backHome(from: 600)
    case (.lifted, .rest): backHome(from: 752)
    case (.held, .rest): backHome(from: 870)
    case (.leaving, .offered): Route((970, 178), (1266, 178), words: (1057, 170))
    case (.waiting, .gone): Route((970, 388), (1266, 388), words: (1057, 380))
    case (.offered, .gone): Route((1370, 214), (1370, 376), words: (1360, 290), .left)
    case (.offered, .rest):
      Route((1370, 166), (1370, 26), (330, 26), (330, 166), words: (1380, 92), .right)
    case (.gone, .rest):
      Route(
        (1474, 400), (1540, 400), (1540, 26), (330, 26), (330, 166), words: (1528, 340), .left)
    default: nil
    }
  }

  /// The way home from the middle, `y` points down, by a line that all such ways share.
  private static func backHome(from y: Int) -> Route {
    Route((970, y), (1145, y), (1145, 76), (370, 76), (370, 166), words: (1057, y + 6), .below)
  }
}
