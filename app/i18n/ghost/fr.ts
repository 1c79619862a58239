import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Votre nom",
  bio: "Ce que vous faites, en une phrase",
  first: "Votre premier lien",
  second: "Votre boutique",
  third: "Écrivez-moi",
  note: "Ce qui est pâle est un exemple. Il disparaît dès que vous écrivez, et personne d’autre ne le voit.",
} satisfies Translated<typeof en>;
