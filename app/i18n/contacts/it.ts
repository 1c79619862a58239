import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "Telefono",
  cellphone: "Cellulare",
  email: "E-mail",
  address: "Indirizzo",
  openHours: "Orari di apertura",
  company: "Azienda",
  position: "Ruolo",
  website: "Sito web",
  sms: "SMS",
  rss: "Feed RSS",
} satisfies Translated<typeof en>;
