/** What every editor says about saving, undoing and leaving. */
export const editing = {
  undo: "Undo",
  redo: "Redo",
  state: {
    saved: "Saved",
    unsaved: "Unsaved changes",
    saving: "Saving",
    failed: "Could not save",
  },
  leave: {
    title: "Leave without saving?",
    text: "Your changes stay in this browser: open the editor again to go on with them.",
    confirm: "Leave",
    cancel: "Stay",
  },
};
