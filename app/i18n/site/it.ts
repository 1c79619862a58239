import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Creato con",
  makeYourOwn: "Crea la tua pagina",
  page: { report: "Segnala questa pagina", play: "Riproduci" },
  form: {
    fields: {
      name: "Nome",
      phone: "Telefono",
      email: "E-mail",
      position: "Ruolo",
      company: "Azienda",
      linkedIn: "LinkedIn",
      message: "Messaggio",
    },
    optional: "facoltativo",
    consent: "Accetto che chi gestisce questa pagina conservi questi dati per contattarmi.",
    send: "Invia",
  },
  card: {
    addToContacts: "Aggiungi ai contatti",
    addToApple: "Aggiungi ad Apple Wallet",
    addToGoogle: "Aggiungi a Google Wallet",
    scan: "Scansiona con il telefono",
    page: "Apri pagina",
    help: {
      title: "Non succede nulla?",
      iphone: "Su iPhone: se non succede nulla, apri questa pagina in Safari.",
      android: "Su Android: apri il file scaricato con Contatti.",
      inApp: "Dentro un’altra app: apri prima questa pagina nel browser.",
    },
    call: "Chiama",
    write: "Scrivi un’e-mail",
    map: "Mostra sulla mappa",
  },
  swap: {
    action: "Condividi anche i tuoi dati",
    thanksTitle: "Grazie",
    thanksText: "I tuoi dati sono in arrivo a {{name}}. Porta con te anche i suoi.",
    keep: "Aggiungi {{name}} ai contatti",
  },
  counts: { link: "Che cosa conta questa pagina" },
} satisfies Translated<typeof en>;
