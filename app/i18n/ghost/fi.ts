import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Nimesi",
  bio: "Mitä teet, yhdellä lauseella",
  first: "Ensimmäinen linkkisi",
  second: "Kauppasi",
  third: "Kirjoita minulle",
  note: "Haalea on esimerkkiä. Se katoaa, kun kirjoitat omasi, eikä kukaan muu näe sitä.",
} satisfies Translated<typeof en>;
