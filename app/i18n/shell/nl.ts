import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "Gratis", pro: "PRO" },
  meta: {
    notFound: { title: "Pagina niet gevonden", description: "De pagina die je zoekt, is niet beschikbaar." },
  },
  skipToContent: "Naar de inhoud",
  home: "{{brand}}, startpagina",
  close: "Sluiten",
  notices: "Meldingen",
  navigation: {
    label: "Menu",
    open: "Menu openen",
    products: "Producten",
    pages: "Link in bio",
    cards: "Digitale visitekaartjes",
    codes: "QR-codes",
    pricing: "Prijzen",
    resources: "Meer weten",
    blog: "Blog",
    knowledgeBase: "Hulp en uitleg",
    contact: "Contact",
  },
  account: {
    noAccount: "Nog geen account?",
    haveAccount: "Heb je al een account?",
    getStarted: "Beginnen",
    logIn: "Inloggen",
    logOut: "Uitloggen",
    menu: "Je account",
    settings: "Accountinstellingen",
    dashboard: "Overzicht",
    upgrade: "Neem PRO",
    renew: "Abonnement verlengen",
  },
  sidebar: { label: "Jouw spullen", dashboard: "Overzicht", cards: "Visitekaartjes", pages: "Pagina’s" },
  footer: {
    legal: "Juridisch",
    company: "Bedrijf",
    networks: "Volg ons",
    terms: "Gebruiksvoorwaarden",
    privacy: "Privacybeleid",
    cookies: "Cookiebeleid",
    community: "Huisregels",
  },
  error: {
    title: "Dat is niet gelukt",
    text: "Er ging bij ons iets mis. Wat je hebt opgeslagen, is veilig. Laad de pagina opnieuw en probeer het nog eens.",
    id: "Gebeurt het weer, geef ons dan dit nummer: {{id}}",
    back: "Naar het begin",
  },
  notFound: {
    title: "Pagina niet gevonden",
    text: "De pagina die je zoekt, is niet beschikbaar.",
    action: "Naar het begin",
  },
} satisfies Translated<typeof en>;
