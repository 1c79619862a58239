/** What visitors of the site read that no user wrote. */
export default {
  madeWith: "Made with",
  makeYourOwn: "Make your own page",
  page: { report: "Report this page", play: "Play" },
  form: {
    fields: {
      name: "Name",
      phone: "Phone",
      email: "E-mail",
      position: "Position",
      company: "Company",
      linkedIn: "LinkedIn",
      message: "Message",
    },
    optional: "optional",
    consent: "I agree that the owner of this page stores these details to contact me.",
    send: "Send",
  },
  card: {
    addToContacts: "Add to contacts",
    addToApple: "Add to Apple Wallet",
    addToGoogle: "Add to Google Wallet",
    scan: "Scan with your phone",
    page: "Open page",
    help: {
      title: "Nothing happens?",
      iphone: "On an iPhone: if nothing happens, open this page in Safari.",
      android: "On Android: open the downloaded file with Contacts.",
      inApp: "Inside another app: open this page in your browser first.",
    },
    call: "Call",
    write: "Send an e-mail",
    map: "Show on a map",
  },
  swap: {
    action: "Share your details back",
    thanksTitle: "Thank you",
    thanksText: "Your details are on their way to {{name}}. Take theirs with you too.",
    keep: "Add {{name}} to contacts",
  },
  counts: { link: "What this page counts" },
};
