import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "O seu nome",
  bio: "O que você faz, numa frase",
  first: "O seu primeiro link",
  second: "A sua loja",
  third: "Escreva-me",
  note: "O que está esbatido é um exemplo. Desaparece quando você escreve, e mais ninguém o vê.",
} satisfies Translated<typeof en>;
