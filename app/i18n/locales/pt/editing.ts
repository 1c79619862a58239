export const editing = {
  undo: "Anular",
  redo: "Refazer",
  state: {
    saved: "Guardado",
    unsaved: "Alterações por guardar",
    saving: "A guardar",
    failed: "Não foi guardado",
  },
  leave: {
    title: "Sair sem guardar?",
    text: "As tuas alterações ficam neste navegador: abre de novo o editor para continuar.",
    confirm: "Sair",
    cancel: "Ficar",
  },
};
