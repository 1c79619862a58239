import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "لا يمكن للزوار الاتصال به، فهو ليس رقم هاتف.",
    email: "لا يمكن للزوار الكتابة إليه، فهو ليس بريدًا إلكترونيًا.",
  },
  undo: "تراجع",
  redo: "إعادة",
  close: "إغلاق",
  state: {
    saved: "محفوظ",
    unsaved: "تغييرات غير محفوظة",
    saving: "جارٍ الحفظ",
    failed: "تعذّر الحفظ",
  },
  leave: {
    title: "المغادرة دون حفظ؟",
    text: "تبقى تغييراتك في هذا المتصفح: افتح المحرر من جديد لمتابعتها.",
    confirm: "مغادرة",
    cancel: "البقاء",
  },
  conflict: {
    title: "هناك نسخة أحدث",
    text: "حُفظت في علامة تبويب أخرى أو على جهاز آخر بعد أن فتحتها هنا. لم يضع شيء من عملك حتى الآن.",
    merge: "دمج النسختين",
    load: "تحميل الأحدث",
    overwrite: "حفظ نسختي",
  },
  merged: {
    title: "دُمجت النسختان",
    conflicts_zero: "لم يتغير شيء في النسختين معًا.",
    conflicts_one: "تغيّر جزء واحد في النسختين معًا: بقي ما كتبته أنت.",
    conflicts_two: "تغيّر جزءان في النسختين معًا: بقي ما كتبته أنت.",
    conflicts_few: "تغيّرت {{count}} أجزاء في النسختين معًا: بقي ما كتبته أنت.",
    conflicts_many: "تغيّر {{count}} جزءًا في النسختين معًا: بقي ما كتبته أنت.",
    conflicts_other: "تغيّر {{count}} جزء في النسختين معًا: بقي ما كتبته أنت.",
    save: "ألقِ نظرة عليها ثم احفظ.",
  },
  plan: { see: "عرض الباقات", backToFree: "المتابعة بدون PRO" },
} satisfies Translated<typeof en>;
