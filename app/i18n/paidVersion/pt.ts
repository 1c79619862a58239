import type { Translated } from "../translated";
import type en from "./en";

export default {
  bringBack: "Recuperar",
  delete: "Eliminar",
  deleteTitle: "Eliminar a versão PRO?",
  keep: "Manter",
  gone: "Esta versão já não pode ser lida.",
  card: {
    kept: "O que no teu cartão é do PRO fica guardado neste navegador até {{until}}: {{parts}}.",
    needsPlan:
      "O que no teu cartão é do PRO fica guardado neste navegador até {{until}}: {{parts}}. Com um plano podes recuperá-lo.",
    deleteText: "O teu cartão fica como está agora. Não é possível anular.",
  },
} satisfies Translated<typeof en>;
