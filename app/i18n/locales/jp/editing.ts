export const editing = {
  undo: "元に戻す",
  redo: "やり直す",
  state: {
    saved: "保存済み",
    unsaved: "未保存の変更があります",
    saving: "保存中",
    failed: "保存できませんでした",
  },
  leave: {
    title: "保存せずに移動しますか？",
    text: "変更はこのブラウザに残ります。エディターをもう一度開けば、続きから編集できます。",
    confirm: "移動する",
    cancel: "とどまる",
  },
};
