import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "انقل صفحتك",
  question: "عنوانها",
  hint: "لينكتري أو كارد أو أي صفحة أخرى: أنت تختار الروابط التي تنتقل.",
  look: "ابحث عن روابطها",
  offer: "هل {{host}} صفحة روابطك؟",
  offerAction: "انقل روابطها",
  reading: "جارٍ قراءة الصفحة",
  failed: "تعذّرت قراءة هذه الصفحة. تحقّق من عنوانها أو الصق روابطك واحدًا تحت الآخر.",
  nothing: "لا توجد في هذه الصفحة روابط يمكن نقلها.",
  pick: "اختر ما ينتقل. لم يُحفظ شيء بعد.",
  name: "الاسم",
  text: "النص",
  links: "الروابط",
  take: "نقل",
  cancel: "إلغاء",
  close: "إغلاق",
  wrong: "هذا ليس عنوان صفحة. اكتبه مثل name.com.",
  open: "هل لديك صفحة في مكان آخر؟",
} satisfies Translated<typeof en>;
