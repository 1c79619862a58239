import type { Translated } from "../translated";
import type en from "./en";

export default {
  accounting: "Księgowość i finanse",
  agriculture: "Rolnictwo",
  architecture: "Architektura i wnętrza",
  arts: "Sztuka i projektowanie",
  automotive: "Motoryzacja",
  beauty: "Uroda i wellness",
  construction: "Budownictwo i rzemiosło",
  consulting: "Doradztwo",
  education: "Edukacja",
  events: "Wydarzenia",
  fashion: "Moda",
  fitness: "Fitness i sport",
  food: "Gastronomia i hotelarstwo",
  healthcare: "Zdrowie",
  it: "IT i oprogramowanie",
  legal: "Prawo",
  marketing: "Marketing i media",
  music: "Muzyka i rozrywka",
  nonProfit: "Organizacje non profit",
  photography: "Fotografia i film",
  realEstate: "Nieruchomości",
  retail: "Handel i e-commerce",
} satisfies Translated<typeof en>;
