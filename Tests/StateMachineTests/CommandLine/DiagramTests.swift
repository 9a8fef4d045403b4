import Testing

@Test("The diagram that was written is found fresh, and one in another format stale")
func freshDiagram() throws {
  let file = try ScratchFile()
  defer { file.remove() }
  #expect(try ActionDemo("diagram", "--format", "dot", "--output", file.path).status == 0)
  #expect(file.contents.contains("digraph lifeCycle"))
  #expect(try ActionDemo("diagram", "--format", "dot", "--check", file.path).status == 0)
  #expect(try ActionDemo("diagram", "--check", file.path).status == 1)
}

@Test("A diagram in an unknown format or language is wrong usage")
func unknownDiagram() throws {
  let format = try ActionDemo("diagram", "--format", "svgg")
  #expect(format.status == 64 && format.errors.contains("did you mean svg?"))
  #expect(try ActionDemo("diagram", "--language", "xx").status == 64)
}
