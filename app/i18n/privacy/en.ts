/** What visitors are asked before measurement and chat, and where they change their answer. */
export default {
  meta: {
    settings: {
      title: "Cookie settings",
      description: "Decide what may be told and loaded besides what is needed.",
    },
  },
  label: "Cookies",
  title: "Is this all right with you?",
  allow: "Allow",
  deny: "No thanks",
  choose: "Choose one by one",
  measurement: {
    name: "Measurement",
    text: "Tells a measurement service that somebody signed up, under a random number. It gets neither your name nor your e-mail address.",
  },
  chat: {
    name: "Support chat",
    text: "Loads another company's chat so that you can ask for help. It can then see that you are here and what the screen shows.",
  },
  settings: {
    text: "Everything works without these too. Your answer is stored in this browser for six months; a change counts from the next page on.",
    needed:
      "Cookies that sign you in, protect your account and store this answer are always there: nothing works without them.",
    save: "Save",
    saved: "Saved. It counts from the next page on.",
  },
};
