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
    waiting: "Aún se está guardando",
    failed: "No se ha guardado",
  },
  leave: {
    title: "¿Salir sin guardar?",
    text: "Tus cambios se quedan en este navegador: vuelve a abrir el editor para seguir con ellos.",
    confirm: "Salir",
    cancel: "Quedarme",
  },
  merged: {
    title: "Las dos versiones están combinadas",
    conflicts_one: "{{count}} parte se cambió en las dos: se queda la tuya.",
    conflicts_other: "{{count}} partes se cambiaron en las dos: se quedan las tuyas.",
    save: "Revísala y después guarda.",
  },
  plan: {
    price: "PRO cuesta desde {{price}} por plaza y mes, con pago anual.",
    see: "Ver planes",
    backToFree: "Seguir sin PRO",
    saveFree: "Guardar la versión gratis",
    signUp: "Registrarme con PRO",
  },
  failed: {
    title: "No se ha podido guardar",
    offline: "No hay conexión.",
    kept: "Todo lo que escribiste sigue aquí.",
    again: "Reintentar",
    fields: "Revisa lo que está marcado.",
  },
  restored: {
    text: "Hemos recuperado tus cambios sin guardar.",
    discard: "Descartarlos",
    discarded: "Hemos descartado tus cambios sin guardar",
  },
  login: {
    text: "Tu sesión se ha cerrado. Vuelve a entrar y guarda después: todo lo que escribiste sigue aquí.",
    action: "Iniciar sesión",
  },
  upload: "Enviando la imagen",
  unstored: "Este navegador no puede conservar lo que escribes. Guarda antes de salir.",
  gone: {
    text: "Se eliminó en otra pestaña o en otro dispositivo. Lo que ves aquí se puede volver a guardar.",
    action: "Volver a guardar",
  },
  leftOut: {
    title: "Se han quitado los ejemplos",
    text: "Seguían siendo los de la plantilla: {{titles}}.",
  },
} satisfies Translated<typeof en>;
