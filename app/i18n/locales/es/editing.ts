export const editing = {
  undo: "Deshacer",
  redo: "Rehacer",
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
};
