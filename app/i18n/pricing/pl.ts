import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "Cennik",
      description:
        "Jedna strona i jedna wizytówka są bezpłatne. PRO dodaje wygląd, pliki kontaktowe i miejsca dla zespołu.",
    },
  },
  title: "Jedna strona i jedna wizytówka są bezpłatne",
  text: "Płacisz dopiero za własny wygląd, plik kontaktowy pod kodem albo miejsca dla zespołu.",
  cycle: {
    label: "Rozliczenie",
    monthly: "Miesięcznie",
    yearly: "Rocznie",
    saving: "Płacąc rocznie, oszczędzasz do {{percent}}%",
  },
  forever: "tak długo, jak chcesz",
  perSeat: "za miejsce miesięcznie",
  start: "Utwórz stronę",
  payment: "Zapłać kartą kredytową lub przez PayPal. Wydrukowany kod QR działa dalej, niezależnie od planu.",
  plans: {
    free: { text: "Wszystko, by dać się znaleźć." },
    pro: { text: "Dla własnego stylu i dla zespołów: strona i wizytówka na każde miejsce." },
  },
  features: {
    pages: "Strony: {{pages}}",
    cards: "Wizytówki: {{cards}}",
    buttons: "Linki, nagłówki i tekst w dowolnej kolejności",
    qrCodes: "Kody QR w PNG i SVG, które zawsze działają",
    contactFile: "Plik kontaktowy pod kodem QR",
    passes: "Karty do Apple Wallet i Google Wallet",
    themes: "Motywy premium",
    paidBlocks: "Dane kontaktowe, komunikatory, sklepy i formularze",
    fonts: "Dwadzieścia krojów pisma",
    backgrounds: "Gradienty i obrazy w tle",
    publishSwitch: "Włączanie i wyłączanie strony w każdej chwili",
    seo: "Tytuł i opis dla wyszukiwarek",
    noBranding: "Bez linijki z marką",
    cardDesign: "Kolory, logo i zdjęcie na wizytówce",
  },
} satisfies Translated<typeof en>;
