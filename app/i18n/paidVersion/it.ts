import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "Riprendila",
  delete: "Eliminala",
  deleteTitle: "Eliminare la versione PRO?",
  keep: "Conservala",
  gone: "Questa versione non è più leggibile.",
  card: {
    kept: "Le parti PRO del tuo biglietto restano in questo browser fino al {{until}}: {{parts}}.",
    needsPlan:
      "Le parti PRO del tuo biglietto restano in questo browser fino al {{until}}: {{parts}}. Con un piano puoi recuperarle.",
    deleteText: "Il tuo biglietto resta com’è ora. Non si può annullare.",
  },
} satisfies Translated<typeof en>;
