export const editing = {
  undo: "Rückgängig",
  redo: "Wiederholen",
  state: {
    saved: "Gespeichert",
    unsaved: "Nicht gespeichert",
    saving: "Wird gespeichert",
    failed: "Speichern fehlgeschlagen",
  },
  leave: {
    title: "Ohne Speichern verlassen?",
    text: "Deine Änderungen bleiben in diesem Browser: Öffne den Editor wieder, um daran weiterzuarbeiten.",
    confirm: "Verlassen",
    cancel: "Bleiben",
  },
};
