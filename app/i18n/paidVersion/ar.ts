import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "استعادتها",
  delete: "حذفها",
  deleteTitle: "هل تريد حذف نسخة PRO؟",
  keep: "الاحتفاظ بها",
  gone: "لم يعد بالإمكان قراءة هذه النسخة.",
  card: {
    kept: "أجزاء PRO في بطاقتك محفوظة في هذا المتصفّح حتى {{until}}: {{parts}}.",
    needsPlan: "أجزاء PRO في بطاقتك محفوظة في هذا المتصفّح حتى {{until}}: {{parts}}. مع باقة يمكنك استعادتها.",
    deleteText: "تبقى بطاقتك كما هي الآن. لا يمكن التراجع عن ذلك.",
  },
} satisfies Translated<typeof en>;
