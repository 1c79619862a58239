/** What visitors of the site read that no user wrote. */
export const site = {
  madeWith: "Made with",
  unknown: { title: "Page not found", text: "The page you're looking for isn't available." },
  deleted: { title: "This page has been deleted", text: "Its owner took it down." },
  expired: { title: "This page has expired", text: "Its owner can bring it back at any time." },
  gone: {
    title: "This code leads nowhere for now",
    text: "The code works, but its owner has taken down what it led to.",
  },
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
    },
    optional: "optional",
    consent: "I agree that the owner of this page stores these details to contact me.",
    send: "Send",
  },
  card: {
    addToContacts: "Add to contacts",
    page: "Open page",
    help: {
      title: "Nothing happens?",
      iphone: "On an iPhone: if nothing happens, open this page in Safari.",
      android: "On Android: open the downloaded file with Contacts.",
      inApp: "Inside another app: open this page in your browser first.",
    },
  },
};
