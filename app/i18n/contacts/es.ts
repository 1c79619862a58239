import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "Teléfono",
  cellphone: "Móvil",
  email: "Correo",
  address: "Dirección",
  openHours: "Horario",
  company: "Empresa",
  position: "Cargo",
  website: "Sitio web",
  sms: "SMS",
  rss: "Canal RSS",
} satisfies Translated<typeof en>;
