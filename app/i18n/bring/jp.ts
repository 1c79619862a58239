import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "ページを取り込む",
  question: "そのページのアドレス",
  hint: "Linktree、Carrdなど、どのページでも。取り込むリンクを選べます。",
  look: "リンクを探す",
  offer: "{{host}} はあなたのリンクページですか？",
  offerAction: "リンクを取り込む",
  reading: "ページを読み込んでいます",
  failed: "ページを読み込めませんでした。アドレスを確認するか、リンクを1行ずつ貼り付けてください。",
  nothing: "このページには取り込めるリンクがありません。",
  pick: "取り込むものを選んでください。まだ何も保存されません。",
  name: "名前",
  text: "テキスト",
  links: "リンク",
  take: "取り込む",
  cancel: "キャンセル",
  close: "閉じる",
  wrong: "ページのアドレスではありません。name.comのように入力してください。",
  open: "ほかのサービスのページをお持ちですか？",
} satisfies Translated<typeof en>;
