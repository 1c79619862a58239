import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Een paar vragen om te beginnen",
  progress: "Vraag {{place}} van {{all}}",
  next: "Volgende",
  skip: "Overslaan",
  dismiss: "Niet meer vragen",
  choose: "Kiezen",
  failed: "Dat is niet gelukt",
  of: {
    name: {
      label: "Hoe heet je?",
      hint: "Je eerste pagina begint ermee.",
    },
    industry: {
      label: "Wat doe je?",
      hint: "Passende sjablonen staan dan vooraan.",
      none: "Kies een branche",
    },
    networks: {
      label: "Welke drie netwerken zijn het belangrijkst?",
      hint: "Ze staan op je eerste pagina klaar voor je namen.",
    },
    emailClient: {
      label: "Welke mail-app gebruik je?",
      other: "Een andere",
    },
    usePurpose: {
      label: "Waarvoor gebruik je {{brand}}?",
      myself: "Voor mezelf",
      company: "Voor mijn bedrijf",
      clients: "Voor mijn klanten",
    },
  },
  done: "Bedankt, dat is alles",
  steps: {
    title: "Eerste stappen",
    progress: "{{done}} van {{all}} gedaan",
    hide: "Verbergen",
    hidden: "Eerste stappen verborgen",
    undo: "Ongedaan maken",
    done: "gedaan",
    page: "Een pagina online zetten",
    picture: "Een foto toevoegen",
    links: "Vijf links invullen",
    card: "Een visitekaartje maken",
    code: "Een code downloaden",
    shared: "Delen",
  },
} satisfies Translated<typeof en>;
