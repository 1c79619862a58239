import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "Recuperarla",
  delete: "Eliminarla",
  deleteTitle: "¿Eliminar la versión PRO?",
  keep: "Conservarla",
  gone: "Esa versión ya no se puede leer.",
  card: {
    kept: "Lo que tu tarjeta tiene de PRO se conserva en este navegador hasta el {{until}}: {{parts}}.",
    needsPlan:
      "Lo que tu tarjeta tiene de PRO se conserva en este navegador hasta el {{until}}: {{parts}}. Con un plan puedes recuperarlo.",
    deleteText: "Tu tarjeta queda como está ahora. No se puede deshacer.",
  },
} satisfies Translated<typeof en>;
