export const editing = {
  undo: "Annulla",
  redo: "Ripeti",
  state: {
    saved: "Salvato",
    unsaved: "Modifiche non salvate",
    saving: "Salvataggio",
    failed: "Salvataggio non riuscito",
  },
  leave: {
    title: "Uscire senza salvare?",
    text: "Le tue modifiche restano in questo browser: riapri l’editor per continuare.",
    confirm: "Esci",
    cancel: "Resta",
  },
};
