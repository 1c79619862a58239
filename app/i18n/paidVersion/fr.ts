import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "La retrouver",
  delete: "La supprimer",
  deleteTitle: "Supprimer la version PRO ?",
  keep: "La garder",
  gone: "Cette version n’est plus lisible.",
  card: {
    kept: "Ce qui relève de PRO sur votre carte est conservé dans ce navigateur jusqu’au {{until}} : {{parts}}.",
    needsPlan:
      "Ce qui relève de PRO sur votre carte est conservé dans ce navigateur jusqu’au {{until}} : {{parts}}. Avec une offre payante, vous le retrouvez.",
    deleteText: "Votre carte reste comme elle est. C’est irréversible.",
  },
} satisfies Translated<typeof en>;
