/** Leaving a team: what its owner decides, and what who left may take along. */
export default {
  heading: "Cards of people who left",
  decide: "Decide",
  undo: "Undo",
  undoing: "Undoing",
  until: "can be undone until {{date}}",
  undone: "Undone. The card is as it was before.",
  decided: "Decided. You can undo it for a day.",
  former: "a former member",
  close: "Close",
  cancel: "Cancel",
  open: {
    left: "{{name}} has left. Decide what becomes of the card “{{title}}”.",
    deleted: "A member deleted their account. Decide what becomes of the card “{{title}}”.",
  },
  settled: {
    successor: "The card “{{title}}” was handed on.",
    keep: "The card “{{title}}” stays without a person.",
    retire: "The card “{{title}}” is retired.",
  },
  dialog: {
    remove: "Remove {{name}} from the team?",
    decide: "What becomes of the card “{{title}}”?",
    removed:
      "{{name}} no longer sees the card and its contacts; their own account stays as it is. You can undo all of this for a day.",
    left: "{{name}} has left your team, and nobody has the card now. You can undo your decision for a day.",
    deleted:
      "The member deleted their account, and nobody has the card now. You can undo your decision for a day.",
    submitRemove: "Remove member",
    submit: "Save decision",
    saving: "Saving",
    loading: "Loading",
  },
  card: {
    label: "The card",
    successor: "Hand it to somebody else",
    successorText:
      "It stays the same card: its codes and the passes on phones stay valid, and show the new name once the new person has edited it.",
    keep: "Keep it without a person",
    keepText: "It stays as it is, also for visitors and on phones, until you assign it.",
    retire: "Retire it",
    retireText:
      "Visitors no longer see it, passes on phones become void, and its seat is free. Its printed codes go on answering.",
  },
  person: {
    label: "Who gets the card",
    invite: "Invite somebody new",
    email: "E-mail address",
    emailText: "They get an invitation, and have the card once they accept.",
    missing: "Choose somebody.",
  },
  codes: {
    label: "Its codes",
    stay: "They go on leading to this card",
    stayText: "Whoever scans a printed code sees what this card leads to.",
    retired: "They lead to the card’s page",
    retiredText:
      "Whoever scans a printed code sees the page that the card was linked to; without one, a page that says the card is no longer there.",
    card: "They lead to another member’s card",
    cardText: "Whoever scans a printed code sees that member’s card.",
    page: "They lead to one of your pages",
    pageText: "Whoever scans a printed code sees that page, until you assign the card to somebody.",
    holder: "Whose card",
    target: "Which page",
    missing: "Choose a page.",
  },
  contacts: {
    label: "Contacts",
    text: "All contacts stay with you.",
    sees: "The new person also sees the contacts met before",
    seesText: "Without this, they only see those they meet themselves.",
    offer: "Offer {{name}} a file of the contacts they met",
    offerText:
      "For 14 days, they can download exactly these, as CSV or vCard, without your team’s notes and tags.",
  },
  offer: {
    title: "{{team}} lets you take your contacts with you",
    text: "They are the contacts you met as a member of the team. You can download them until {{date}}.",
    csv: "Download CSV",
    vcard: "Download vCard",
  },
  account: {
    members: "Members of your team: {{count}}",
    text: "They lose their cards and are told by notification and mail. A team cannot be handed to another account.",
    tick: "I know that my team ends with my account",
  },
};
