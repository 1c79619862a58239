/** What every editor says about saving, undoing and leaving. */
export default {
  unusable: {
    phone: "Visitors cannot call this: it is not a phone number.",
    email: "Visitors cannot write to this: it is not an e-mail address.",
  },
  undo: "Undo",
  redo: "Redo",
  close: "Close",
  state: {
    saved: "Saved",
    unsaved: "Unsaved changes",
    saving: "Saving",
    waiting: "Still being saved",
    failed: "Could not save",
  },
  leave: {
    title: "Leave without saving?",
    text: "Your changes stay in this browser: open the editor again to go on with them.",
    confirm: "Leave",
    cancel: "Stay",
  },
  merged: {
    title: "Both versions are merged",
    conflicts_one: "{{count}} part was changed in both: yours is kept.",
    conflicts_other: "{{count}} parts were changed in both: yours are kept.",
    save: "Look it over, then save.",
  },
  plan: {
    price: "PRO starts at {{price}} per seat and month, paid yearly.",
    see: "See plans",
    backToFree: "Back to free",
    saveFree: "Save the free version",
    signUp: "Sign up with PRO",
  },
  failed: {
    title: "Could not save",
    offline: "There is no connection.",
    kept: "Everything you typed is kept.",
    again: "Try again",
    fields: "Please look at what is marked.",
  },
  restored: {
    text: "Your unsaved changes are back.",
    discard: "Discard them",
    discarded: "Discarded",
  },
  login: {
    text: "You are logged out. Log in again, then save: everything you typed is kept.",
    action: "Log in",
  },
  upload: "Sending the picture",
  unstored: "This browser cannot keep what you type. Save before you leave.",
  gone: {
    text: "This was deleted elsewhere. What you see here can be saved again.",
    action: "Save again",
  },
  leftOut: {
    title: "Examples were left out",
    text: "Nobody had changed these of the template: {{titles}}.",
  },
};
