import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Muutama kysymys aluksi",
  progress: "Kysymys {{place}}/{{all}}",
  next: "Seuraava",
  skip: "Ohita",
  dismiss: "Älä kysy enää",
  choose: "Valitse",
  failed: "Se ei onnistunut",
  of: {
    name: {
      label: "Mikä on nimesi?",
      hint: "Ensimmäinen sivusi alkaa siitä.",
    },
    industry: {
      label: "Mitä teet?",
      hint: "Sopivat mallit tulevat ensin.",
      none: "Valitse toimiala",
    },
    networks: {
      label: "Mitkä kolme verkostoa ovat tärkeimmät?",
      hint: "Ne odottavat ensimmäisellä sivullasi valmiina nimillesi.",
    },
    emailClient: {
      label: "Mitä sähköpostisovellusta käytät?",
      other: "Jotain muuta",
    },
    usePurpose: {
      label: "Mihin käytät palvelua {{brand}}?",
      myself: "Omiin tarpeisiini",
      company: "Yritykseni tarpeisiin",
      clients: "Asiakkaideni tarpeisiin",
    },
  },
  done: "Kiitos, siinä kaikki",
  steps: {
    title: "Ensiaskeleet",
    progress: "{{done}}/{{all}} tehty",
    hide: "Piilota",
    hidden: "Ensiaskeleet piilotettu",
    undo: "Kumoa",
    done: "tehty",
    page: "Julkaise sivu",
    picture: "Lisää kuva",
    links: "Täytä viisi linkkiä",
    card: "Tee käyntikortti",
    code: "Lataa koodi",
    shared: "Jaa",
  },
} satisfies Translated<typeof en>;
