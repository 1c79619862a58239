export const site = {
  madeWith: "作成ツール：",
  unknown: { title: "ページが見つかりません", text: "お探しのページは表示できません。" },
  deleted: { title: "このページは削除されました", text: "所有者がページを取り下げました。" },
  expired: { title: "このページは期限切れです", text: "所有者はいつでも再開できます。" },
  gone: {
    title: "このコードには現在リンク先がありません",
    text: "コードは有効ですが、所有者がリンク先を取り下げました。",
  },
  makeYourOwn: "自分のページを作る",
  card: {
    addToContacts: "連絡先に追加",
    page: "ページを開く",
    help: {
      title: "何も起こりませんか？",
      iphone: "iPhoneの場合：何も起こらないときは、このページをSafariで開いてください。",
      android: "Androidの場合：ダウンロードしたファイルを連絡先アプリで開いてください。",
      inApp: "ほかのアプリで表示している場合：先にこのページをブラウザで開いてください。",
    },
  },
};
