import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "صُنع باستخدام",
  makeYourOwn: "أنشئ صفحتك",
  page: { report: "الإبلاغ عن هذه الصفحة", play: "تشغيل" },
  form: {
    fields: {
      name: "الاسم",
      phone: "الهاتف",
      email: "البريد الإلكتروني",
      position: "المنصب",
      company: "الشركة",
      linkedIn: "LinkedIn",
      message: "رسالة",
    },
    optional: "اختياري",
    consent: "أوافق على أن يحفظ صاحب هذه الصفحة هذه البيانات للتواصل معي.",
    send: "إرسال",
  },
  card: {
    addToContacts: "إضافة إلى جهات الاتصال",
    addToApple: "إضافة إلى Apple Wallet",
    addToGoogle: "إضافة إلى محفظة Google",
    scan: "امسح الرمز بهاتفك",
    page: "فتح الصفحة",
    help: {
      title: "لا شيء يحدث؟",
      iphone: "على iPhone: إذا لم يحدث شيء، فافتح هذه الصفحة في Safari.",
      android: "على Android: افتح الملف الذي نزّلته بتطبيق جهات الاتصال.",
      inApp: "داخل تطبيق آخر: افتح هذه الصفحة أولًا في متصفحك.",
    },
    call: "اتصال",
    write: "إرسال بريد إلكتروني",
    map: "عرض على الخريطة",
  },
  swap: {
    action: "شارك بياناتك أيضًا",
    thanksTitle: "شكرًا لك",
    thanksText: "بياناتك في طريقها إلى {{name}}. خذ معك بيانات {{name}} أيضًا.",
    keep: "إضافة {{name}} إلى جهات الاتصال",
  },
  counts: { link: "ما الذي تحصيه هذه الصفحة" },
} satisfies Translated<typeof en>;
