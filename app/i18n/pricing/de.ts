import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "Preise",
      description:
        "Eine Seite und eine Karte sind kostenlos. PRO bringt Designs, Kontaktdateien und Plätze fürs Team.",
    },
  },
  title: "Eine Seite und eine Karte sind kostenlos",
  text: "Du zahlst erst, wenn du ein eigenes Design, die Kontaktdatei hinter deinem Code oder Plätze fürs Team willst.",
  cycle: {
    label: "Abrechnung",
    monthly: "Monatlich",
    yearly: "Jährlich",
    saving: "Bei jährlicher Zahlung bis zu {{percent}} % sparen",
  },
  forever: "so lange du magst",
  perSeat: "pro Platz und Monat",
  start: "Seite erstellen",
  payment: "Zahle mit Kreditkarte oder PayPal. Ein gedruckter QR-Code gilt weiter, egal, was du zahlst.",
  plans: {
    free: { text: "Alles, um gefunden zu werden." },
    pro: { text: "Für einen eigenen Auftritt und für Teams: eine Seite und eine Karte je Platz." },
  },
  features: {
    pages: "Seiten: {{pages}}",
    cards: "Visitenkarten: {{cards}}",
    buttons: "Links, Überschriften und Text in beliebiger Folge",
    qrCodes: "QR-Codes als PNG und SVG, die bleiben",
    contactFile: "Kontaktdatei hinter dem QR-Code",
    passes: "Karten für Apple Wallet und Google Wallet",
    themes: "Premium-Designs",
    paidBlocks: "Kontaktdaten, Messenger, Shops und Formulare",
    fonts: "Zwanzig Schriften",
    backgrounds: "Verläufe und Bilder als Hintergrund",
    publishSwitch: "Jederzeit veröffentlichen und offline nehmen",
    seo: "Titel und Beschreibung für Suchmaschinen",
    noBranding: "Ohne Markenzeile",
    cardDesign: "Farben, Logo und Foto auf deiner Karte",
  },
} satisfies Translated<typeof en>;
