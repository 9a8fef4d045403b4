// What people read, in English and Japanese.

const en = {
  title: "A list that does not flicker", language: "Language", rtl: "Right to left", tags: "Tags",
  edit: "Select", done: "Done", undo: "Undo", switches: "What Delete does", naive: "A list without the machine: see it flicker",
  prompts: "Before it", oneAlert: "asks in an alert", noPrompt: "asks nothing", twoPrompts: "asks, then wants a passcode",
  secondTap: "wants a second tap", change: "The row", removes: "is removed", updates: "is ticked off",
  row: "While it asks, the row", closes: "is closed", closesAtAnswer: "closes at the answer", staysOpenOnCancel: "stays open after a no",
  store: "The store", answersAtOnce: "answers at once", answersLate: "answers after two seconds", refuses: "refuses",
  deferred: "The data waits for the store", undoable: "It can be undone", elsewhere: "Someone else deletes this row in two seconds",
  refill: "Put all tags back", save: "Save the recording", table: "Decisions: Delete as it is set is marked",
  asks: "Asks", waits: "Waits", role: "Role", leaves: "Leaves ahead of the data", yes: "yes", no: "no", log: "Transitions",
  hint: "Swipe a row, or open its menu. Delete works as a key. Drag the grip, or press Space on it and use the arrows.",
  delete: "Delete", archive: "Archive", reallyDelete: "Really?", cancel: "Cancel", passcode: "Passcode",
  askTitle: (names) => `Delete ${names}?`, askText: "Notes keep their other tags.", passcodeText: "Press OK in place of a passcode.",
  ok: "OK", more: (name) => `Actions for ${name}`, grip: (name) => `Move ${name}`, pick: (name) => `Select ${name}`, busy: "waiting",
  bulkDelete: (count) => `Delete ${count} selected`, opened: (name) => `${name} would open here.`,
  hints: { destructive: "destructive", asksFirst: "asks first", waits: "waits", canBeUndone: "can be undone" },
  said: {
    removed: (names) => `${names} removed.`, restored: (names) => `${names} back.`, moved: (names) => `${names} moved.`,
    failed: (names) => `It did not happen: ${names}.`, waiting: (names) => `${names}: waiting.`,
  },
  undoOffer: (names) => names, names: ["Errands", "Recipes", "Travel", "Letters", "Garden", "Books"],
};

const ja = {
  title: "ちらつかないリスト", language: "言語", rtl: "右から左へ", tags: "タグ",
  edit: "選択", done: "完了", undo: "取り消す", switches: "「削除」の動作", naive: "ステートマシンなしのリスト（ちらつきを確認）",
  prompts: "実行前", oneAlert: "アラートで確認する", noPrompt: "確認しない", twoPrompts: "確認してからパスコードを求める",
  secondTap: "もう一度タップを求める", change: "行", removes: "削除される", updates: "完了になる",
  row: "確認中の行", closes: "閉じる", closesAtAnswer: "回答時に閉じる", staysOpenOnCancel: "キャンセル後も開いたまま",
  store: "保存先", answersAtOnce: "すぐに応答する", answersLate: "2秒後に応答する", refuses: "拒否する",
  deferred: "保存先の応答を待ってデータを変える", undoable: "取り消せる", elsewhere: "2秒後にほかの人がこの行を削除",
  refill: "すべてのタグを元に戻す", save: "記録を保存", table: "決定表（現在の「削除」の行に印）",
  asks: "確認", waits: "待機", role: "ロール", leaves: "データより先に消える", yes: "はい", no: "いいえ", log: "状態遷移",
  hint: "行をスワイプするか、メニューを開きます。Deleteキーも使えます。つまみをドラッグするか、つまみでスペースキーを押して矢印キーで移動します。",
  delete: "削除", archive: "アーカイブ", reallyDelete: "本当に？", cancel: "キャンセル", passcode: "パスコード",
  askTitle: (names) => `「${names}」を削除しますか？`, askText: "メモのほかのタグはそのまま残ります。", passcodeText: "パスコードの代わりにOKを押してください。",
  ok: "OK", more: (name) => `「${name}」のアクション`, grip: (name) => `「${name}」を移動`, pick: (name) => `「${name}」を選択`, busy: "待機中",
  bulkDelete: (count) => `選択した${count}件を削除`, opened: (name) => `ここで「${name}」が開きます。`,
  hints: { destructive: "破壊的操作", asksFirst: "確認します", waits: "完了まで待ちます", canBeUndone: "取り消せます" },
  said: {
    removed: (names) => `「${names}」を削除しました。`, restored: (names) => `「${names}」を元に戻しました。`, moved: (names) => `「${names}」を移動しました。`,
    failed: (names) => `実行できませんでした：${names}`, waiting: (names) => `「${names}」：待機中。`,
  },
  undoOffer: (names) => names, names: ["用事", "レシピ", "旅行", "手紙", "庭", "本"],
};

const languages = { en, ja };
let current = "en";

/** The texts of the language that is set. */
export const text = () => languages[current];

/** The list's rows in the order in which they start, and what they are called. */
export const rowIDs = en.names.map((name) => name.toLowerCase());
export const nameOf = (row) => text().names[rowIDs.indexOf(row)] ?? row;
export const namesOf = (rows) => rows.map(nameOf).join(current === "ja" ? "、" : ", ");

/** Sets the language of the page. */
export function speak(language) {
  current = language;
  document.documentElement.lang = language;
  document.title = text().title;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = text()[element.dataset.text];
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text()[element.dataset.label]);
}
