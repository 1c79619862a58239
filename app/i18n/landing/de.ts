import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "Deine Seite und deine Karte in einem Link",
      description:
        "Erstelle eine Seite mit all deinen Links und eine digitale Visitenkarte und teile beide per Link, QR-Code und Wallet auf dem Handy.",
    },
  },
  title: "Die Visitenkarte, erwachsen geworden",
  text: "Eine Seite mit allem, was du machst, und eine Karte zum Überreichen. Teile beides per Link und QR-Code. Zum Loslegen brauchst du kein Konto.",
  start: "Seite erstellen",
  makeCard: "Karte erstellen",
  example: "Beispiel ansehen",
  pages: {
    title: "Eine Seite, die da ist, bevor du es merkst",
    text: "Deine Links, der Reihe nach, auf jedem Handy. Sie lädt sofort, kommt ohne Skripte aus und sieht aus, als hättest du dir Zeit genommen.",
    action: "Mit einer Seite anfangen",
  },
  cards: {
    title: "Eine Karte, die in den Kontakten landet",
    text: "Name, Nummer, Adresse: einmal scannen, einmal tippen, gespeichert. Ohne App auf beiden Seiten.",
    action: "Mit einer Karte anfangen",
  },
  codes: {
    title: "Ein Code, der bleibt",
    text: "Gedruckt ist gedruckt. Dein Code antwortet weiter, auch wenn Tarife enden, Seiten umziehen und Karten sich ändern.",
    action: "Was es kostet",
  },
  closing: {
    title: "In unter einer Minute zur ersten Seite",
    text: "Schreiben, ansehen, speichern. Registrieren kannst du dich, wenn du sie behalten willst.",
  },
  languages: "Sprachen",
  claim: {
    label: "Deine Adresse",
    placeholder: "dein-name",
  },
} satisfies Translated<typeof en>;
