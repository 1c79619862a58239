export const meta = {
  landing: {
    title: "La tua pagina e il tuo biglietto, in un link",
    description:
      "Crea una pagina con tutti i tuoi link e un biglietto da visita digitale, e condividili con link, codice QR e wallet del telefono.",
  },
  login: {
    title: "Accedi",
    description: "Accedi per modificare le tue pagine e i tuoi biglietti da visita.",
  },
  signUp: {
    title: "Registrati",
    description: "Crea un account per la tua pagina e il tuo biglietto da visita. Non costa nulla.",
  },
  forgotPassword: {
    title: "Password dimenticata",
    description: "Ricevi un link per scegliere una nuova password.",
  },
  forgotPasswordChange: {
    title: "Scegli una nuova password",
    description: "Scegli una nuova password per il tuo account.",
  },
  verifyEmail: {
    title: "Conferma il tuo indirizzo",
    description: "Conferma l’indirizzo e-mail del tuo account.",
  },
  pricing: {
    title: "Prezzi",
    description:
      "Una pagina e un biglietto sono gratis. Con PRO hai design, file di contatto e posti per il team.",
  },
  dashboard: { title: "Panoramica", description: "Le tue pagine e i tuoi biglietti da visita." },
  dashboardPages: { title: "Pagine", description: "Le tue pagine." },
  dashboardCards: { title: "Biglietti per Wallet", description: "I tuoi biglietti da visita." },
  editorPage: {
    title: "Editor della pagina",
    description: "Crea una pagina con i tuoi link: scrivi, guarda l’anteprima, pubblica.",
  },
  editorCard: {
    title: "Editor del biglietto",
    description: "Crea un biglietto da visita digitale con un codice QR.",
  },
  sharePage: {
    title: "Condividi pagina",
    description: "Condividi la tua pagina con un link, un codice QR o per e-mail.",
  },
  shareCard: {
    title: "Condividi biglietto",
    description: "Condividi il tuo biglietto da visita con un link o un codice QR.",
  },
  notFound: { title: "Pagina non trovata", description: "La pagina che cerchi non è disponibile." },
};
