import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Er is een nieuwere versie",
  text: "Die is in een ander tabblad of op een ander apparaat opgeslagen nadat je hier begon. Van jou is nog niets verloren.",
  merge: "Beide samenvoegen",
  load: "Nieuwere laden",
  overwrite: "Die van mij opslaan",
} satisfies Translated<typeof en>;
