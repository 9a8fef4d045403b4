#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import ActionStateMachine
  import SwiftUI

  /// Tells a model when its screen and its app come and go, and how people want things to move.
  struct ListLife<RowID: Hashable & Sendable>: ViewModifier {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    let model: ListModel<RowID>

    func body(content: Content) -> some View {
      content
        .sensoryFeedback(.error, trigger: model.failure)
        .onAppear { model.send(.enter) }
        .onDisappear { model.send(.leave) }
        .onChange(of: scenePhase) { _, phase in
          // Inactive is not left: a face scan makes an app inactive.
          if phase == .background { model.send(.background) }
          if phase == .active { model.send(.foreground) }
        }
        .onChange(of: reducesMotion, initial: true) { _, reduces in
          model.reducesMotion = reduces
        }
    }
  }
#endif
