import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "Kirjanpito ja talous",
  agriculture: "Maatalous",
  architecture: "Arkkitehtuuri ja sisustus",
  arts: "Taide ja muotoilu",
  automotive: "Autoala",
  beauty: "Kauneus ja hyvinvointi",
  construction: "Rakentaminen ja remontointi",
  consulting: "Konsultointi",
  education: "Koulutus",
  events: "Tapahtumat",
  fashion: "Muoti",
  fitness: "Kuntoilu ja urheilu",
  food: "Ravintola- ja majoitusala",
  healthcare: "Terveydenhuolto",
  it: "IT ja ohjelmistot",
  legal: "Lakipalvelut",
  marketing: "Markkinointi ja media",
  music: "Musiikki ja viihde",
  nonProfit: "Järjestöt ja yhdistykset",
  photography: "Valokuvaus ja elokuva",
  realEstate: "Kiinteistöt",
  retail: "Kauppa ja verkkokauppa",
} satisfies Translated<typeof en>;
