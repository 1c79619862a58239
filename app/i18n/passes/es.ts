import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "Tarjeta de visita",
    testDescription: "Tarjeta de visita, firmada para pruebas",
    card: "Tarjeta",
    page: "Página",
  },
} satisfies Translated<typeof en>;
