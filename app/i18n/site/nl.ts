import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Gemaakt met",
  makeYourOwn: "Maak je eigen pagina",
  page: { report: "Deze pagina melden", play: "Afspelen" },
  form: {
    fields: {
      name: "Naam",
      phone: "Telefoon",
      email: "E-mail",
      position: "Functie",
      company: "Bedrijf",
      linkedIn: "LinkedIn",
      message: "Bericht",
    },
    optional: "optioneel",
    consent:
      "Ik ga ermee akkoord dat de eigenaar van deze pagina deze gegevens bewaart om contact met mij op te nemen.",
    send: "Versturen",
  },
  card: {
    addToContacts: "Toevoegen aan contacten",
    addToApple: "Voeg toe aan Apple Wallet",
    addToGoogle: "Toevoegen aan Google Wallet",
    scan: "Scan met je telefoon",
    page: "Pagina openen",
    help: {
      title: "Gebeurt er niets?",
      iphone: "Op een iPhone: gebeurt er niets, open deze pagina dan in Safari.",
      android: "Op Android: open het gedownloade bestand met Contacten.",
      inApp: "In een andere app: open deze pagina eerst in je browser.",
    },
    call: "Bellen",
    write: "E-mail sturen",
    map: "Op de kaart tonen",
  },
  swap: {
    action: "Deel ook je eigen gegevens",
    thanksTitle: "Bedankt",
    thanksText: "Je gegevens zijn onderweg naar {{name}}. Neem ook die van {{name}} mee.",
    keep: "{{name}} toevoegen aan contacten",
  },
  counts: { link: "Wat deze pagina telt" },
} satisfies Translated<typeof en>;
