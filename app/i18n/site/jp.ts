import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "作成ツール：",
  unknown: { title: "ページが見つかりません", text: "お探しのページは表示できません。" },
  deleted: { title: "このページは削除されました", text: "所有者がページを取り下げました。" },
  expired: { title: "このページは期限切れです", text: "所有者はいつでも再開できます。" },
  gone: {
    title: "このコードには現在リンク先がありません",
    text: "コードは有効ですが、所有者がリンク先を取り下げました。",
  },
  walletLater: {
    title: {
      google: "Google ウォレットから応答がありません",
      apple: "Apple ウォレット用のパスを今は作成できません",
    },
    text: "名刺はそのまま残っています。数分後にもう一度お試しいただくか、連絡先に追加してください。",
    back: "名刺に戻る",
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
  },
  sensitive: {
    title: "表示する前に",
    text: {
      from18: "このページには成人向けの内容が含まれることがあります。",
      from21: "このページには21歳以上に限定された内容が含まれることがあります。",
      from25: "このページには25歳以上を対象とした刺激の強い内容が含まれることがあります。",
    },
    confirm: "{{age}}歳以上です。ページを表示する",
    leave: "いいえ、移動する",
    again: "1日後にもう一度お尋ねします。",
  },
  contactForm: {
    failed: "まだ送信されていません",
    thanksTitle: "ありがとうございます",
    thanksText: "入力された情報をこのページの所有者にお届けします。",
    back: "ページに戻る",
  },
  report: {
    title: "このページを報告",
    text: "{{address}}のどこに問題がありますか？報告はすべて確認します。報告した方がページの所有者に知らされることはありません。",
    reason: "理由",
    reasons: {
      phishing: "パスワードやお金を盗もうとしている",
      malware: "ウイルスなどの悪意あるソフトを広めている",
      spam: "スパムである",
      impersonation: "他人になりすましている",
      copyright: "自分の作品や商標を無断で使っている",
      illegal: "法律に違反している",
      adult: "警告なしに成人向けの内容を表示している",
      other: "その他",
    },
    details: "詳しい内容",
    email: "メールアドレス（こちらからお尋ねしてもよい場合）",
    send: "報告を送信",
    failed: "報告はまだ送信されていません",
    thanksTitle: "ご報告ありがとうございます",
    thanksText: "ページを確認します。",
    back: "ページに戻る",
  },
} satisfies Translated<typeof en>;
