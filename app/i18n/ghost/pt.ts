import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "O teu nome",
  bio: "O que fazes, numa frase",
  first: "O teu primeiro link",
  second: "A tua loja",
  third: "Escreve-me",
  note: "O que está esbatido é um exemplo. Desaparece quando escreves, e mais ninguém o vê.",
} satisfies Translated<typeof en>;
