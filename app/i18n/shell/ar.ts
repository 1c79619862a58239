import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "مجاني", pro: "PRO" },
  meta: {
    notFound: { title: "الصفحة غير موجودة", description: "الصفحة التي تبحث عنها غير متاحة." },
  },
  skipToContent: "الانتقال إلى المحتوى",
  home: "{{brand}}، الصفحة الرئيسية",
  close: "إغلاق",
  notices: "الإشعارات",
  navigation: {
    label: "القائمة",
    open: "فتح القائمة",
    products: "المنتجات",
    pages: "رابط في النبذة",
    cards: "بطاقات العمل الرقمية",
    codes: "رموز QR",
    pricing: "الأسعار",
    resources: "الموارد",
    blog: "المدونة",
    knowledgeBase: "مركز المساعدة",
    contact: "تواصل معنا",
  },
  account: {
    noAccount: "ليس لديك حساب؟",
    haveAccount: "لديك حساب؟",
    getStarted: "ابدأ الآن",
    logIn: "تسجيل الدخول",
    logOut: "تسجيل الخروج",
    menu: "حسابك",
    settings: "إعدادات الحساب",
    dashboard: "لوحة التحكم",
    upgrade: "الترقية إلى PRO",
    renew: "تجديد الاشتراك",
  },
  sidebar: { label: "مساحتك", dashboard: "لوحة التحكم", cards: "بطاقات العمل", pages: "الصفحات" },
  footer: {
    legal: "الشؤون القانونية",
    company: "الشركة",
    networks: "تابعنا",
    terms: "شروط الاستخدام",
    privacy: "سياسة الخصوصية",
    cookies: "سياسة ملفات تعريف الارتباط",
    community: "معايير المجتمع",
  },
  error: {
    title: "لم ينجح ذلك",
    text: "حدث خطأ من جهتنا. ما حفظته في أمان. أعد تحميل الصفحة وحاول من جديد.",
    id: "إن تكرر ذلك، فأخبرنا بهذا الرقم: {{id}}",
    back: "الذهاب إلى البداية",
  },
  notFound: {
    title: "الصفحة غير موجودة",
    text: "الصفحة التي تبحث عنها غير متاحة.",
    action: "الذهاب إلى البداية",
  },
} satisfies Translated<typeof en>;
