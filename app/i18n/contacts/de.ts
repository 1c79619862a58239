import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "Telefon",
  cellphone: "Mobil",
  email: "E-Mail",
  address: "Adresse",
  openHours: "Öffnungszeiten",
  company: "Firma",
  position: "Position",
  website: "Website",
  sms: "SMS",
  rss: "RSS-Feed",
} satisfies Translated<typeof en>;
