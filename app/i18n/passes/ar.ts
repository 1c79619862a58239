import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "بطاقة عمل",
    testDescription: "بطاقة عمل موقّعة للاختبار",
    card: "البطاقة",
    page: "الصفحة",
  },
} satisfies Translated<typeof en>;
