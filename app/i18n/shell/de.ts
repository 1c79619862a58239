import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "Kostenlos", pro: "PRO" },
  meta: {
    notFound: {
      title: "Seite nicht gefunden",
      description: "Die Seite, die du suchst, ist nicht verfügbar.",
    },
  },
  skipToContent: "Zum Inhalt springen",
  home: "{{brand}}, Startseite",
  close: "Schließen",
  notices: "Hinweise",
  navigation: {
    label: "Menü",
    open: "Menü öffnen",
    products: "Produkte",
    pages: "Link in Bio",
    cards: "Digitale Visitenkarten",
    codes: "QR-Codes",
    pricing: "Preise",
    resources: "Wissenswertes",
    blog: "Blog",
    knowledgeBase: "Hilfebereich",
    contact: "Kontakt",
  },
  account: {
    noAccount: "Noch kein Konto?",
    haveAccount: "Schon ein Konto?",
    getStarted: "Loslegen",
    logIn: "Anmelden",
    logOut: "Abmelden",
    menu: "Dein Konto",
    settings: "Kontoeinstellungen",
    dashboard: "Übersicht",
    upgrade: "PRO holen",
    renew: "Abo verlängern",
  },
  sidebar: { label: "Dein Bereich", dashboard: "Übersicht", cards: "Visitenkarten", pages: "Seiten" },
  footer: {
    legal: "Rechtliches",
    company: "Unternehmen",
    networks: "Folge uns",
    terms: "Nutzungsbedingungen",
    privacy: "Datenschutz",
    cookies: "Cookie-Richtlinie",
    community: "Community-Regeln",
  },
  error: {
    title: "Das hat nicht geklappt",
    text: "Bei uns ist etwas schiefgegangen. Was du gespeichert hast, ist sicher. Bitte lade die Seite neu und versuch es noch einmal.",
    id: "Wenn es wieder passiert, nenn uns diese Nummer: {{id}}",
    back: "Zur Startseite",
  },
  notFound: {
    title: "Seite nicht gefunden",
    text: "Die Seite, die du suchst, ist nicht verfügbar.",
    action: "Zur Startseite",
  },
} satisfies Translated<typeof en>;
