import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Yhteystietojen asetukset",
  close: "Sulje",
  retention: "Säilytä yhteystiedot",
  retentionHelp:
    "Lasketaan viimeisestä tapaamisesta henkilön kanssa tai tuonnista. Kerromme neljä viikkoa ennen kuin mitään poistetaan.",
  m6: "6 kuukautta",
  m12: "12 kuukautta",
  m24: "24 kuukautta",
  m36: "36 kuukautta",
  never: "Rajatta",
  receipts: "Lähetä kävijöille kopio",
  receiptsHelp:
    "Joka jättää tietonsa lomakkeelle, saa viestin, jossa on kopio, annettu suostumus ja linkki tietojen korjaamiseen tai perumiseen.",
  used: "Yhteystietoja: {{used}} / {{limit}}",
  nearlyFull:
    "Luettelosi on lähes täynnä. Kun yhteystietoja on {{limit}}, uudet odottavat mahdollisessa roskapostissa.",
  saved: "Asetukset tallennettu",
  failed: "Asetuksia ei voitu ladata.",
  retry: "Yritä uudelleen",
} satisfies Translated<typeof en>;
