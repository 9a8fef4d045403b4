import ActionStateMachine
import ListMapping

/// A list that does what the mapper calls, and no more: batches by position, one prompt at a time,
/// swipe handlers with completions. It faults where a platform would abort, or lose a prompt.
final class MappedList: FakeList, ListScreen {
  private let first: ListStateMachine<String>
  private lazy var mapper = ListMapper(self, showing: first) { [weak self] in
    self?.headers.contains($0) == true
  }
  /// The rows that begin a section.
  var headers: Set<String> = []
  /// The prompt on screen.
  private(set) var prompt: ShownPrompt<String>?
  /// The prompt that is on its way out.
  private(set) var leaving: PromptID?
  /// How long a prompt takes to leave: until the next event, or no time at all.
  var leavesSlowly = true
  /// The rows that can be seen; all unless said.
  var visible: Set<String>?
  private(set) var updates: [ScreenUpdate<String>] = []
  private(set) var news: [ListNews<String>] = []
  private(set) var closed: [String] = []
  private(set) var redrawn: [String] = []
  /// What the completions of swipe handlers were told, in order.
  private(set) var completed: [Bool] = []
  private(set) var openHandlers = 0

  required init(_ machine: ListStateMachine<String>) {
    first = machine
    super.init(machine)
  }

  override func happen(_ event: Event<String>) {
    promptLeft()
    switch event {
    case .trigger(_, let rows, .tap) where rows.count == 1: handle(rows[0])
    case .fullSwipe(let row, _, _): handle(row)
    default: break
    }
    driver.send(event)
  }

  /// The prompt that was leaving is off the screen.
  func promptLeft() {
    guard let prompt = leaving else { return }
    leaving = nil
    mapper.hasGone(prompt)
  }

  /// Says of a prompt that it is off the screen, whichever it is.
  func promptLeft(_ prompt: PromptID) { mapper.hasGone(prompt) }

  override func finish() {
    happen(.leave)
    promptLeft()
    super.finish()
    if let prompt { fault("still shows the prompt \(prompt.id)") }
    if openHandlers != 0 { fault("left \(openHandlers) handlers without a completion") }
  }

  override func draw(_ transition: Transition<String>, after event: Event<String>) {
    mapper.obey(transition, after: event, in: driver.machine)
    let live = driver.machine.livePrompt.map(\.prompt)
    if leaving == nil, prompt?.id != live {
      fault("shows the prompt \(prompt.map { "\($0.id)" } ?? "none") after \(event)")
    }
  }

  private func handle(_ row: String) {
    var calls = 0
    openHandlers += 1
    mapper.handlerBegan(row) { [weak self] performed in
      calls += 1
      if calls > 1 { self?.fault("had a completion of \(row) called twice") }
      self?.openHandlers -= 1
      self?.completed.append(performed)
    }
  }

  func draw(_ update: ScreenUpdate<String>) {
    updates.append(update)
    guard let batch = update.batch else { return fault("has to load \(update.rows) anew") }
    var table = SectionedBatch(SectionedRows(shown, isHeader: headers.contains))
    if let reason = table.obey(batch, showing: update.sections) {
      return fault("refuses the batch \(batch): \(reason)")
    }
    let rows = table.rows
    if rows != update.rows { fault("aborts: draws \(rows), not \(update.rows)") }
    shown = rows
  }

  func redraw(_ rows: [String]) { redrawn += rows }
  func close(_ row: String) { closed.append(row) }
  func isOnScreen(_ row: String) -> Bool { visible?.contains(row) ?? shown.contains(row) }
  func tell(_ news: ListNews<String>) { self.news.append(news) }

  func show(_ prompt: ShownPrompt<String>) {
    if leaving != nil { fault("loses the prompt \(prompt.id): another is leaving") }
    if let shown = self.prompt, shown.id != prompt.id { fault("shows two prompts at once") }
    self.prompt = prompt
  }

  func takeAway(_ prompt: PromptID) {
    if self.prompt?.id != prompt { fault("has no prompt \(prompt) to take away") }
    self.prompt = nil
    leaving = prompt
    if !leavesSlowly { promptLeft() }
  }
}
