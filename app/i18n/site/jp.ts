import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "作成ツール：",
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
      message: "メッセージ",
    },
    optional: "任意",
    consent: "このページの所有者が連絡のためにこの情報を保存することに同意します。",
    send: "送信",
  },
  card: {
    addToContacts: "連絡先に追加",
    addToApple: "Apple ウォレットに追加",
    addToGoogle: "Google ウォレットに追加",
    scan: "スマートフォンで読み取る",
    page: "ページを開く",
    help: {
      title: "何も起こりませんか？",
      iphone: "iPhoneの場合：何も起こらないときは、このページをSafariで開いてください。",
      android: "Androidの場合：ダウンロードしたファイルを連絡先アプリで開いてください。",
      inApp: "ほかのアプリで表示している場合：先にこのページをブラウザで開いてください。",
    },
    call: "電話する",
    write: "メールを送る",
    map: "地図で見る",
  },
  swap: {
    action: "自分の連絡先も伝える",
    thanksTitle: "ありがとうございます",
    thanksText:
      "あなたの連絡先を{{name}}さんにお送りしています。{{name}}さんの連絡先もどうぞ保存してください。",
    keep: "{{name}}さんを連絡先に追加",
  },
  counts: { link: "このページが数えるもの" },
} satisfies Translated<typeof en>;
