import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "Cartão de visita",
    testDescription: "Cartão de visita, assinado para testes",
    card: "Cartão",
    page: "Página",
  },
} satisfies Translated<typeof en>;
