import ActionStateMachine
import ActionStateMachineCHeader

/// What a tracker's handle stands for.
final class TrackerObject {
  var tracker = SwipeTracker<RowNumber>()
}

/// Creates a tracker.
@c @implementation public func asm_tracker_create(
  _ tracker: UnsafeMutablePointer<asm_tracker>?
) -> Int32 {
  answer { () throws(Refused) in
    guard let tracker else { throw Refused(Misuse.pointer) }
    guard let number = trackers.insert(TrackerObject()) else { throw Refused(Misuse.tooMany) }
    tracker.pointee = number
    return 0
  }
}

/// Ends a tracker.
@c @implementation public func asm_tracker_destroy(_ tracker: asm_tracker) -> Int32 {
  trackers.remove(tracker) ? 0 : Misuse.handle
}

/// Takes in a pointer that came down.
@c @implementation public func asm_tracker_down(
  _ tracker: asm_tracker, _ sample: UnsafePointer<asm_sample>?, _ row: Int32,
  _ layout: UnsafePointer<asm_layout>?, _ offset: Double,
  _ events: UnsafeMutablePointer<asm_event>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(tracker: tracker)
    guard let sample, let layout, let events else { throw Refused(Misuse.pointer) }
    let row = try checkedRow(row)
    return store(
      object.tracker.pointerDown(
        PointerSample(sample.pointee), on: row, layout: SwipeLayout(layout.pointee),
        offset: offset), events)
  }
}

/// Takes in a pointer that moved.
@c @implementation public func asm_tracker_moved(
  _ tracker: asm_tracker, _ sample: UnsafePointer<asm_sample>?,
  _ events: UnsafeMutablePointer<asm_event>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(tracker: tracker)
    guard let sample, let events else { throw Refused(Misuse.pointer) }
    return store(object.tracker.pointerMoved(PointerSample(sample.pointee)), events)
  }
}

/// Takes in a pointer that went up.
@c @implementation public func asm_tracker_up(
  _ tracker: asm_tracker, _ sample: UnsafePointer<asm_sample>?,
  _ events: UnsafeMutablePointer<asm_event>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(tracker: tracker)
    guard let sample, let events else { throw Refused(Misuse.pointer) }
    return store(object.tracker.pointerUp(PointerSample(sample.pointee)), events)
  }
}

/// Takes in a pointer that was lost.
@c @implementation public func asm_tracker_lost(
  _ tracker: asm_tracker, _ pointer: Int32, _ events: UnsafeMutablePointer<asm_event>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(tracker: tracker)
    guard let events else { throw Refused(Misuse.pointer) }
    return store(object.tracker.pointerLost(pointer == noNumber ? nil : Int(pointer)), events)
  }
}

/// Takes in the commands of a list's last event.
@c @implementation public func asm_tracker_obey(_ tracker: asm_tracker, _ list: asm_list) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(tracker: tracker)
    let transition = try ActionStateMachineC.object(list).transition
    for command in transition { object.tracker.obey(command) }
    return 0
  }
}

/// Returns what a tracker does with its pointer.
@c @implementation public func asm_tracker_phase(_ tracker: asm_tracker) -> Int32 {
  answer { () throws(Refused) in
    switch try object(tracker: tracker).tracker.phase {
    case .idle: Int32(ASM_TRACKER_IDLE)
    case .undecided: Int32(ASM_TRACKER_UNDECIDED)
    case .swiping: Int32(ASM_TRACKER_SWIPING)
    case .yielded: Int32(ASM_TRACKER_YIELDED)
    }
  }
}

/// Stores where to draw the row under a pointer.
@c @implementation public func asm_tracker_offset(
  _ tracker: asm_tracker, _ offset: UnsafeMutablePointer<Double>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(tracker: tracker)
    guard let offset else { throw Refused(Misuse.pointer) }
    guard let drawn = object.tracker.offset else { return 0 }
    offset.pointee = drawn
    return 1
  }
}

private func object(tracker: asm_tracker) throws(Refused) -> TrackerObject {
  guard let object = trackers[tracker] else { throw Refused(Misuse.handle) }
  return object
}

private func store(
  _ events: SwipeEvents<RowNumber>, _ start: UnsafeMutablePointer<asm_event>
) -> Int32 {
  for (position, event) in events.enumerated() { start[position] = asm_event(event) }
  return Int32(clamping: events.count)
}

extension PointerSample {
  fileprivate init(_ sample: asm_sample) {
    self.init(
      pointer: Int(sample.pointer), translation: Vector(x: sample.x, y: sample.y),
      velocity: sample.has_velocity == 0
        ? nil : Vector(x: sample.velocity_x, y: sample.velocity_y),
      time: sample.time)
  }
}

extension SwipeLayout {
  fileprivate init(_ layout: asm_layout) {
    self.init(
      width: layout.width,
      leading: Buttons(
        width: layout.leading_width, allowsFullSwipe: layout.leading_full_swipe != 0),
      trailing: Buttons(
        width: layout.trailing_width, allowsFullSwipe: layout.trailing_full_swipe != 0),
      direction: layout.is_right_to_left == 0 ? .leftToRight : .rightToLeft)
  }
}
