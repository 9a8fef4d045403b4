// What people read, in English and Japanese.

const en = {
  title: "A list that does not flicker", language: "Language", rtl: "Right to left", tags: "Tags", tasks: "Today",
  edit: "Select", done: "Done", undo: "Undo", undoTasks: "Undo: today", switches: "What the lists do", naive: "Lists without the machine: see them flicker",
  prompts: "Delete", oneAlert: "asks in an alert", noPrompt: "asks nothing", twoPrompts: "asks, then wants a passcode",
  secondTap: "wants a second tap", change: "Its row", removes: "is removed", updates: "is ticked off",
  row: "While it asks, its row", closes: "is closed", closesAtAnswer: "closes at the answer", staysOpenOnCancel: "stays open after a no",
  store: "The store", answersAtOnce: "answers at once", answersLate: "answers after two seconds", refuses: "refuses",
  deferred: "The data waits for the store", undoable: "Delete can be undone", movesAsk: "A move asks first", elsewhere: (name) => `Someone else deletes ${name} in two seconds`,
  refill: "Put all rows back", save: "Save the recordings", table: "Decisions: Delete as it is set is marked",
  asks: "Asks", waits: "Waits", role: "Role", leaves: "Leaves ahead of the data", yes: "yes", no: "no", log: "Transitions",
  hint: "Swipe a row, or open its menu. Delete works as a key.",
  taskHint: "Drag a row by its grip, or press Space on the grip and use the arrows.",
  delete: "Delete", archive: "Archive", tick: "Tick off", really: "Really?", cancel: "Cancel",
  questions: {
    delete: { title: (names) => `Delete ${names}?`, more: "Notes keep their other tags.", yes: "Delete", isRed: true },
    reorder: { title: (names) => `Move ${names}?`, more: "Everyone who shares the list sees the new order.", yes: "Move" },
    passcode: { title: () => "Passcode", more: "Press OK in place of a passcode.", yes: "OK" },
  },
  more: (name) => `Actions for ${name}`, grip: (name) => `Move ${name}`, pick: (name) => `Select ${name}`, busy: "waiting",
  bulkDelete: (count) => `Delete ${count} selected`, opened: (name) => `${name} would open here.`,
  hints: { destructive: "destructive", asksFirst: "asks first", waits: "waits", canBeUndone: "can be undone" },
  said: {
    removed: (names) => `${names} removed.`, restored: (names) => `${names} back.`, moved: (names) => `${names} moved.`,
    failed: (names) => `It did not happen: ${names}.`, waiting: (names) => `${names}: waiting.`,
  },
  drag: {
    lifted: (name, place, count) => `${name} lifted: ${place} of ${count}. Arrows move it, Space drops it, Escape gives up.`,
    at: (name, place, count) => `${place} of ${count}`, dropped: (name, place, count) => `${name} dropped: ${place} of ${count}.`,
    cancelled: (name, place, count) => `Not moved: ${name}, ${place} of ${count}.`,
  },
  tagNames: ["Errands", "Recipes", "Travel", "Letters", "Garden", "Books"],
  taskNames: ["Laundry", "Shopping", "Post", "Bicycle", "Dinner"],
};

const ja = {
  title: "ちらつかないリスト", language: "言語", rtl: "右から左へ", tags: "タグ", tasks: "今日",
  edit: "選択", done: "完了", undo: "取り消す", undoTasks: "取り消す：今日", switches: "リストの動作", naive: "ステートマシンなしのリスト（ちらつきを確認）",
  prompts: "「削除」は", oneAlert: "アラートで確認する", noPrompt: "確認しない", twoPrompts: "確認してからパスコードを求める",
  secondTap: "もう一度タップを求める", change: "行", removes: "削除される", updates: "完了になる",
  row: "確認中の行", closes: "閉じる", closesAtAnswer: "回答時に閉じる", staysOpenOnCancel: "キャンセル後も開いたまま",
  store: "保存先", answersAtOnce: "すぐに応答する", answersLate: "2秒後に応答する", refuses: "拒否する",
  deferred: "保存先の応答を待ってデータを変える", undoable: "「削除」を取り消せる", movesAsk: "移動の前に確認する", elsewhere: (name) => `2秒後にほかの人が「${name}」を削除`,
  refill: "すべての行を元に戻す", save: "記録を保存", table: "決定表（現在の「削除」の行に印）",
  asks: "確認", waits: "待機", role: "ロール", leaves: "データより先に消える", yes: "はい", no: "いいえ", log: "状態遷移",
  hint: "行をスワイプするか、メニューを開きます。Deleteキーも使えます。",
  taskHint: "つまみをドラッグするか、つまみでスペースキーを押して矢印キーで移動します。",
  delete: "削除", archive: "アーカイブ", tick: "完了", really: "本当に？", cancel: "キャンセル",
  questions: {
    delete: { title: (names) => `「${names}」を削除しますか？`, more: "メモのほかのタグはそのまま残ります。", yes: "削除", isRed: true },
    reorder: { title: (names) => `「${names}」を移動しますか？`, more: "リストを共有する全員の順番が変わります。", yes: "移動" },
    passcode: { title: () => "パスコード", more: "パスコードの代わりにOKを押してください。", yes: "OK" },
  },
  more: (name) => `「${name}」のアクション`, grip: (name) => `「${name}」を移動`, pick: (name) => `「${name}」を選択`, busy: "待機中",
  bulkDelete: (count) => `選択した${count}件を削除`, opened: (name) => `ここで「${name}」が開きます。`,
  hints: { destructive: "破壊的操作", asksFirst: "確認します", waits: "完了まで待ちます", canBeUndone: "取り消せます" },
  said: {
    removed: (names) => `「${names}」を削除しました。`, restored: (names) => `「${names}」を元に戻しました。`, moved: (names) => `「${names}」を移動しました。`,
    failed: (names) => `実行できませんでした：${names}`, waiting: (names) => `「${names}」：待機中。`,
  },
  drag: {
    lifted: (name, place, count) => `「${name}」を持ち上げました：${count}件中${place}番目。矢印キーで移動、スペースキーで確定、Escキーで中止。`,
    at: (name, place, count) => `${count}件中${place}番目`, dropped: (name, place, count) => `「${name}」を置きました：${count}件中${place}番目。`,
    cancelled: (name, place, count) => `移動を中止しました：「${name}」、${count}件中${place}番目。`,
  },
  tagNames: ["用事", "レシピ", "旅行", "手紙", "庭", "本"],
  taskNames: ["洗濯", "買い物", "郵便", "自転車", "夕食"],
};

const languages = { en, ja };
let current = "en";

/** The texts of the language that is set. */
export const text = () => languages[current];

/** The lists' rows in the order in which they start, and what they are called. */
export const tagIDs = en.tagNames.map((name) => name.toLowerCase());
export const taskIDs = en.taskNames.map((name) => name.toLowerCase());
export const nameOf = (row) =>
  text().tagNames[tagIDs.indexOf(row)] ?? text().taskNames[taskIDs.indexOf(row)] ?? row;
export const namesOf = (rows) => rows.map(nameOf).join(current === "ja" ? "、" : ", ");

/** Sets the language of the page. */
export function speak(language) {
  current = language;
  document.documentElement.lang = language;
  document.title = text().title;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = text()[element.dataset.text];
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text()[element.dataset.label]);
}
