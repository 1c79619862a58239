import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "Ilmainen", pro: "PRO" },
  meta: {
    notFound: { title: "Sivua ei löytynyt", description: "Etsimääsi sivua ei ole saatavilla." },
  },
  skipToContent: "Siirry sisältöön",
  home: "{{brand}}, etusivu",
  close: "Sulje",
  notices: "Ilmoitukset",
  navigation: {
    label: "Valikko",
    open: "Avaa valikko",
    products: "Tuotteet",
    pages: "Linkkisivut",
    cards: "Digitaaliset käyntikortit",
    codes: "QR-koodit",
    pricing: "Hinnat",
    resources: "Lue lisää",
    blog: "Blogi",
    knowledgeBase: "Ohjeet",
    contact: "Ota yhteyttä",
  },
  account: {
    noAccount: "Eikö sinulla ole tiliä?",
    haveAccount: "Onko sinulla jo tili?",
    getStarted: "Aloita",
    logIn: "Kirjaudu sisään",
    logOut: "Kirjaudu ulos",
    menu: "Tilisi",
    settings: "Tilin asetukset",
    dashboard: "Työpöytä",
    upgrade: "Hanki PRO",
    renew: "Jatka tilausta",
  },
  sidebar: { label: "Omat", dashboard: "Työpöytä", cards: "Käyntikortit", pages: "Sivut" },
  footer: {
    legal: "Juridiset tiedot",
    company: "Yritys",
    networks: "Seuraa meitä",
    terms: "Käyttöehdot",
    privacy: "Tietosuojakäytäntö",
    cookies: "Evästekäytäntö",
    community: "Yhteisön säännöt",
  },
  error: {
    title: "Se ei onnistunut",
    text: "Jotain meni meillä vikaan. Tallentamasi on turvassa. Lataa sivu uudelleen ja yritä sitten taas.",
    id: "Jos näin käy uudelleen, kerro meille tämä numero: {{id}}",
    back: "Siirry alkuun",
  },
  notFound: {
    title: "Sivua ei löytynyt",
    text: "Etsimääsi sivua ei ole saatavilla.",
    action: "Siirry alkuun",
  },
} satisfies Translated<typeof en>;
