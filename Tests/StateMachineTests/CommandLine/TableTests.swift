import Foundation
import Testing

@Test("The table that was written is found fresh, and one with a changed letter stale")
func freshTable() throws {
  let file = try ScratchFile()
  defer { file.remove() }
  #expect(try ActionDemo("table", "--output", file.path).status == 0)
  #expect(file.contents == (try ActionDemo("table").output))
  #expect(try ActionDemo("table", "--check", file.path).status == 0)
  let stale = try ScratchFile(file.contents.replacing("A1", with: "A9"))
  defer { stale.remove() }
  let run = try ActionDemo("table", "--check", stale.path)
  #expect(run.status == 1)
  #expect(run.errors.contains(": line "))
}
