import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "Carte de visite",
    testDescription: "Carte de visite, signée pour les tests",
    card: "Carte",
    page: "Page",
  },
} satisfies Translated<typeof en>;
