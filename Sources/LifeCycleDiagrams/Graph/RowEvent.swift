import ActionStateMachine

/// What can happen to one row, in the words of people and not of the machine.
public enum RowEvent: String, Hashable, Sendable, CaseIterable {
  /// A finger takes it.
  case swipe
  /// The finger pulls it past the full-swipe threshold.
  case arm
  /// The finger comes back from there.
  case disarm
  /// It comes to rest open.
  case reveal
  /// It is closed, something else is tapped or scrolled, or the touch is lost.
  case close
  /// An action that asks first is started, in any way.
  case chooseAsking
  /// An action with nothing between it and the removal is started, in any way.
  case chooseLeaving
  /// An action that waits for someone else is started, in any way.
  case chooseWaiting
  /// The question appears.
  case appear
  /// The question is answered yes.
  case yes
  /// The question is answered no, or goes away unanswered.
  case no
  /// It is picked up.
  case lift
  /// It is let go in another place.
  case dropElsewhere
  /// It is let go in its own place.
  case dropHome
  /// The drag ends without a drop.
  case dragLost
  /// The change is done, and the data shows it.
  case succeed
  /// The change is refused, or the data does not show it once nobody knows.
  case fail
  /// The removal is undone.
  case undo
  /// The offer to undo ends.
  case expire
  /// The data lacks the row, for whatever reason.
  case vanish
  /// The data has the row again.
  case comeBack
  /// The screen is left.
  case leave
  /// The app comes back to the foreground.
  case comeForward
}

extension RowEvent {
  /// What people call it.
  var label: Label {
    switch self {
    case .swipe: Label("swiped", "スワイプする")
    case .arm: Label("pulled past the threshold", "しきい値を越える")
    case .disarm: Label("pulled back", "しきい値の手前に戻す")
    case .reveal: Label("buttons revealed", "ボタンを表示する")
    case .close: Label("closed or touch lost", "閉じる・操作が途切れる")
    case .chooseAsking: Label("Delete (asks first)", "「削除」（先に確認）")
    case .chooseLeaving: Label("Archive (asks nothing)", "「アーカイブ」（確認なし）")
    case .chooseWaiting: Label("Send (waits for a server)", "「送信」（サーバー待ち）")
    case .appear: Label("the question appears", "確認が画面に出る")
    case .yes: Label("yes", "承認")
    case .no: Label("no", "キャンセル")
    case .lift: Label("lifted", "持ち上げる")
    case .dropElsewhere: Label("dropped in another place", "別の位置で離す")
    case .dropHome: Label("dropped in its own place", "元の位置で離す")
    case .dragLost: Label("drag lost", "ドラッグが途切れる")
    case .succeed: Label("done", "成功")
    case .fail: Label("refused", "失敗")
    case .undo: Label("undone", "取り消す")
    case .expire: Label("the offer ends", "期限切れ")
    case .vanish: Label("the data drops it", "データから消える")
    case .comeBack: Label("the data has it again", "データに再び現れる")
    case .leave: Label("the screen is left", "画面を離れる")
    case .comeForward: Label("the app comes back", "アプリに戻る")
    }
  }
}
