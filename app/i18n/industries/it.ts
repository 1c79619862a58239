import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "Contabilità e finanza",
  agriculture: "Agricoltura",
  architecture: "Architettura e interni",
  arts: "Arte e design",
  automotive: "Auto e motori",
  beauty: "Bellezza e benessere",
  construction: "Edilizia e artigianato",
  consulting: "Consulenza",
  education: "Istruzione",
  events: "Eventi",
  fashion: "Moda",
  fitness: "Fitness e sport",
  food: "Ristorazione e ospitalità",
  healthcare: "Salute",
  it: "IT e software",
  legal: "Servizi legali",
  marketing: "Marketing e media",
  music: "Musica e spettacolo",
  nonProfit: "Non profit",
  photography: "Fotografia e video",
  realEstate: "Immobiliare",
  retail: "Negozi ed e-commerce",
} satisfies Translated<typeof en>;
