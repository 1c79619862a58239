import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Je naam",
  bio: "Wat je doet, in één zin",
  first: "Je eerste link",
  second: "Je winkel",
  third: "Schrijf me",
  note: "Wat vaag is, is een voorbeeld. Het verdwijnt zodra je zelf iets schrijft, en niemand anders ziet het.",
} satisfies Translated<typeof en>;
