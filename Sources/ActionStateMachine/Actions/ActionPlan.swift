/// What the machine needs to know of an action at every event, without copying its texts.
///
/// It repeats what `decision(for:trigger:)` says, none of which depends on the trigger.
@usableFromInline
struct ActionPlan: Hashable, Sendable {
  @usableFromInline let change: RowChange
  @usableFromInline let promptCount: Int
  @usableFromInline let isUndoable: Bool
  @usableFromInline let isReorder: Bool
  @usableFromInline let preAnimatesRemoval: Bool
  @usableFromInline let makesRowBusy: Bool
  @usableFromInline let rowAtTrigger: Decision.RowAtTrigger
  @usableFromInline let rowAtCancel: Decision.RowAtCancel

  init(_ action: RowAction) {
    let decision = decision(for: action, trigger: .fullSwipe)
    change = action.change
    promptCount = action.prompts.count
    isUndoable = action.isUndoable
    isReorder = action.isReorder
    preAnimatesRemoval = decision.preAnimatesRemoval
    makesRowBusy = decision.isBusyMeanwhile
    rowAtTrigger = decision.rowAtTrigger
    rowAtCancel = decision.rowAtCancel
  }
}
