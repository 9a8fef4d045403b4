/// Objects by numbers that C keeps.
///
/// A number says where the object is and how many were there before it, so that a destroyed one's
/// number finds nothing: not for the next 32,767 objects at the same place.
struct HandleTable<Object: AnyObject> {
  private struct Place {
    var object: Object?
    var generation: Int32
  }

  private static var generations: Int32 { 0x7FFF }
  private static var capacity: Int { 0xFFFF }

  private var places: [Place] = []
  private var free: [Int] = []

  /// Keeps `object` and returns its number, above 0; or `nil` where there is no room.
  mutating func insert(_ object: Object) -> Int32? {
    if let index = free.popLast() {
      places[index].object = object
      return number(of: index)
    }
    guard places.count < Self.capacity else { return nil }
    places.append(Place(object: object, generation: 0))
    return number(of: places.count - 1)
  }

  /// The object with `number`.
  subscript(number: Int32) -> Object? {
    index(of: number).flatMap { places[$0].object }
  }

  /// Forgets the object with `number`, and returns whether there was one.
  mutating func remove(_ number: Int32) -> Bool {
    guard let index = index(of: number), places[index].object != nil else { return false }
    places[index].object = nil
    places[index].generation = (places[index].generation + 1) % Self.generations
    free.append(index)
    return true
  }

  private func number(of index: Int) -> Int32 {
    places[index].generation << 16 | Int32(index + 1)
  }

  private func index(of number: Int32) -> Int? {
    let index = Int(number & 0xFFFF) - 1
    guard number > 0, places.indices.contains(index), places[index].generation == number >> 16
    else { return nil }
    return index
  }
}
