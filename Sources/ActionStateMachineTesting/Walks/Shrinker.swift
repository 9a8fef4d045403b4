/// Makes a list of events that shows a fault as short as it can.
public enum Shrinker {
  /// Returns a part of `events`, in their order, that still fails and from which no single event
  /// can be left out. If `events` does not fail, it is returned as it is.
  ///
  /// - Complexity: O(*n*²) calls of `fails` at worst; usually a few times *n*.
  public static func shortest<Element>(
    _ events: [Element], fails: ([Element]) -> Bool
  ) -> [Element] {
    guard fails(events) else { return events }
    var events = events
    var size = max(1, events.count / 2)
    while true {
      var isShorter = false
      var start = 0
      while start < events.count {
        var shorter = events
        shorter.removeSubrange(start..<min(start + size, events.count))
        if fails(shorter) {
          events = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      if size > 1 { size /= 2 } else if !isShorter { return events }
    }
  }
}
