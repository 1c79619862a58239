import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "Telefon",
  cellphone: "Komórka",
  email: "E-mail",
  address: "Adres",
  openHours: "Godziny otwarcia",
  company: "Firma",
  position: "Stanowisko",
  website: "Strona internetowa",
  sms: "SMS",
  rss: "Kanał RSS",
} satisfies Translated<typeof en>;
