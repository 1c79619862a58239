import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "Ota takaisin",
  delete: "Poista",
  deleteTitle: "Poistetaanko PRO-versio?",
  keep: "Säilytä",
  gone: "Tätä versiota ei voi enää lukea.",
  card: {
    kept: "Korttisi PRO-osat säilyvät tässä selaimessa {{until}} asti: {{parts}}.",
    needsPlan:
      "Korttisi PRO-osat säilyvät tässä selaimessa {{until}} asti: {{parts}}. Paketilla saat ne takaisin.",
    deleteText: "Korttisi pysyy sellaisena kuin se nyt on. Tätä ei voi perua.",
  },
} satisfies Translated<typeof en>;
