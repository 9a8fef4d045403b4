import ActionStateMachine
import ListDriver
import Testing

/// A front end that writes down what it is told, and sends what it is told to send.
@MainActor private final class Screen: @MainActor ListFrontEnd {
  var transitions: [Transition<String>] = []
  var events: [Event<String>] = []
  var refusals: [IgnoredReason] = []
  /// Called with each event while its transition is being obeyed.
  var whileObeying: (Event<String>) -> Void = { _ in }

  var commands: [Command<String>] { transitions.flatMap(Array.init) }

  func obey(_ transition: Transition<String>, after event: Event<String>) {
    whileObeying(event)
    transitions.append(transition)
    events.append(event)
  }

  func refused(_ change: RowsChange<String>, for reason: IgnoredReason) {
    refusals.append(reason)
  }
}

@MainActor @Suite struct ListDriverTests {
  private let screen = Screen()
  private let store = ManualStore<String>()
  private let driver: ListDriver<Screen>

  private static func machine() throws -> ListStateMachine<String> {
    let actions = try ActionSet([
      RowAction(id: "archive", label: "Archive", change: .removes),
      RowAction(id: "flag", label: "Flag", change: .updates),
      RowAction(id: "delete", label: "Delete", change: .removes, prompts: [.alert]),
    ])
    return ListStateMachine(actions: actions, rows: ["a", "b", "c"])
  }

  init() throws {
    driver = try ListDriver(Self.machine(), frontEnd: screen, store: store.ask)
  }

  private func flag(_ row: String) { driver.send(.trigger("flag", rows: [row], via: .menu)) }

  @Test("A transition is obeyed to its end before what was sent meanwhile, first in, first out")
  func runToCompletion() {
    screen.whileObeying = { [driver] event in
      guard event == .lift("a") else { return }
      driver.send(.hover(.slot(.end)))
      driver.send(.cancelDrag)
    }
    driver.send(.lift("a"))
    #expect(screen.events == [.lift("a"), .hover(.slot(.end)), .cancelDrag])
    #expect(screen.transitions.first?.outcome == .ignored(.notReorderable))
    screen.whileObeying = { [driver] event in
      guard case .trigger = event else { return }
      driver.send(.presented(PromptID(1)))
      driver.send(.confirm(PromptID(1)))
      #expect(driver.machine.livePrompt?.isPresented == false)
    }
    driver.send(.trigger("delete", rows: ["a"], via: .tap))
    #expect(screen.events.suffix(2) == [.presented(PromptID(1)), .confirm(PromptID(1))])
    #expect(driver.machine.mutations.map(\.ticket) == [Ticket(1)])
  }

  @Test("The store is asked once for each order, on the driver's actor, in the order of tickets")
  func asks() async {
    for row in ["a", "b", "c"] { flag(row) }
    #expect(store.requests.isEmpty)
    #expect(await settled { store.requests.count == 3 })
    #expect(store.requests.map(\.ticket) == [Ticket(1), Ticket(2), Ticket(3)])
    #expect(store.requests.map(\.rows) == [["a"], ["b"], ["c"]])
    #expect(store.requests.map(\.change) == Array(repeating: .perform("flag"), count: 3))
    store.close()
  }

  @Test("Answers out of order, each once, end their own tickets")
  func outOfOrder() async {
    for row in ["a", "b", "c"] { flag(row) }
    #expect(await settled { store.requests.count == 3 })
    for ticket in [3, 1, 2] {
      store.answer(ticket)
      #expect(await settled { !driver.machine.mutations.contains { $0.ticket == Ticket(ticket) } })
    }
    #expect(
      screen.events.suffix(3) == [3, 1, 2].map { .mutationSucceeded(Ticket($0), revision: nil) })
    #expect(driver.machine.mutations.isEmpty)
  }

  @Test("What the store returns is the revision")
  func revision() async {
    flag("a")
    #expect(await settled { store.requests.count == 1 })
    store.answer(1, with: .success(7))
    #expect(await settled { screen.events.last == .mutationSucceeded(Ticket(1), revision: 7) })
  }

  @Test("Any error refuses all rows, with its text as the reason")
  func failure() async {
    struct Conflict: Error, CustomStringConvertible { let description = "conflict" }
    driver.send(.trigger("archive", rows: ["a"], via: .menu))
    #expect(await settled { store.requests.count == 1 })
    store.answer(1, with: .failure(Conflict()))
    #expect(await settled { driver.machine.mutations.isEmpty })
    #expect(screen.commands.contains(.restoreRow("a")))
    #expect(screen.commands.contains(.fail(["a"], reason: "conflict")))
  }

  @Test("Rows that a refusal does not name are done")
  func partialFailure() async {
    driver.send(.trigger("flag", rows: ["a", "b", "c"], via: .bulk))
    #expect(await settled { store.requests.count == 1 })
    store.answer(
      1, with: .failure(StoreRefusal<String>(reason: "locked", rows: ["b"], revision: 4)))
    #expect(await settled { driver.machine.mutations.isEmpty })
    #expect(
      screen.events.suffix(2) == [
        .mutationFailed(Ticket(1), reason: "locked", rows: ["b"]),
        .mutationSucceeded(Ticket(1), revision: 4),
      ])
    #expect(screen.commands.contains(.fail(["b"], reason: "locked")))
  }

  @Test("A refusal that names no rows refuses all", arguments: [nil, "locked"])
  func wholeRefusal(reason: String?) async {
    driver.send(.trigger("flag", rows: ["a", "b"], via: .bulk))
    #expect(await settled { store.requests.count == 1 })
    store.answer(1, with: .failure(StoreRefusal<String>(reason: reason)))
    #expect(await settled { driver.machine.mutations.isEmpty })
    #expect(screen.commands.contains(.fail(["a", "b"], reason: reason)))
  }

  @Test("A refusal of none of the rows leaves them done, and no ticket open")
  func refusalOfNone() async {
    flag("a")
    #expect(await settled { store.requests.count == 1 })
    store.answer(1, with: .failure(StoreRefusal<String>(rows: [])))
    #expect(await settled { driver.machine.mutations.isEmpty })
  }

  @Test("A cancelled request has an unknown answer")
  func cancelled() async {
    flag("a")
    #expect(await settled { store.requests.count == 1 })
    store.answer(1, with: .failure(CancellationError()))
    #expect(await settled { screen.events.last == .mutationUnknown(Ticket(1)) })
    #expect(screen.commands.contains(.requestData))
  }

  @Test("A second answer, told by other ways, is ignored")
  func twice() async {
    flag("a")
    #expect(await settled { store.requests.count == 1 })
    driver.send(.mutationSucceeded(Ticket(1), revision: nil))
    #expect(driver.machine.mutations.isEmpty)
    store.answer(1, with: .failure(CancellationError()))
    #expect(await settled { screen.events.last == .mutationUnknown(Ticket(1)) })
    #expect(screen.transitions.last?.outcome == .ignored(.staleTicket))
  }

  @Test("An answer that comes after the row is gone shows no error")
  func late() async {
    driver.send(.trigger("archive", rows: ["a"], via: .menu))
    #expect(await settled { store.requests.count == 1 })
    driver.send(.rowsChanged(RowsChange(remove: ["a"])))
    store.answer(1, with: .failure(StoreRefusal<String>(reason: "too late")))
    #expect(await settled { screen.transitions.last?.outcome == .ignored(.staleTicket) })
    #expect(!screen.commands.contains(.fail(["a"], reason: "too late")))
  }

  @Test("A store that never answers holds up nothing else")
  func never() async {
    driver.send(.trigger("archive", rows: ["a"], via: .menu))
    flag("b")
    #expect(await settled { store.requests.count == 2 })
    store.answer(2)
    #expect(await settled { driver.machine.mutations.map(\.ticket) == [Ticket(1)] })
    store.close()
  }

  @Test("A store that answers at once is heard after the transition that asked it")
  func atOnce() async throws {
    let driver = try ListDriver(Self.machine(), frontEnd: screen) { _ in nil }
    driver.send(.trigger("flag", rows: ["a"], via: .menu))
    #expect(screen.events.count == 1)
    #expect(await settled { screen.events.count == 2 })
    #expect(driver.machine.mutations.isEmpty)
  }

  @Test("Data that the machine refuses is told to the front end, with the reason")
  func refusedData() {
    driver.send(.rowsChanged(RowsChange(snapshot: ["a", "a"])))
    driver.send(.conceal("a"))
    driver.send(.rowsChanged(RowsChange(snapshot: ["a"])))
    #expect(screen.refusals == [.duplicateRow])
  }

  @Test("After a resumed state, answers that went to another process are unknown, once")
  func resume() async throws {
    flag("a")
    driver.send(.trigger("archive", rows: ["b"], via: .menu))
    let later = Screen()
    let resumed = ListDriver(driver.machine, frontEnd: later, store: store.ask)
    resumed.send(.trigger("flag", rows: ["c"], via: .menu))
    resumed.resume()
    #expect(
      later.events.dropFirst() == [
        .mutationUnknown(Ticket(1)), .mutationUnknown(Ticket(2)),
      ])
    resumed.send(.rowsChanged(RowsChange(snapshot: ["a", "b", "c"])))
    #expect(later.commands.contains(.restoreRow("b")))
    #expect(resumed.machine.mutations.map(\.ticket) == [Ticket(3)])
    await drained()
    store.close()
  }

  @Test("The driver keeps no front end alive, and no store keeps the driver")
  func lifetime() async throws {
    weak var gone: Screen?
    weak var goneDriver: ListDriver<Screen>?
    do {
      let screen = Screen()
      let driver = try ListDriver(Self.machine(), frontEnd: screen, store: store.ask)
      (gone, goneDriver) = (screen, driver)
      driver.send(.trigger("flag", rows: ["a"], via: .menu))
    }
    #expect(await settled { store.requests.count == 1 })
    #expect(gone == nil && goneDriver == nil)
    store.answer(1)
    await drained()
  }
}

/// An actor of an app's own, with a list.
private actor Office {
  private final class Screen: ListFrontEnd {
    var events: [Event<Int>] = []
    func obey(_ transition: Transition<Int>, after event: Event<Int>) { events.append(event) }
    func refused(_ change: RowsChange<Int>, for reason: IgnoredReason) {}
  }

  private var asked = 0
  private let screen = Screen()

  func run() async throws -> Int {
    let actions = try ActionSet([RowAction(id: "flag", label: "Flag", change: .updates)])
    let machine = ListStateMachine(actions: actions, rows: Array(0..<100))
    let driver = ListDriver(machine, frontEnd: screen) { _ in
      self.assertIsolated()
      self.asked += 1
      await Task.yield()
      return nil
    }
    for row in 0..<100 { driver.send(.trigger("flag", rows: [row], via: .menu)) }
    while screen.events.count < 200 { await Task.yield() }
    #expect(driver.machine.mutations.isEmpty)
    return asked
  }
}

@Test("A driver runs on any actor, together with its store", .timeLimit(.minutes(1)))
func anyActor() async throws {
  async let first = Office().run()
  async let second = Office().run()
  #expect(try await (first, second) == (100, 100))
}
