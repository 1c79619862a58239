export const meta = {
  landing: {
    title: "صفحتك وبطاقتك في رابط واحد",
    description: "أنشئ صفحة تجمع روابطك وبطاقة عمل رقمية، وشاركهما برابط ورمز QR ومحفظة الهاتف.",
  },
  login: { title: "تسجيل الدخول", description: "سجّل الدخول لتعديل صفحاتك وبطاقات عملك." },
  signUp: {
    title: "إنشاء حساب",
    description: "أنشئ حسابًا لصفحتك وبطاقة عملك. لا يكلّفك شيئًا.",
  },
  forgotPassword: { title: "نسيت كلمة المرور", description: "احصل على رابط لاختيار كلمة مرور جديدة." },
  forgotPasswordChange: {
    title: "اختيار كلمة مرور جديدة",
    description: "اختر كلمة مرور جديدة لحسابك.",
  },
  verifyEmail: { title: "تأكيد البريد الإلكتروني", description: "أكّد البريد الإلكتروني لحسابك." },
  pricing: {
    title: "الأسعار",
    description: "صفحة واحدة وبطاقة واحدة مجانًا. يضيف PRO التصاميم وملفات جهات الاتصال ومقاعد للفريق.",
  },
  dashboard: { title: "لوحة التحكم", description: "صفحاتك وبطاقات عملك." },
  dashboardPages: { title: "الصفحات", description: "صفحاتك." },
  dashboardCards: { title: "بطاقات المحفظة", description: "بطاقات عملك." },
  editorPage: { title: "محرر الصفحة", description: "أنشئ صفحة بروابطك: اكتب وعاين وانشر." },
  editorCard: { title: "محرر البطاقة", description: "أنشئ بطاقة عمل رقمية برمز QR." },
  sharePage: { title: "مشاركة الصفحة", description: "شارك صفحتك برابط ورمز QR وبريد إلكتروني." },
  shareCard: { title: "مشاركة البطاقة", description: "شارك بطاقة عملك برابط ورمز QR." },
  notFound: { title: "الصفحة غير موجودة", description: "الصفحة التي تبحث عنها غير متاحة." },
};
