import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "تستخدم هذه الصفحة أجزاء من PRO",
  text: "حفظها كما هي يحتاج إلى باقة. «المتابعة بدون PRO» تزيل هذه الأجزاء وتحفظ الباقي:",
  textOpened:
    "هي محفوظة لكنها غير منشورة: النشر يحتاج إلى باقة. «المتابعة بدون PRO» تزيل هذه الأجزاء وتنشر الباقي:",
  kept: "تبقى نسخة PRO محفوظة: مع باقة يمكنك استعادتها في المحرّر.",
  storedHere: "تبقى نسخة PRO محفوظة في هذا المتصفّح لمدة {{days}} يومًا: مع باقة يمكنك استعادتها في المحرّر.",
  parts: {
    linkPictures: "صور الروابط",
    titleFont: "خط العناوين: {{name}}",
    textFont: "خط النصوص: {{name}}",
    titleSize: "حجم العنوان",
    textColor: "لون النص",
    profileShape: "الصورة الشخصية بالعرض الكامل",
    profileSize: "حجم الصورة الشخصية",
    backgroundImage: "صورة الخلفية",
    gradient: "التدرّج",
    branding: "بلا سطر العلامة",
    seoTitle: "عنوان لمحركات البحث",
    seoDescription: "وصف لمحركات البحث",
    shape: "شكل الأزرار",
    shadow: "الظل",
    socialIcons: "نمط أيقونات التواصل",
    blockDesign: "نمط خاص لبعض أنواع الأقسام",
    linkShape: "شكل مرسوم للروابط",
    pattern: "النقش",
    texture: "الملمس",
    design: "تصميم الأزرار والتخطيط",
    publish: "مفتاح النشر",
  },
  version: {
    kept: "نسخة PRO بتاريخ {{date}} محفوظة.",
    bringBack: "استعادتها",
    delete: "حذفها",
    deleteTitle: "هل تريد حذف نسخة PRO؟",
    deleteText: "تبقى صفحتك كما هي الآن. لا يمكن التراجع عن ذلك.",
    keep: "الاحتفاظ بها",
    isBack: "عادت نسخة PRO. احفظ لتظهر على صفحتك، أو تراجع.",
    gone: "لم يعد بالإمكان قراءة هذه النسخة.",
  },
} satisfies Translated<typeof en>;
