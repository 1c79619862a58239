import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "Buchhaltung und Finanzen",
  agriculture: "Landwirtschaft",
  architecture: "Architektur und Innenräume",
  arts: "Kunst und Gestaltung",
  automotive: "Auto und Verkehr",
  beauty: "Schönheit und Wellness",
  construction: "Bau und Handwerk",
  consulting: "Beratung",
  education: "Bildung",
  events: "Veranstaltungen",
  fashion: "Mode",
  fitness: "Fitness und Sport",
  food: "Gastronomie",
  healthcare: "Gesundheit",
  it: "IT und Software",
  legal: "Recht",
  marketing: "Marketing und Medien",
  music: "Musik und Unterhaltung",
  nonProfit: "Gemeinnützig",
  photography: "Foto und Film",
  realEstate: "Immobilien",
  retail: "Einzel- und Onlinehandel",
} satisfies Translated<typeof en>;
