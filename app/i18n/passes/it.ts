import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "Biglietto da visita",
    testDescription: "Biglietto da visita, firmato per i test",
    card: "Biglietto",
    page: "Pagina",
  },
} satisfies Translated<typeof en>;
