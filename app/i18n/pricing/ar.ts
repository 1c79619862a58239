import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "الأسعار",
      description: "صفحة واحدة وبطاقة واحدة مجانًا. يضيف PRO التصاميم وملفات جهات الاتصال ومقاعد للفريق.",
    },
  },
  title: "صفحة واحدة وبطاقة واحدة مجانًا",
  text: "ادفع حين تريد تصميمًا خاصًا بك، أو ملف جهة الاتصال خلف رمزك، أو مقاعد لفريقك.",
  cycle: {
    label: "الفوترة",
    monthly: "شهريًا",
    yearly: "سنويًا",
    saving: "وفّر حتى {{percent}}% بالدفع السنوي",
  },
  forever: "ما دمت تريد",
  perSeat: "لكل مقعد في الشهر",
  start: "أنشئ صفحتك",
  payment: "ادفع ببطاقة ائتمان أو PayPal. يظل رمز QR المطبوع يعمل مهما كان ما تدفعه.",
  plans: {
    free: { text: "كل ما يلزم ليجدك الناس." },
    pro: { text: "لمظهر خاص بك وللفرق: صفحة وبطاقة لكل مقعد." },
  },
  features: {
    pages: "الصفحات: {{pages}}",
    cards: "بطاقات العمل: {{cards}}",
    buttons: "روابط وعناوين ونصوص بأي ترتيب",
    qrCodes: "رموز QR بصيغتي PNG وSVG لا تموت",
    contactFile: "ملف جهة الاتصال خلف رمز QR",
    passes: "بطاقات لـ Apple Wallet وGoogle Wallet",
    themes: "سمات مميّزة",
    paidBlocks: "بيانات التواصل وتطبيقات المراسلة والمتاجر والنماذج",
    fonts: "عشرون خطًا",
    backgrounds: "تدرّجات وصور في الخلفية",
    publishSwitch: "انشر وألغِ النشر متى شئت",
    seo: "عنوان ووصف لمحركات البحث",
    noBranding: "بلا سطر العلامة",
    cardDesign: "ألوان وشعار وصورة على بطاقتك",
  },
} satisfies Translated<typeof en>;
