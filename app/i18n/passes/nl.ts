import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "Visitekaartje",
    testDescription: "Visitekaartje, ondertekend om te testen",
    card: "Kaartje",
    page: "Pagina",
  },
} satisfies Translated<typeof en>;
