export const editing = {
  undo: "Annuler",
  redo: "Rétablir",
  state: {
    saved: "Enregistré",
    unsaved: "Non enregistré",
    saving: "Enregistrement",
    failed: "Échec de l’enregistrement",
  },
  leave: {
    title: "Quitter sans enregistrer ?",
    text: "Vos modifications restent dans ce navigateur : rouvrez l’éditeur pour les reprendre.",
    confirm: "Quitter",
    cancel: "Rester",
  },
};
