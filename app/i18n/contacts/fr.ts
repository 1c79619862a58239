import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "Téléphone",
  cellphone: "Portable",
  email: "E-mail",
  address: "Adresse",
  openHours: "Horaires d’ouverture",
  company: "Entreprise",
  position: "Fonction",
  website: "Site web",
  sms: "SMS",
  rss: "Flux RSS",
} satisfies Translated<typeof en>;
