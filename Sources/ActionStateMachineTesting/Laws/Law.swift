/// A promise of the machine that can be checked from outside.
///
/// The first twelve are the laws of the domain; the rest says what every transition looks like.
public enum Law: Int, Hashable, Sendable, CaseIterable {
  case removalFollowsData = 1
  case drawnOrderIsDataOrder
  case structureFollowsData
  case performOncePerYes
  case onePromptLive
  case oneRowDisplaced
  case looksPairUp
  case triggersAgree
  case totalAndDeterministic
  case noDeadEnd
  case noMeansNo
  case gesturesAreOptional
  case ignoredChangesNothing
  case commandsCanBeObeyed
  case commandsComeInOrder
  case fewestMoves
  case appearanceIsWhatIsDrawn
  case refusalsAreTheData
  case undoIsOffered
  case dataIsAskedFor
  case failureIsTold

  /// The number by which the law is known.
  public var number: Int { rawValue }

  /// What the law promises, in one sentence.
  public var sentence: String {
    switch self {
    case .removalFollowsData:
      "A row leaves ahead of its data only if nothing stands between, and then goes or comes back."
    case .drawnOrderIsDataOrder:
      "The order on screen is the data's, with held rows where they were dropped."
    case .structureFollowsData:
      "Rows are inserted, removed and moved only in answer to the data."
    case .performOncePerYes:
      "A change is carried out once, after every question was answered yes, on rows that are there."
    case .onePromptLive:
      "At most one question is asked at a time, and each one ends."
    case .oneRowDisplaced:
      "At most one row is open or swiped, and it comes back to rest."
    case .looksPairUp:
      "Whatever look a row is given is taken back, or ends with the row."
    case .triggersAgree:
      "Every way to start an action asks the same and does the same."
    case .totalAndDeterministic:
      "Every event has one outcome, and a copy goes on with the same commands."
    case .noDeadEnd:
      "From everywhere some events lead back to rest, with no row claimed."
    case .noMeansNo:
      "A no, a lost touch, a left app and a left screen carry nothing out."
    case .gesturesAreOptional:
      "A full swipe reported as a plain trigger asks the same and does the same."
    case .ignoredChangesNothing:
      "An ignored event changes nothing; at most it brings a refused row home."
    case .commandsCanBeObeyed:
      "A list that knows only its commands can obey each of them."
    case .commandsComeInOrder:
      "Commands come in their fixed order, and a row is closed once."
    case .fewestMoves:
      "The data's order is reached with as few moves as possible."
    case .appearanceIsWhatIsDrawn:
      "A row drawn afresh looks like one that obeyed every command."
    case .refusalsAreTheData:
      "A change of the data is refused exactly when one of its parts is impossible or old."
    case .undoIsOffered:
      "Undo is on offer exactly for what has ended well, can be undone and still has to be."
    case .dataIsAskedFor:
      "Data is asked for exactly where nobody knows what became of a change."
    case .failureIsTold:
      "A refusal is told, of the rows that were refused, and nothing else is."
    }
  }
}

/// A law that does not hold, and what broke it.
public struct Breach: Error, Hashable, Sendable, CustomStringConvertible {
  /// The law.
  public let law: Law
  /// What broke it, in one sentence.
  public let sentence: String

  /// Creates a breach of `law`.
  public init(_ law: Law, _ sentence: String) {
    self.law = law
    self.sentence = sentence
  }

  /// The law's number and what broke it.
  public var description: String { "law \(law.number): \(sentence)" }
}
