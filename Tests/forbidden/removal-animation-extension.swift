// refused: 'let' property 'row' may not be initialized directly
import ActionStateMachine

extension RemovalAnimation {
  init(forging row: RowID) {
    self.row = row
    self.exit = .collapse
  }
}
