import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "هناك نسخة أحدث",
  text: "حُفظت في علامة تبويب أخرى أو على جهاز آخر بعد أن فتحتها هنا. لم يضع شيء من عملك حتى الآن.",
  merge: "دمج النسختين",
  load: "تحميل الأحدث",
  overwrite: "حفظ نسختي",
} satisfies Translated<typeof en>;
