import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Kilka pytań na początek",
  progress: "Pytanie {{place}} z {{all}}",
  next: "Dalej",
  skip: "Pomiń",
  dismiss: "Nie pytaj więcej",
  choose: "Wybierz",
  failed: "Nie udało się",
  of: {
    name: {
      label: "Jak się nazywasz?",
      hint: "Od tego zacznie się twoja pierwsza strona.",
    },
    industry: {
      label: "Czym się zajmujesz?",
      hint: "Pasujące szablony będą na początku.",
      none: "Wybierz branżę",
    },
    networks: {
      label: "Które trzy sieci są najważniejsze?",
      hint: "Czekają na twojej pierwszej stronie, gotowe na twoje nazwy.",
    },
    emailClient: {
      label: "Z jakiej aplikacji pocztowej korzystasz?",
      other: "Z innej",
    },
    usePurpose: {
      label: "Do czego używasz {{brand}}?",
      myself: "Dla siebie",
      company: "Dla swojej firmy",
      clients: "Dla swoich klientów",
    },
  },
  done: "Dziękujemy, to wszystko",
  steps: {
    title: "Pierwsze kroki",
    progress: "Zrobione: {{done}} z {{all}}",
    hide: "Ukryj",
    hidden: "Pierwsze kroki ukryte",
    undo: "Cofnij",
    done: "zrobione",
    page: "Opublikuj stronę",
    picture: "Dodaj zdjęcie",
    links: "Uzupełnij pięć linków",
    card: "Utwórz wizytówkę",
    code: "Pobierz kod",
    shared: "Udostępnij",
  },
} satisfies Translated<typeof en>;
