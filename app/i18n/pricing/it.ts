import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "Prezzi",
      description:
        "Una pagina e un biglietto sono gratis. Con PRO hai design, file di contatto e posti per il team.",
    },
  },
  title: "Una pagina e un biglietto sono gratis",
  text: "Paghi quando vuoi un design tutto tuo, il file di contatto dietro il codice o posti per il team.",
  cycle: {
    label: "Fatturazione",
    monthly: "Mensile",
    yearly: "Annuale",
    saving: "Risparmi fino al {{percent}}% pagando ogni anno",
  },
  forever: "per tutto il tempo che vuoi",
  perSeat: "per posto al mese",
  start: "Crea la tua pagina",
  get: "Passa a PRO",
  manage: "Gestisci abbonamento",
  current: "Il tuo piano",
  chosen: "La tua scelta",
  seats: { label: "Posti", less: "Un posto in meno", more: "Un posto in più" },
  total: {
    monthly_one: "{{total}} al mese per {{count}} posto",
    monthly_other: "{{total}} al mese per {{count}} posti",
    yearly_one: "{{total}} all’anno per {{count}} posto",
    yearly_other: "{{total}} all’anno per {{count}} posti",
  },
  payment:
    "Paghi con carta di credito o PayPal. Se ci sono imposte, le vedi prima di pagare. Un codice QR stampato continua a funzionare, qualunque cosa paghi.",
  plans: {
    free: { text: "Tutto quello che serve per farsi trovare." },
    pro: { text: "Per uno stile tutto tuo e per i team: una pagina e un biglietto per ogni posto." },
  },
  compare: {
    title: "Che cosa c’è in ogni piano",
    feature: "Funzione",
    included: "Incluso",
    notIncluded: "Non incluso",
    perSeat: "{{n}} per posto",
    withValue: "{{feature}}: {{value}}",
    groups: { pages: "Pagine", cards: "Biglietti da visita", codes: "Codici QR", account: "Il tuo account" },
  },
  features: {
    pages: "Pagine",
    blocks: "Tipi di blocchi",
    themes: "Temi",
    fonts: "Caratteri",
    backgrounds: "Sfumature e immagini come sfondo",
    buttonDesign: "Forme, ombre e stili personali",
    contacts: "Modulo che raccoglie contatti",
    publishSwitch: "Online e offline quando vuoi",
    seo: "Titolo e descrizione per i motori di ricerca",
    noBranding: "Senza la riga del marchio",
    cards: "Biglietti da visita",
    contactFile: "File di contatto dietro il codice QR",
    passes: "Pass per Apple Wallet e Google Wallet",
    cardDesign: "Sottotitolo, colori, logo e foto sul tuo biglietto",
    qrCodes: "Codici QR che non muoiono mai",
    codeStyle: "Colori, forme e didascalie dei codici",
    codeLogo: "Il tuo logo nel codice",
    export: "Esportazione di tutto",
    team: "Team: biglietti assegnati ai membri",
  },
  modal: {
    title: "Di più con PRO",
    wanted: "{{feature}}: fa parte di PRO",
    from: "Da {{price}} per posto al mese.",
    kept: "Quello che hai scritto resta in questo browser e lo ritrovi quando torni.",
    all: "Tutto sui prezzi",
  },
} satisfies Translated<typeof en>;
