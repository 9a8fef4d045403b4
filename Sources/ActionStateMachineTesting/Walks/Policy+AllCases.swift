import ActionStateMachine

extension Policy: CaseIterable {
  /// All combinations of choices that there are.
  public static var allCases: [Policy] {
    OpeningAnother.allCases.flatMap { opening in
      ClosingTap.allCases.flatMap { tap in
        PromptInBackground.allCases.map { background in
          Policy(openingAnother: opening, closingTap: tap, promptInBackground: background)
        }
      }
    }
  }
}
