import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Tu nombre",
  bio: "Lo que haces, en una frase",
  first: "Tu primer enlace",
  second: "Tu tienda",
  third: "Escríbeme",
  note: "Lo que se ve tenue es un ejemplo. Desaparece cuando escribes lo tuyo y nadie más lo ve.",
} satisfies Translated<typeof en>;
