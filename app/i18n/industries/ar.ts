import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "المحاسبة والمالية",
  agriculture: "الزراعة",
  architecture: "العمارة والديكور",
  arts: "الفنون والتصميم",
  automotive: "السيارات",
  beauty: "الجمال والعناية",
  construction: "البناء والحِرف",
  consulting: "الاستشارات",
  education: "التعليم",
  events: "الفعاليات",
  fashion: "الأزياء",
  fitness: "اللياقة والرياضة",
  food: "المطاعم والضيافة",
  healthcare: "الرعاية الصحية",
  it: "تقنية المعلومات والبرمجيات",
  legal: "القانون",
  marketing: "التسويق والإعلام",
  music: "الموسيقى والترفيه",
  nonProfit: "العمل غير الربحي",
  photography: "التصوير والأفلام",
  realEstate: "العقارات",
  retail: "التجزئة والتجارة الإلكترونية",
} satisfies Translated<typeof en>;
