import ActionStateMachine
import DecisionTables
import Foundation

/// The book of the standard actions, made once. A lock of its own keeps parallel tests from waiting
/// for a lazy global, which has been seen to never end on a busy machine.
private final class SharedBook: @unchecked Sendable {
  static let shared = SharedBook()

  private let lock = NSLock()
  private var book: TableBook?

  func get() throws -> TableBook {
    try lock.withLock {
      if let book { return book }
      let made = try TableBook()
      book = made
      return made
    }
  }
}

/// The book of the standard actions, made once for all tests.
func standardBook() throws -> TableBook { try SharedBook.shared.get() }

/// The book of `actions`, made after the parts that all books share.
func book(of actions: [RowAction], known: KnownPaths = KnownPaths()) throws -> TableBook {
  _ = try standardBook()
  return try TableBook(actions: ActionSet(actions), known: known)
}
