import ActionStateMachine
import ActionStateMachineCHeader

/// What a wrong call is answered with.
enum Misuse {
  static var handle: Int32 { Int32(ASM_ERROR_BAD_HANDLE) }
  static var pointer: Int32 { Int32(ASM_ERROR_BAD_POINTER) }
  static var size: Int32 { Int32(ASM_ERROR_BAD_SIZE) }
  static var value: Int32 { Int32(ASM_ERROR_BAD_VALUE) }
  static var actions: Int32 { Int32(ASM_ERROR_BAD_ACTIONS) }
  static var tooMany: Int32 { Int32(ASM_ERROR_TOO_MANY) }
}

/// An argument that means nothing, and the number that says so.
struct Refused: Error {
  let number: Int32
  init(_ number: Int32) { self.number = number }
}

let noNumber: Int32 = -1

/// A value that C knows by its position in the order of its cases.
extension CaseIterable where Self: Equatable {
  /// The value that C calls `number`.
  init(number: Int32) throws(Refused) {
    guard number >= 0 else { throw Refused(Misuse.value) }
    var rest = number
    for value in Self.allCases {
      if rest == 0 {
        self = value
        return
      }
      rest -= 1
    }
    throw Refused(Misuse.value)
  }

  /// What C calls the value.
  var number: Int32 {
    var number: Int32 = 0
    for value in Self.allCases {
      if value == self { return number }
      number += 1
    }
    return noNumber
  }
}

extension Optional where Wrapped: CaseIterable & Equatable {
  /// What C calls the value.
  var number: Int32 { map { $0.number } ?? noNumber }
}

extension Bool {
  var number: Int32 { self ? 1 : 0 }
}

extension Slot<RowNumber> {
  /// The slot before the row that C names, or the end.
  init(number: Int32) throws(Refused) {
    self = number == noNumber ? .end : .before(try checkedRow(number))
  }

  /// The row after the slot, or none.
  var number: Int32 { row ?? noNumber }
}

/// The row that C names.
func checkedRow(_ number: Int32) throws(Refused) -> RowNumber {
  guard number >= 0 else { throw Refused(Misuse.value) }
  return number
}

/// The elements that C points to.
func elements<Element>(
  _ start: UnsafePointer<Element>?, _ count: Int32
) throws(Refused) -> UnsafeBufferPointer<Element> {
  guard count >= 0 else { throw Refused(Misuse.size) }
  guard start != nil || count == 0 else { throw Refused(Misuse.pointer) }
  return UnsafeBufferPointer(start: start, count: Int(count))
}

/// The rows that C points to.
func checkedRows(_ start: UnsafePointer<Int32>?, _ count: Int32) throws(Refused) -> [RowNumber] {
  let numbers = try elements(start, count)
  for number in numbers where number < 0 { throw Refused(Misuse.value) }
  return Array(numbers)
}

/// Stores as many of `numbers` as there is room for, and returns how many there are.
func store(
  _ numbers: [Int32], _ start: UnsafeMutablePointer<Int32>?, _ capacity: Int32
) throws(Refused) -> Int32 {
  guard capacity >= 0 else { throw Refused(Misuse.size) }
  if capacity > 0 {
    guard let start else { throw Refused(Misuse.pointer) }
    for (index, number) in numbers.prefix(Int(capacity)).enumerated() { start[index] = number }
  }
  return Int32(clamping: numbers.count)
}

/// Returns what `body` does, or the number of what it refuses.
func answer(_ body: () throws(Refused) -> Int32) -> Int32 {
  do throws(Refused) { return try body() } catch { return error.number }
}
