import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Il tuo nome",
  bio: "Quello che fai, in una frase",
  first: "Il tuo primo link",
  second: "Il tuo negozio",
  third: "Scrivimi",
  note: "Ciò che è sbiadito è un esempio. Sparisce quando scrivi il tuo e nessun altro lo vede.",
} satisfies Translated<typeof en>;
