import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Deine Seite übernehmen",
  question: "Adresse der Seite",
  hint: "Linktree, Carrd oder eine andere Seite: Du wählst, welche Links mitkommen.",
  look: "Links suchen",
  offer: "Ist {{host}} deine eigene Linkseite?",
  offerAction: "Ihre Links übernehmen",
  reading: "Die Seite wird gelesen",
  failed: "Diese Seite ließ sich nicht lesen. Prüfe die Adresse oder füge deine Links untereinander ein.",
  nothing: "Auf dieser Seite sind keine Links, die übernommen werden können.",
  pick: "Wähle, was mitkommt. Gespeichert wird noch nichts.",
  name: "Name",
  text: "Text",
  links: "Links",
  take: "Übernehmen",
  cancel: "Abbrechen",
  close: "Schließen",
  wrong: "Das ist keine Adresse einer Seite. Schreib sie wie name.com.",
  open: "Hast du schon anderswo eine Seite?",
} satisfies Translated<typeof en>;
