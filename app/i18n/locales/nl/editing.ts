export const editing = {
  undo: "Ongedaan maken",
  redo: "Opnieuw",
  state: {
    saved: "Opgeslagen",
    unsaved: "Niet opgeslagen",
    saving: "Opslaan",
    failed: "Opslaan mislukt",
  },
  leave: {
    title: "Weggaan zonder op te slaan?",
    text: "Je wijzigingen blijven in deze browser: open de editor opnieuw om ermee verder te gaan.",
    confirm: "Weggaan",
    cancel: "Blijven",
  },
};
