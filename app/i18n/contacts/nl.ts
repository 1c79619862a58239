import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "Telefoon",
  cellphone: "Mobiel",
  email: "E-mail",
  address: "Adres",
  openHours: "Openingstijden",
  company: "Bedrijf",
  position: "Functie",
  website: "Website",
  sms: "Sms",
  rss: "RSS-feed",
} satisfies Translated<typeof en>;
