import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Creato con",
  unknown: { title: "Pagina non trovata", text: "La pagina che cerchi non è disponibile." },
  deleted: { title: "Questa pagina è stata eliminata", text: "È stata tolta da chi l’ha creata." },
  expired: { title: "Questa pagina è scaduta", text: "Chi l’ha creata può riattivarla in ogni momento." },
  gone: {
    title: "Per ora questo codice non porta da nessuna parte",
    text: "Il codice funziona, ma la sua destinazione è stata tolta.",
  },
  walletLater: {
    title: {
      google: "Google Wallet al momento non risponde",
      apple: "Al momento non è possibile creare il pass per Apple Wallet",
    },
    text: "Il biglietto è ancora qui. Riprova tra qualche minuto, oppure salvalo nei contatti.",
    back: "Torna al biglietto",
  },
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
  },
  sensitive: {
    title: "Prima di continuare",
    text: {
      from18: "Questa pagina può mostrare contenuti per soli adulti.",
      from21: "Questa pagina può mostrare contenuti riservati a chi ha almeno 21 anni.",
      from25: "Questa pagina può mostrare contenuti sensibili, per chi ha almeno 25 anni.",
    },
    confirm: "Ho almeno {{age}} anni, mostra la pagina",
    leave: "No, esci",
    again: "Lo chiederemo di nuovo tra un giorno.",
  },
  contactForm: {
    failed: "I tuoi dati non sono ancora stati inviati",
    thanksTitle: "Grazie",
    thanksText: "I tuoi dati stanno arrivando a chi gestisce questa pagina.",
    back: "Torna alla pagina",
  },
  report: {
    title: "Segnala questa pagina",
    text: "Che cosa non va in {{address}}? Esaminiamo ogni segnalazione; chi gestisce la pagina non saprà chi l’ha inviata.",
    reason: "Motivo",
    reasons: {
      phishing: "Cerca di rubare password o denaro",
      malware: "Diffonde virus o altro software dannoso",
      spam: "È spam",
      impersonation: "Si spaccia per qualcun altro",
      copyright: "Usa un mio lavoro o marchio senza permesso",
      illegal: "È illegale",
      adult: "Mostra contenuti per adulti senza avviso",
      other: "Altro",
    },
    details: "Che cosa dovremmo sapere?",
    email: "La tua e-mail, se possiamo farti domande",
    send: "Invia segnalazione",
    failed: "La segnalazione non è ancora stata inviata",
    thanksTitle: "Grazie per la segnalazione",
    thanksText: "Esamineremo la pagina.",
    back: "Torna alla pagina",
  },
} satisfies Translated<typeof en>;
