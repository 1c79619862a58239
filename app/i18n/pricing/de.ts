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
  get: "PRO holen",
  manage: "Abo verwalten",
  current: "Dein Tarif",
  chosen: "Deine Wahl",
  seats: { label: "Plätze", less: "Ein Platz weniger", more: "Ein Platz mehr" },
  total: {
    monthly_one: "{{total}} im Monat für {{count}} Platz",
    monthly_other: "{{total}} im Monat für {{count}} Plätze",
    yearly_one: "{{total}} im Jahr für {{count}} Platz",
    yearly_other: "{{total}} im Jahr für {{count}} Plätze",
  },
  payment:
    "Zahle mit Kreditkarte oder PayPal. Fallen Steuern an, siehst du sie vor dem Bezahlen. Ein gedruckter QR-Code gilt weiter, egal, was du zahlst.",
  plans: {
    free: { text: "Alles, um gefunden zu werden." },
    pro: { text: "Für einen eigenen Auftritt und für Teams: eine Seite und eine Karte je Platz." },
  },
  compare: {
    title: "Was in welchem Tarif steckt",
    feature: "Funktion",
    included: "Enthalten",
    notIncluded: "Nicht enthalten",
    perSeat: "{{n}} je Platz",
    withValue: "{{feature}}: {{value}}",
    groups: { pages: "Seiten", cards: "Visitenkarten", codes: "QR-Codes", account: "Dein Konto" },
  },
  features: {
    pages: "Seiten",
    blocks: "Arten von Blöcken",
    themes: "Designs",
    fonts: "Schriften",
    backgrounds: "Verläufe und Bilder als Hintergrund",
    buttonDesign: "Eigene Formen, Schatten und Gestaltung",
    contacts: "Formular, das Kontakte sammelt",
    publishSwitch: "Jederzeit veröffentlichen und offline nehmen",
    seo: "Titel und Beschreibung für Suchmaschinen",
    noBranding: "Ohne Markenzeile",
    cards: "Visitenkarten",
    contactFile: "Kontaktdatei hinter dem QR-Code",
    passes: "Karten für Apple Wallet und Google Wallet",
    cardDesign: "Unterzeile, Farben, Logo und Foto auf deiner Karte",
    qrCodes: "QR-Codes, die bleiben",
    codeStyle: "Farben, Formen und Beschriftung der Codes",
    codeLogo: "Dein Logo im Code",
    export: "Export von allem",
    team: "Team: Karten für Mitglieder",
  },
  modal: {
    title: "Mehr mit PRO",
    wanted: "{{feature}}: Teil von PRO",
    from: "Ab {{price}} pro Platz und Monat.",
    kept: "Was du eingegeben hast, bleibt in diesem Browser und ist wieder da, wenn du zurückkommst.",
    all: "Alles zu den Preisen",
  },
} satisfies Translated<typeof en>;
