import ActionStateMachine

/// What draws a list, and tells people what its machine has to tell them.
///
/// A driver calls it on the actor that it was called on. It may send the driver events at any time,
/// also while it obeys.
public protocol ListFrontEnd<RowID>: AnyObject {
  /// What the list's rows are known by.
  associatedtype RowID: Hashable & Sendable

  /// Obeys the commands of `transition`, in their order. `event` is what gave rise to it.
  ///
  /// `perform` and `performUndo` among them are for the driver, which calls the store; all others
  /// are for the front end, `requestData` too.
  func obey(_ transition: Transition<RowID>, after event: Event<RowID>)

  /// Hears that the machine refused `change`: what the data told does not fit what it told before.
  ///
  /// Report it loudly, since it is a fault of the data's, and send a snapshot.
  func refused(_ change: RowsChange<RowID>, for reason: IgnoredReason)
}
