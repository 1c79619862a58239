import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "あなたの名前",
  bio: "していることをひと言で",
  first: "最初のリンク",
  second: "あなたのお店",
  third: "お問い合わせ",
  note: "薄く見えるのは例です。入力すると消え、ほかの人には見えません。",
} satisfies Translated<typeof en>;
