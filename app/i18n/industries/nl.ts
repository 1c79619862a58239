import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "Boekhouding en financiën",
  agriculture: "Landbouw",
  architecture: "Architectuur en interieur",
  arts: "Kunst en design",
  automotive: "Auto en vervoer",
  beauty: "Schoonheid en wellness",
  construction: "Bouw en ambacht",
  consulting: "Advies",
  education: "Onderwijs",
  events: "Evenementen",
  fashion: "Mode",
  fitness: "Fitness en sport",
  food: "Eten en horeca",
  healthcare: "Gezondheidszorg",
  it: "IT en software",
  legal: "Juridisch",
  marketing: "Marketing en media",
  music: "Muziek en amusement",
  nonProfit: "Goede doelen",
  photography: "Fotografie en film",
  realEstate: "Vastgoed",
  retail: "Winkels en webshops",
} satisfies Translated<typeof en>;
