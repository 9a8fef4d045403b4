import DemoStories

extension Program {
  /// Tells both stories, each beside what the machine does.
  static func tellStories(_ output: Output) throws(Failure) {
    var block = TextBlock("Where lists flicker, and where they do not", .strong)
    block.add(
      "A row may leave the screen ahead of its data only if nothing stands between the trigger "
        + "and the change. Everything else on screen follows the data.")
    for story in Story.all {
      block.add()
      block.add(String(repeating: "─", count: 80), .faint)
      block.add(story.text)
    }
    block.add()
    block.add("More: action-demo list, action-demo --help", .faint)
    try output.write(block)
  }
}
