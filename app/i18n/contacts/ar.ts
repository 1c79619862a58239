import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "الهاتف",
  cellphone: "الجوال",
  email: "البريد الإلكتروني",
  address: "العنوان",
  openHours: "ساعات العمل",
  company: "الشركة",
  position: "المنصب",
  website: "الموقع الإلكتروني",
  sms: "رسالة نصية",
  rss: "خلاصة RSS",
} satisfies Translated<typeof en>;
