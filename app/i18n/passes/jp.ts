import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "名刺",
    testDescription: "名刺（テスト用の署名）",
    card: "名刺",
    page: "ページ",
  },
} satisfies Translated<typeof en>;
