import ActionStateMachine

/// A fault that can be planted around a machine, to see that the laws are really watched.
public enum Plant: String, Hashable, Sendable, CaseIterable {
  case preAnimateWhilePrompting, forgetRestore
  case letGoEarly, forgetInsert
  case moveOnDrop
  case doublePerform, actOnIndex, acceptStalePrompt, skipSecondQuestion
  case forgetDismiss
  case forgetClose
  case forgetUnbusy, forgetCloseGap
  case menuSkipsQuestion
  case shareBetweenCopies
  case ignoreTheStore
  case performOnCancel
  case fullSwipeSkipsQuestion
  case cancelWhileRefusing
  case insertTwice
  case lookBeforeStructure, closeTwice
  case moveMore
  case forgetDeselect
  case refuseSameData
  case forgetOffer, offerLonger
  case forgetRequest
  case hideFailure

  /// The law that the fault breaks. Another one may notice first.
  public var law: Law {
    switch self {
    case .preAnimateWhilePrompting, .forgetRestore: .removalFollowsData
    case .letGoEarly, .forgetInsert: .drawnOrderIsDataOrder
    case .moveOnDrop: .structureFollowsData
    case .doublePerform, .actOnIndex, .acceptStalePrompt, .skipSecondQuestion: .performOncePerYes
    case .forgetDismiss: .onePromptLive
    case .forgetClose: .oneRowDisplaced
    case .forgetUnbusy, .forgetCloseGap: .looksPairUp
    case .menuSkipsQuestion: .triggersAgree
    case .shareBetweenCopies: .totalAndDeterministic
    case .ignoreTheStore: .noDeadEnd
    case .performOnCancel: .noMeansNo
    case .fullSwipeSkipsQuestion: .gesturesAreOptional
    case .cancelWhileRefusing: .ignoredChangesNothing
    case .insertTwice: .commandsCanBeObeyed
    case .lookBeforeStructure, .closeTwice: .commandsComeInOrder
    case .moveMore: .fewestMoves
    case .forgetDeselect: .appearanceIsWhatIsDrawn
    case .refuseSameData: .refusalsAreTheData
    case .forgetOffer, .offerLonger: .undoIsOffered
    case .forgetRequest: .dataIsAskedFor
    case .hideFailure: .failureIsTold
    }
  }

  /// What the fault does, in one sentence.
  public var sentence: String {
    switch self {
    case .preAnimateWhilePrompting: "Takes the row out while it only asks whether to remove it."
    case .forgetRestore: "Leaves a row away although its removal was refused."
    case .letGoEarly: "Lets a dropped row fly home at the next change of the data."
    case .forgetInsert: "Leaves a new row out."
    case .moveOnDrop: "Moves the row at the drop, ahead of the data."
    case .doublePerform: "Carries a change out twice."
    case .actOnIndex: "Remembers the position of the row that it asks about, not the row."
    case .acceptStalePrompt: "Takes the answer to an old question for one to the new question."
    case .skipSecondQuestion: "Takes the first yes of a chain for all of them."
    case .forgetDismiss: "Leaves a question on screen that is over."
    case .forgetClose: "Never closes a row."
    case .forgetUnbusy: "Leaves a row waiting for ever."
    case .forgetCloseGap: "Leaves the gap of a drag open."
    case .menuSkipsQuestion: "Asks nothing when the action comes from a menu."
    case .shareBetweenCopies: "Shares something between copies, so that each disturbs the other."
    case .ignoreTheStore: "Ignores what the store answers."
    case .performOnCancel: "Takes a no for a yes."
    case .fullSwipeSkipsQuestion: "Asks nothing after a full swipe."
    case .cancelWhileRefusing: "Cancels the question by the very tap that it refuses."
    case .insertTwice: "Inserts a new row twice."
    case .lookBeforeStructure: "Turns the order of the commands around."
    case .closeTwice: "Closes a row twice at once."
    case .moveMore: "Moves a row to the place where it is."
    case .forgetDeselect: "Leaves rows selected on screen that are not."
    case .refuseSameData: "Refuses data that is as it was."
    case .forgetOffer: "Never offers to undo."
    case .offerLonger: "Leaves the offer to undo a removal although the rows are back."
    case .forgetRequest: "Does not ask for data although an answer was lost."
    case .hideFailure: "Says nothing of a change that was refused."
    }
  }
}
