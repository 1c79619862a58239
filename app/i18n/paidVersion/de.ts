import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "Zurückholen",
  delete: "Löschen",
  deleteTitle: "PRO-Version löschen?",
  keep: "Behalten",
  gone: "Diese Version lässt sich nicht mehr lesen.",
  card: {
    kept: "Was an deiner Karte zu PRO gehört, bleibt bis {{until}} in diesem Browser aufgehoben: {{parts}}.",
    needsPlan:
      "Was an deiner Karte zu PRO gehört, bleibt bis {{until}} in diesem Browser aufgehoben: {{parts}}. Mit einem Tarif holst du es zurück.",
    deleteText: "Deine Karte bleibt, wie sie jetzt ist. Das lässt sich nicht rückgängig machen.",
  },
} satisfies Translated<typeof en>;
