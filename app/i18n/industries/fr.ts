import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "Comptabilité et finance",
  agriculture: "Agriculture",
  architecture: "Architecture et intérieurs",
  arts: "Arts et design",
  automotive: "Automobile",
  beauty: "Beauté et bien-être",
  construction: "Bâtiment et artisanat",
  consulting: "Conseil",
  education: "Enseignement",
  events: "Événementiel",
  fashion: "Mode",
  fitness: "Forme et sport",
  food: "Restauration et hôtellerie",
  healthcare: "Santé",
  it: "Informatique et logiciels",
  legal: "Droit",
  marketing: "Marketing et médias",
  music: "Musique et spectacle",
  nonProfit: "Associations",
  photography: "Photo et film",
  realEstate: "Immobilier",
  retail: "Commerce et vente en ligne",
} satisfies Translated<typeof en>;
