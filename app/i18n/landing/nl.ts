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
    text: "Naam, nummer, adres: één scan en het is er. Gratis met grote knoppen om te bellen, te schrijven en je te vinden; met PRO ook als contactbestand en wallet-pas.",
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
  shown: {
    title: "Pagina’s die ermee gemaakt zijn",
    text: "Kies een ontwerp en zet er je eigen links en woorden in. Om te proberen heb je geen account nodig.",
    start: "Begin met {{name}}",
  },
  gets: {
    title: "Wat iedereen eraan heeft",
    visitor: {
      title: "Wie de pagina bezoekt",
      text: "Een pagina die op elke telefoon meteen opengaat: geen app, geen cookiebanner, geen script dat meekijkt.",
    },
    scanner: {
      title: "Wie scant",
      text: "Je nummer, je e-mail en de weg naar je toe, groot genoeg voor een duim. Met PRO ook met één tik in de contacten en de wallet.",
    },
    team: {
      title: "Een team",
      text: "Een kaartje voor iedereen, één stijl voor allemaal, en het kaartje blijft van jou als iemand vertrekt. PRO, per plaats.",
    },
  },
  compare: {
    title: "Gratis en PRO",
    free: {
      title: "Gratis, zolang je wilt",
      one: "Eén pagina en één kaartje",
      two: "Acht thema’s en zoveel links, koppen en teksten als je wilt",
      three: "Een QR-code die blijft antwoorden",
    },
    pro: {
      title: "PRO, per plaats",
      one: "Alle thema’s, lettertypen, foto’s en achtergronden",
      two: "Contactbestand en wallet-passen bij je kaartje",
      three: "Een formulier dat contacten verzamelt, en een lijst om mee te werken",
    },
    more: "Alles vergelijken",
  },
  questions: {
    title: "Vragen",
    free: {
      question: "Is het echt gratis?",
      answer:
        "Eén pagina en één kaartje zijn gratis zolang je wilt, met een klein regeltje over Visita. Je betaalt als je meer wilt, en wat geld kost zegt dat vooraf.",
    },
    account: {
      question: "Heb ik een account nodig om te beginnen?",
      answer:
        "Nee. Je ontwerpt in de browser en wat je maakte blijft daar. Je meldt je aan als je het online wilt zetten.",
    },
    app: {
      question: "Heeft iemand een app nodig?",
      answer: "Nee. De camera van de telefoon leest de code en de browser laat de rest zien.",
    },
    code: {
      question: "Wat gebeurt er met gedrukte codes als mijn abonnement stopt?",
      answer:
        "Ze blijven antwoorden. Een code leidt naar je kaartje of pagina, ook als die hernoemd, gewijzigd of weer gratis is.",
    },
    domain: {
      question: "Welk adres krijgt mijn pagina?",
      answer:
        "Het adres dat je kiest, als het vrij is. Je kunt het later wijzigen; het oude blijft naar je leiden.",
    },
    data: {
      question: "Wat weten jullie over mijn bezoekers?",
      answer:
        "Niets wat hen volgt: pagina’s zetten geen cookie en laden geen script. Wat iemand in je formulier typt is van jou, en diegene kan het corrigeren of intrekken.",
    },
    wallet: {
      question: "Wat is een kaartje in de wallet van de telefoon?",
      answer:
        "Je visitekaartje naast tickets en instapkaarten, in Apple Wallet of Google Wallet: met de code klaar om te scannen, ook zonder netwerk. Wie hem scant, kan het in de eigen wallet bewaren, en wat je wijzigt verschijnt daar vanzelf. Dit hoort bij PRO; een gratis kaartje is de pagina die je code opent.",
    },
  },
  offer: "Bekijk deze pagina in het Nederlands",
} satisfies Translated<typeof en>;
