import type { Translated } from "../translated";
import type en from "./en";

export default {
  phone: "Puhelin",
  cellphone: "Matkapuhelin",
  email: "Sähköposti",
  address: "Osoite",
  openHours: "Aukioloajat",
  company: "Yritys",
  position: "Tehtävänimike",
  website: "Verkkosivusto",
  sms: "Tekstiviesti",
  rss: "RSS-syöte",
} satisfies Translated<typeof en>;
