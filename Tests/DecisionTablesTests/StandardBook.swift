import DecisionTables

private let shared = Result { () throws(TableError) in try TableBook() }

/// The book of the standard actions, made once for all tests.
func standardBook() throws -> TableBook { try shared.get() }
