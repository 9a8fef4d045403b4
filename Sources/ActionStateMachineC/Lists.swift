import ActionStateMachine
import ActionStateMachineCHeader

/// See the header, as for all that follow.
@c @implementation public func asm_version() -> Int32 { Int32(ASM_VERSION) }

/// Creates a list.
@c @implementation public func asm_list_create(
  _ actions: UnsafePointer<asm_action>?, _ actionCount: Int32,
  _ policy: UnsafePointer<asm_policy>?, _ rows: UnsafePointer<Int32>?, _ rowCount: Int32,
  _ list: UnsafeMutablePointer<asm_list>?
) -> Int32 {
  answer { () throws(Refused) in
    guard let list else { throw Refused(Misuse.pointer) }
    let machine = ListStateMachine(
      actions: try ActionSet(actions, actionCount),
      policy: policy.map { Policy($0.pointee) } ?? Policy(),
      rows: try checkedRows(rows, rowCount))
    guard let number = lists.insert(ListObject(machine)) else { throw Refused(Misuse.tooMany) }
    list.pointee = number
    return 0
  }
}

/// Copies a list.
@c @implementation public func asm_list_copy(
  _ list: asm_list, _ copy: UnsafeMutablePointer<asm_list>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(list)
    guard let copy else { throw Refused(Misuse.pointer) }
    guard let number = lists.insert(ListObject(object.machine)) else {
      throw Refused(Misuse.tooMany)
    }
    copy.pointee = number
    return 0
  }
}

/// Ends a list.
@c @implementation public func asm_list_destroy(_ list: asm_list) -> Int32 {
  lists.remove(list) ? 0 : Misuse.handle
}

/// Takes in an event.
@c @implementation public func asm_send(
  _ list: asm_list, _ event: UnsafePointer<asm_event>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(list)
    guard let event else { throw Refused(Misuse.pointer) }
    return object.send(try Event(event.pointee), reason: event.pointee.reason)
  }
}

/// Stores a command of the last event.
@c @implementation public func asm_command_at(
  _ list: asm_list, _ position: Int32, _ command: UnsafeMutablePointer<asm_command>?
) -> Int32 {
  answer { () throws(Refused) in
    let object = try object(list)
    guard let command else { throw Refused(Misuse.pointer) }
    guard object.commands.indices.contains(Int(position)) else { throw Refused(Misuse.size) }
    command.pointee = object.commands[Int(position)]
    return 0
  }
}

/// Returns why the last event was ignored.
@c @implementation public func asm_outcome(_ list: asm_list) -> Int32 {
  answer { () throws(Refused) in
    guard case .ignored(let reason) = try object(list).transition.outcome else { return 0 }
    return reason.number + 1
  }
}

/// The list with a handle.
func object(_ list: asm_list) throws(Refused) -> ListObject {
  guard let object = lists[list] else { throw Refused(Misuse.handle) }
  return object
}
