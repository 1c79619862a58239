import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "電話",
  cellphone: "携帯電話",
  email: "メール",
  address: "住所",
  openHours: "営業時間",
  company: "会社名",
  position: "役職",
  website: "ウェブサイト",
  sms: "SMS",
  rss: "RSSフィード",
} satisfies Translated<typeof en>;
