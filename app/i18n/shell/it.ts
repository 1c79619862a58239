import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "Gratis", pro: "PRO" },
  meta: {
    notFound: { title: "Pagina non trovata", description: "La pagina che cerchi non è disponibile." },
  },
  skipToContent: "Vai al contenuto",
  home: "{{brand}}, pagina iniziale",
  close: "Chiudi",
  notices: "Avvisi",
  navigation: {
    label: "Menu",
    open: "Apri il menu",
    products: "Prodotti",
    pages: "Link in bio",
    cards: "Biglietti da visita digitali",
    codes: "Codici QR",
    pricing: "Prezzi",
    resources: "Risorse",
    blog: "Blog",
    knowledgeBase: "Guide",
    contact: "Contattaci",
  },
  account: {
    noAccount: "Non hai un account?",
    haveAccount: "Hai già un account?",
    getStarted: "Inizia",
    logIn: "Accedi",
    logOut: "Esci",
    menu: "Il tuo account",
    settings: "Impostazioni dell’account",
    dashboard: "Panoramica",
    upgrade: "Passa a PRO",
    renew: "Rinnova abbonamento",
  },
  sidebar: {
    label: "Le tue cose",
    dashboard: "Panoramica",
    cards: "Biglietti da visita",
    pages: "Pagine",
  },
  footer: {
    legal: "Note legali",
    company: "Azienda",
    networks: "Seguici",
    terms: "Condizioni d’uso",
    privacy: "Informativa sulla privacy",
    cookies: "Informativa sui cookie",
    community: "Regole della community",
  },
  error: {
    title: "Non ha funzionato",
    text: "Qualcosa è andato storto da parte nostra. Quello che hai salvato è al sicuro. Ricarica la pagina e riprova.",
    id: "Se succede ancora, comunicaci questo numero: {{id}}",
    back: "Vai all’inizio",
  },
  notFound: {
    title: "Pagina non trovata",
    text: "La pagina che cerchi non è disponibile.",
    action: "Vai all’inizio",
  },
} satisfies Translated<typeof en>;
