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
    text: "Name, Nummer, Adresse: ein Scan, und alles ist da. Kostenlos mit großen Knöpfen zum Anrufen, Schreiben und Hinfinden, mit PRO auch als Kontaktdatei und Wallet-Pass.",
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
  shown: {
    title: "Seiten, die damit entstanden sind",
    text: "Such dir ein Design aus und setz deine eigenen Links und Worte ein. Zum Ausprobieren brauchst du kein Konto.",
    start: "Mit {{name}} beginnen",
  },
  gets: {
    title: "Was alle davon haben",
    visitor: {
      title: "Wer die Seite besucht",
      text: "Eine Seite, die auf jedem Handy sofort da ist: keine App, kein Cookie-Banner, kein Skript, das mitliest.",
    },
    scanner: {
      title: "Wer den Code scannt",
      text: "Deine Nummer, deine E-Mail und der Weg zu dir, groß genug für den Daumen. Mit PRO auch mit einem Tipp in den Kontakten und im Wallet.",
    },
    team: {
      title: "Ein Team",
      text: "Eine Karte für jede Person, ein Aussehen für alle, und geht jemand, bleibt die Karte bei dir. PRO, pro Platz.",
    },
  },
  compare: {
    title: "Kostenlos und PRO",
    free: {
      title: "Kostenlos, solange du willst",
      one: "Eine Seite und eine Karte",
      two: "Acht Designs, beliebig viele Links, Überschriften und Texte",
      three: "Ein QR-Code, der weiter antwortet",
    },
    pro: {
      title: "PRO, pro Platz",
      one: "Alle Designs, Schriften, Bilder und Hintergründe",
      two: "Kontaktdatei und Wallet-Pässe für deine Karte",
      three: "Ein Formular, das Kontakte sammelt, und eine Liste zum Arbeiten",
    },
    more: "Alles vergleichen",
  },
  questions: {
    title: "Fragen",
    free: {
      question: "Ist es wirklich kostenlos?",
      answer:
        "Eine Seite und eine Karte sind kostenlos, solange du willst, mit einer kleinen Zeile „Erstellt mit Visita“. Du zahlst, wenn du mehr willst, und was kostet, sagt es dir vorher.",
    },
    account: {
      question: "Brauche ich zum Anfangen ein Konto?",
      answer:
        "Nein. Du gestaltest im Browser, und was du gemacht hast, bleibt dort. Du registrierst dich, wenn es online gehen soll.",
    },
    app: {
      question: "Braucht irgendjemand eine App?",
      answer: "Nein. Die Kamera des Handys liest den Code, den Rest zeigt der Browser.",
    },
    code: {
      question: "Was wird aus gedruckten Codes, wenn mein Tarif endet?",
      answer:
        "Sie antworten weiter. Ein Code führt zu deiner Karte oder Seite, auch wenn sie umbenannt, geändert oder wieder kostenlos ist.",
    },
    domain: {
      question: "Welche Adresse bekommt meine Seite?",
      answer:
        "Eine, die du wählst, wenn sie noch frei ist. Du kannst sie später ändern; die alte führt weiter zu dir.",
    },
    data: {
      question: "Was wisst ihr über meine Besucher?",
      answer:
        "Nichts, was ihnen folgt: Die Seiten setzen kein Cookie und laden kein Skript. Was jemand in dein Formular schreibt, gehört dir, und lässt sich von der Person berichtigen oder zurückziehen.",
    },
    wallet: {
      question: "Was ist eine Karte im Wallet des Handys?",
      answer:
        "Deine Visitenkarte neben Tickets und Bordkarten, in Apple Wallet oder Google Wallet: mit ihrem Code zum Scannen, auch ohne Netz. Wer sie scannt, kann sie ins eigene Wallet legen, und was du änderst, erscheint dort von selbst. Das gehört zu PRO; eine kostenlose Karte ist die Seite, die dein Code öffnet.",
    },
  },
  offer: "Diese Seite auf Deutsch ansehen",
} satisfies Translated<typeof en>;
