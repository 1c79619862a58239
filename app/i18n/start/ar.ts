import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "ابدأ صفحتك",
      description: "اختر قالبًا أو سمة، وامنح صفحتك اسمًا وعنوانًا، ثم املأها.",
    },
  },
  gallery: {
    title: "بماذا تبدأ صفحتك؟",
    intro: "اختر واحدة واملأها بكلماتك. يمكنك تغيير كل شيء لاحقًا.",
    name: "اسمك أو اسم نشاطك",
    industry: "ما مجال عملك؟",
    everyIndustry: "كل المجالات",
    empty: "ابدأ بصفحة فارغة",
    templates: "القوالب",
    templatesText: "صفحات جاهزة، مع كل منها بطاقة مطابقة.",
    none: "لا يوجد قالب لهذا المجال بعد. أما السمات فتناسب كل مهنة.",
    paper: "ورق",
    bold: "جريئة",
    quiet: "هادئة",
    dark: "داكنة",
    image: "صورة",
    themes: "السمات: {{group}}",
    start: "ابدأ بـ {{name}}",
    preview: "معاينة {{name}}",
    loading: "جارٍ تحميل القوالب والسمات",
    failed: "تعذّر تحميل القوالب والسمات.",
    again: "حاول مرة أخرى",
    free: "ابدأ بسمة مجانية",
    chosen: "اخترناه لك",
  },
  naming: {
    title: "الاسم والعنوان",
    text: "يمكنك تغيير كليهما لاحقًا.",
    address: "العنوان",
    hint: "إن تركته فارغًا، أُنشئ من الاسم.",
    checking: "جارٍ التحقق من توفره",
    free: "متاح. يصبح لك بمجرد الحفظ.",
    suggestions: "ما زال متاحًا:",
    go: "إلى المحرّر",
    back: "اختر بداية أخرى",
    card: "تأتي معها بطاقة: بعد حفظ الصفحة تُنشئها نقرة واحدة باسمك.",
  },
  claim: {
    wrong: "اختر عنوانًا آخر عند تسمية صفحتك.",
  },
} satisfies Translated<typeof en>;
