export const editing = {
  undo: "Cofnij",
  redo: "Ponów",
  state: {
    saved: "Zapisano",
    unsaved: "Niezapisane zmiany",
    saving: "Zapisywanie",
    failed: "Nie udało się zapisać",
  },
  leave: {
    title: "Wyjść bez zapisywania?",
    text: "Zmiany zostaną w tej przeglądarce: otwórz edytor ponownie, aby je dokończyć.",
    confirm: "Wyjdź",
    cancel: "Zostań",
  },
};
