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
  page: { report: "このページを報告", play: "再生" },
  form: {
    fields: {
      name: "お名前",
      phone: "電話番号",
      email: "メールアドレス",
      position: "役職",
      company: "会社名",
      linkedIn: "LinkedIn",
    },
    optional: "任意",
    consent: "このページの所有者が連絡のためにこの情報を保存することに同意します。",
    send: "送信",
  },
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
