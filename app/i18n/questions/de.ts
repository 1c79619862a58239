import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Ein paar Fragen zum Anfang",
  progress: "Frage {{place}} von {{all}}",
  next: "Weiter",
  skip: "Überspringen",
  dismiss: "Nicht mehr fragen",
  choose: "Auswählen",
  failed: "Das hat nicht geklappt",
  of: {
    name: {
      label: "Wie heißt du?",
      hint: "Damit beginnt deine erste Seite.",
    },
    industry: {
      label: "Was machst du?",
      hint: "Passende Vorlagen stehen dann vorn.",
      none: "Branche auswählen",
    },
    networks: {
      label: "Welche drei Netzwerke sind dir am wichtigsten?",
      hint: "Auf deiner ersten Seite warten sie auf deine Namen.",
    },
    emailClient: {
      label: "Welche Mail-App benutzt du?",
      other: "Eine andere",
    },
    usePurpose: {
      label: "Wofür nutzt du {{brand}}?",
      myself: "Für mich",
      company: "Für mein Unternehmen",
      clients: "Für meine Kunden",
    },
  },
  done: "Danke, das war alles",
  steps: {
    title: "Erste Schritte",
    progress: "{{done}} von {{all}} erledigt",
    hide: "Ausblenden",
    hidden: "Erste Schritte ausgeblendet",
    undo: "Rückgängig",
    done: "erledigt",
    page: "Eine Seite veröffentlichen",
    picture: "Ein Bild hinzufügen",
    links: "Fünf Links ausfüllen",
    card: "Eine Visitenkarte anlegen",
    code: "Einen Code herunterladen",
    shared: "Teilen",
  },
} satisfies Translated<typeof en>;
