import ActionStateMachine
import DecisionTables
import Foundation
import Testing

@Test("The table that was written is found fresh, and one with a changed letter stale")
func freshTable() throws {
  let file = try ScratchFile()
  defer { file.remove() }
  #expect(try ActionDemo("table", "--output", file.path).status == 0)
  #expect(try ActionDemo("table", "--check", file.path).status == 0)
  let stale = try ScratchFile(file.contents.replacing("A1", with: "A9"))
  defer { stale.remove() }
  let run = try ActionDemo("table", "--check", stale.path)
  #expect(run.status == 1)
  #expect(run.errors.contains(": line "))
}

@Test(
  "A format is written as the library does",
  arguments: [(TableFormat.html, Language.english), (.csv, .japanese)])
func formats(format: TableFormat, language: Language) throws {
  let book = try #require(try TableBook().only("law"))
  let run = try ActionDemo(
    "table", "--only", "law", "--format", format.rawValue, "--language", language.rawValue)
  #expect(run.status == 0)
  #expect(run.output.utf8.elementsEqual(book.text(format, in: language).utf8))
}

@Test("Two sets of actions are compared in words")
func difference() throws {
  let old = try ScratchFile(#"[{"id":"x","label":"X","edge":"trailing","change":"removes"}]"#)
  let new = try ScratchFile(
    #"[{"id":"x","label":"X","edge":"trailing","change":"removes","prompts":["alert"]}]"#)
  let tables = try ScratchFile()
  defer { for file in [old, new, tables] { file.remove() } }
  let run = try ActionDemo("table", "--diff", old.path, new.path)
  #expect(run.status == 1)
  #expect(run.output.contains("x.tap, then role to give the platform: destructive → none\n"))
  #expect(run.errors == "action-demo: \(new.path): differs from \(old.path)\n")
  _ = try ActionDemo(
    "table", "--actions", old.path, "--format", "json", "--output", tables.path)
  let same = try ActionDemo("table", "--diff", old.path, tables.path)
  #expect(same.status == 0)
  #expect(same.output == "Nothing changed.\n")
}

@Test("A way that the app says it has is present, one it leaves out is missing")
func knownWays() throws {
  let words = ["table", "--only", "paths", "--format", "tsv", "--paths"]
  let run = try ActionDemo(words: words + ["menu,keyboard"])
  #expect(run.output.contains("present\tpresent\tmissing\tmake sure of a way as an accessibility"))
  #expect(!run.output.contains("\tunknown"))
  let all = try ActionDemo("advise", "--paths", "menu,keyboard,accessibility")
  #expect(!all.output.contains("Not everyone can swipe"))
  #expect(try ActionDemo(words: words + ["keybord"]).errors.contains("did you mean keyboard?"))
  #expect(try ActionDemo(words: words + ["keybord"]).status == 64)
}

@Test("Asked for strictly, advice that is worth a change is a difference found")
func advice() throws {
  let file = try ScratchFile(#"[{"id":"x","label":"X","destructive":true,"change":"removes"}]"#)
  defer { file.remove() }
  let run = try ActionDemo("advise", "--strict", "--actions", file.path)
  #expect(run.status == 1)
  #expect(run.output.hasPrefix("x: warning: Offer undo, or ask first."))
  #expect(run.errors == "action-demo: 1 worth a change\n")
}
