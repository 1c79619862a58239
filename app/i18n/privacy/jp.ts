import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Cookieの設定",
      description: "必要なもの以外に、何を送信し読み込んでよいかを選べます。",
    },
  },
  label: "Cookie",
  title: "以下を許可しますか？",
  allow: "許可する",
  deny: "許可しない",
  choose: "個別に選ぶ",
  measurement: {
    name: "計測",
    text: "登録があったことを、ランダムな番号で計測サービスに知らせます。お名前やメールアドレスは送りません。",
  },
  chat: {
    name: "サポートチャット",
    text: "お問い合わせに使える他社のチャットを読み込みます。その会社は、あなたの訪問と画面の内容を見ることができるようになります。",
  },
  settings: {
    text: "許可しなくても、すべてご利用いただけます。回答はこのブラウザーに6か月間保存され、変更は次のページから有効になります。",
    needed:
      "ログイン、アカウントの保護、この回答の保存に使うCookieは常に使用します。これらがないと何も動作しません。",
    save: "保存",
    saved: "保存しました。次のページから有効になります。",
  },
} satisfies Translated<typeof en>;
