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
  payment:
    "Paghi con carta di credito o PayPal. Un codice QR stampato continua a funzionare, qualunque cosa paghi.",
  plans: {
    free: { text: "Tutto quello che serve per farsi trovare." },
    pro: { text: "Per uno stile tutto tuo e per i team: una pagina e un biglietto per ogni posto." },
  },
  features: {
    pages: "Pagine: {{pages}}",
    cards: "Biglietti da visita: {{cards}}",
    buttons: "Link, titoli e testi nell’ordine che vuoi",
    qrCodes: "Codici QR in PNG e SVG che non muoiono mai",
    contactFile: "File di contatto dietro il codice QR",
    passes: "Pass per Apple Wallet e Google Wallet",
    themes: "Temi premium",
    paidBlocks: "Recapiti, messaggistica, negozi e moduli",
    fonts: "Venti caratteri",
    backgrounds: "Sfumature e immagini come sfondo",
    publishSwitch: "Online e offline quando vuoi",
    seo: "Titolo e descrizione per i motori di ricerca",
    noBranding: "Senza la riga del marchio",
    cardDesign: "Colori, logo e foto sul tuo biglietto",
  },
} satisfies Translated<typeof en>;
