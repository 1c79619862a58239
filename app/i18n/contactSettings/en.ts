/** For how long contacts are stored, and the receipt that visitors get. */
export default {
  title: "Contact settings",
  close: "Close",
  retention: "Store contacts for",
  retentionHelp:
    "Counted from your last meeting with a person, or from the import. We tell you four weeks before anything is deleted.",
  m6: "6 months",
  m12: "12 months",
  m24: "24 months",
  m36: "36 months",
  never: "Without end",
  receipts: "Send visitors a receipt",
  receiptsHelp:
    "Who leaves their details in a form gets a mail with a copy, what they agreed to, and a link to correct or withdraw it.",
  used: "Contacts: {{used}} of {{limit}}",
  nearlyFull: "Your list is nearly full. Beyond {{limit}} contacts, new ones wait under possible spam.",
  saved: "Settings saved",
  failed: "The settings could not be loaded.",
  retry: "Try again",
};
