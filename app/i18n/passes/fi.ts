import type { Translated } from "../translated";
import type en from "./en";

export default {
  apple: {
    description: "Käyntikortti",
    testDescription: "Käyntikortti, allekirjoitettu testausta varten",
    card: "Kortti",
    page: "Sivu",
  },
} satisfies Translated<typeof en>;
