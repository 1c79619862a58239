export const editing = {
  undo: "Kumoa",
  redo: "Tee uudelleen",
  state: {
    saved: "Tallennettu",
    unsaved: "Tallentamattomia muutoksia",
    saving: "Tallennetaan",
    failed: "Tallennus ei onnistunut",
  },
  leave: {
    title: "Poistutaanko tallentamatta?",
    text: "Muutoksesi säilyvät tässä selaimessa: avaa editori uudelleen, niin voit jatkaa.",
    confirm: "Poistu",
    cancel: "Jää tänne",
  },
};
