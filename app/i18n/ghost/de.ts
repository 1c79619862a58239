import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Dein Name",
  bio: "Was du machst, in einem Satz",
  first: "Dein erster Link",
  second: "Dein Shop",
  third: "Schreib mir",
  note: "Was blass ist, ist ein Beispiel. Es geht, sobald du selbst schreibst, und niemand sonst sieht es.",
} satisfies Translated<typeof en>;
