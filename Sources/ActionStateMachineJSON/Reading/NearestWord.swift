/// Returns the word that `typed` most likely stands for, or `nil` if none is near.
///
/// Near is a word with one letter in three amiss, or one that `typed` is the start of.
///
/// - Complexity: O(*n* · *m*) for the lengths of `typed`, cut off at 40, and of all `words`.
public func nearestWord(to typed: String, in words: some Sequence<String>) -> String? {
  guard typed.utf8.count <= 40 else { return nil }
  let letters = Array(typed.lowercased())
  var best: (word: String, distance: Int)?
  for word in words {
    let other = Array(word.lowercased())
    let distance = editDistance(letters, other)
    let isStart = letters.count > 2 && other.starts(with: letters)
    guard isStart || distance <= min(letters.count, other.count) / 3 else { continue }
    if distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}

/// The number of letters to insert, remove, replace or swap with the next to get from one to the
/// other.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
