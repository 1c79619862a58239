import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "連絡先の設定",
  close: "閉じる",
  retention: "連絡先の保存期間",
  retentionHelp: "その人と最後に会った日、または読み込んだ日から数えます。削除の4週間前にお知らせします。",
  m6: "6か月",
  m12: "12か月",
  m24: "24か月",
  m36: "36か月",
  never: "無期限",
  receipts: "訪問者に控えを送る",
  receiptsHelp:
    "フォームに連絡先を残した人に、控え、同意した内容、訂正や撤回ができるリンクをメールで送ります。",
  used: "連絡先：{{used}} / {{limit}}",
  nearlyFull:
    "一覧がもうすぐいっぱいです。{{limit}}件を超えると、新しい連絡先は迷惑の可能性として保留されます。",
  saved: "設定を保存しました",
  failed: "設定を読み込めませんでした。",
  retry: "もう一度試す",
} satisfies Translated<typeof en>;
