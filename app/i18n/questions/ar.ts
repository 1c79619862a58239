import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "بضعة أسئلة للبداية",
  progress: "السؤال {{place}} من {{all}}",
  next: "التالي",
  skip: "تخطٍّ",
  dismiss: "عدم السؤال مجددًا",
  choose: "اختيار",
  failed: "لم ينجح ذلك",
  of: {
    name: {
      label: "ما اسمك؟",
      hint: "تبدأ به صفحتك الأولى.",
    },
    industry: {
      label: "ما مجال عملك؟",
      hint: "تظهر القوالب المناسبة أولًا.",
      none: "اختر مجالًا",
    },
    networks: {
      label: "ما الشبكات الثلاث الأهم لديك؟",
      hint: "تنتظر على صفحتك الأولى لتضع فيها أسماءك.",
    },
    emailClient: {
      label: "ما تطبيق البريد الذي تستخدمه؟",
      other: "تطبيق آخر",
    },
    usePurpose: {
      label: "من أجل من تستخدم {{brand}}؟",
      myself: "من أجلي",
      company: "من أجل شركتي",
      clients: "من أجل عملائي",
    },
  },
  done: "شكرًا، هذا كل شيء",
  steps: {
    title: "الخطوات الأولى",
    progress: "أُنجز {{done}} من {{all}}",
    hide: "إخفاء",
    hidden: "أُخفيت الخطوات الأولى",
    undo: "تراجع",
    done: "تم",
    page: "انشر صفحة",
    picture: "أضف صورة",
    links: "املأ خمسة روابط",
    card: "أنشئ بطاقة عمل",
    code: "نزّل رمزًا",
    shared: "شارك",
  },
} satisfies Translated<typeof en>;
