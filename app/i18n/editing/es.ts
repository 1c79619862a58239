import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "Nadie puede llamar aquí: no es un número de teléfono.",
    email: "Nadie puede escribir aquí: no es un correo electrónico.",
  },
  undo: "Deshacer",
  redo: "Rehacer",
  close: "Cerrar",
  state: {
    saved: "Guardado",
    unsaved: "Cambios sin guardar",
    saving: "Guardando",
    failed: "No se ha guardado",
  },
  leave: {
    title: "¿Salir sin guardar?",
    text: "Tus cambios se quedan en este navegador: vuelve a abrir el editor para seguir con ellos.",
    confirm: "Salir",
    cancel: "Quedarme",
  },
  conflict: {
    title: "Alguien ha guardado una versión más nueva",
    text: "Se guardó en otra pestaña o en otro dispositivo después de que la abrieras aquí. Aún no se ha perdido nada tuyo.",
    merge: "Combinar las dos",
    load: "Cargar la más nueva",
    overwrite: "Guardar la mía",
  },
  merged: {
    title: "Las dos versiones están combinadas",
    conflicts_one: "{{count}} parte se cambió en las dos: se queda la tuya.",
    conflicts_other: "{{count}} partes se cambiaron en las dos: se quedan las tuyas.",
    save: "Revísala y después guarda.",
  },
  plan: { see: "Ver planes", backToFree: "Seguir sin PRO" },
} satisfies Translated<typeof en>;
