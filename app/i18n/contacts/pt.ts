import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "Telefone",
  cellphone: "Telemóvel",
  email: "E-mail",
  address: "Morada",
  openHours: "Horário",
  company: "Empresa",
  position: "Cargo",
  website: "Site",
  sms: "SMS",
  rss: "Canal RSS",
} satisfies Translated<typeof en>;
