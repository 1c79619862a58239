export const site = {
  madeWith: "Creato con",
  unknown: { title: "Pagina non trovata", text: "La pagina che cerchi non è disponibile." },
  deleted: { title: "Questa pagina è stata eliminata", text: "È stata tolta da chi l’ha creata." },
  expired: { title: "Questa pagina è scaduta", text: "Chi l’ha creata può riattivarla in ogni momento." },
  gone: {
    title: "Per ora questo codice non porta da nessuna parte",
    text: "Il codice funziona, ma la sua destinazione è stata tolta.",
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
    },
    optional: "facoltativo",
    consent: "Accetto che chi gestisce questa pagina conservi questi dati per contattarmi.",
    send: "Invia",
  },
  card: {
    addToContacts: "Aggiungi ai contatti",
    page: "Apri pagina",
    help: {
      title: "Non succede nulla?",
      iphone: "Su iPhone: se non succede nulla, apri questa pagina in Safari.",
      android: "Su Android: apri il file scaricato con Contatti.",
      inApp: "Dentro un’altra app: apri prima questa pagina nel browser.",
    },
  },
};
