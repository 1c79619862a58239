import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "Je pagina en je kaartje in één link",
      description:
        "Maak een pagina met al je links en een digitaal visitekaartje, en deel ze met een link, QR-code en wallet op je telefoon.",
    },
  },
  title: "Het visitekaartje, volwassen geworden",
  text: "Eén pagina met alles wat je doet, één kaartje om te geven. Deel ze met een link of QR-code. Om te beginnen heb je geen account nodig.",
  start: "Maak je pagina",
  makeCard: "Maak je kaartje",
  example: "Bekijk een voorbeeld",
  pages: {
    title: "Een pagina die er al is voor je het merkt",
    text: "Je links, op volgorde, op elke telefoon. Hij laadt meteen, heeft geen scripts nodig en ziet er verzorgd uit.",
    action: "Begin met een pagina",
  },
  cards: {
    title: "Een kaartje dat bij hun contacten belandt",
    text: "Naam, nummer, adres: één scan, één tik, bewaard. Zonder app, aan geen van beide kanten.",
    action: "Begin met een kaartje",
  },
  codes: {
    title: "Een code die altijd blijft werken",
    text: "Gedrukt is gedrukt. Je code blijft antwoord geven als abonnementen aflopen, pagina’s verhuizen en kaartjes veranderen.",
    action: "Wat het kost",
  },
  closing: {
    title: "Binnen een minuut je eerste pagina",
    text: "Schrijven, bekijken, opslaan. Meld je aan als je hem wilt houden.",
  },
  languages: "Talen",
  claim: {
    label: "Jouw adres",
    placeholder: "jouw-naam",
  },
} satisfies Translated<typeof en>;
