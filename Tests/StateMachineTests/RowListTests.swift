import ActionStateMachine
import Testing

@Test("A list of rows keeps their order and drops repetitions on request")
func uniqueRows() {
  let rows: RowList<String> = ["b", "a", "b"]
  #expect(rows.unique == ["b", "a"])
}
