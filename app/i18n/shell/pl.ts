import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "Bezpłatny", pro: "PRO" },
  meta: {
    notFound: { title: "Nie znaleziono strony", description: "Szukana strona jest niedostępna." },
  },
  skipToContent: "Przejdź do treści",
  home: "{{brand}}, strona główna",
  close: "Zamknij",
  notices: "Powiadomienia",
  navigation: {
    label: "Menu",
    open: "Otwórz menu",
    products: "Produkty",
    pages: "Link w bio",
    cards: "Cyfrowe wizytówki",
    codes: "Kody QR",
    pricing: "Cennik",
    resources: "Materiały",
    blog: "Blog",
    knowledgeBase: "Baza wiedzy",
    contact: "Kontakt",
  },
  account: {
    noAccount: "Nie masz konta?",
    haveAccount: "Masz już konto?",
    getStarted: "Zacznij",
    logIn: "Zaloguj się",
    logOut: "Wyloguj się",
    menu: "Twoje konto",
    settings: "Ustawienia konta",
    dashboard: "Panel",
    upgrade: "Przejdź na PRO",
    renew: "Odnów subskrypcję",
  },
  sidebar: { label: "Twoje rzeczy", dashboard: "Panel", cards: "Wizytówki", pages: "Strony" },
  footer: {
    legal: "Informacje prawne",
    company: "Firma",
    networks: "Obserwuj nas",
    terms: "Warunki korzystania",
    privacy: "Polityka prywatności",
    cookies: "Polityka plików cookie",
    community: "Zasady społeczności",
  },
  error: {
    title: "Nie udało się",
    text: "Coś poszło nie tak po naszej stronie. Zapisane dane są bezpieczne. Odśwież stronę i spróbuj ponownie.",
    id: "Jeśli to się powtórzy, podaj nam ten numer: {{id}}",
    back: "Przejdź na początek",
  },
  notFound: {
    title: "Nie znaleziono strony",
    text: "Szukana strona jest niedostępna.",
    action: "Przejdź na początek",
  },
} satisfies Translated<typeof en>;
