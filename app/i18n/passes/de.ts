import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "Visitenkarte",
    testDescription: "Visitenkarte, zum Testen signiert",
    card: "Karte",
    page: "Seite",
  },
} satisfies Translated<typeof en>;
