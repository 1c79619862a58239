import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Fragen",
  questions: {
    seat: {
      ask: "Was ist ein Platz?",
      answer:
        "Raum für eine Seite und eine Visitenkarte, mit allem, was PRO kann. Mit fünf Plätzen hast du bis zu fünf Seiten und fünf Karten, alle in deinem Konto.",
    },
    free: {
      ask: "Was ist kostenlos?",
      answer:
        "Eine Seite und eine Visitenkarte, solange du magst: Links, Überschriften und Text, kostenlose Designs und QR-Codes zum Drucken. Nach einer Kartennummer fragen wir nicht.",
    },
    cycle: {
      ask: "Monatlich oder jährlich?",
      answer:
        "PRO kostet {{monthly}} je Platz, wenn du monatlich zahlst. Jährlich sind es {{year}} je Platz, also {{yearly}} im Monat: {{percent}} % weniger. Von monatlich auf jährlich wechselst du sofort, und was du für den Monat gezahlt hast, wird angerechnet. Von jährlich auf monatlich wechselst du am Ende des bezahlten Jahres.",
    },
    payment: {
      ask: "Wie kann ich zahlen?",
      answer:
        "Mit Kreditkarte oder PayPal, auf einer Seite unseres Zahlungsdienstes Stripe. Deine Kartennummer erreicht uns nie: Wir sehen nur die Marke und die letzten vier Ziffern.",
    },
    seats: {
      ask: "Kann ich Plätze hinzufügen und entfernen?",
      answer:
        "Ja, jederzeit. Neue Plätze sind sofort da, und du zahlst nur für den Rest des Zeitraums: Was du für die restliche Zeit bezahlt hast, wird gutgeschrieben, und alle Plätze werden dafür berechnet. Ein Code für eine einzige Zahlung gilt für spätere Änderungen nicht. Den genauen Betrag siehst du, bevor du zustimmst. Plätze, die du entfernst, bleiben bis zum Ende des Zeitraums. Gibt es dann mehr Seiten oder Karten als Plätze, wählst du, welche bleiben: Die anderen ruhen, nichts wird gelöscht, und sie kommen mit den Plätzen zurück.",
    },
    cancel: {
      ask: "Was passiert, wenn ich kündige?",
      answer:
        "PRO bleibt bis zum Ende des bezahlten Zeitraums. Danach gehen deine Seiten offline, und Karten sehen aus wie kostenlose. Beim Kündigen kannst du eine Seite wählen, die als deine kostenlose bleibt, wenn nichts auf ihr PRO braucht. Nichts wird gelöscht: Du kannst alles exportieren, später mit einer Seite ohne PRO weitermachen oder verlängern und alles wie vorher haben. Gedruckte QR-Codes antworten weiter.",
    },
    refund: {
      ask: "Bekomme ich mein Geld zurück?",
      answer:
        "Innerhalb von 14 Tagen nach deiner ersten Zahlung kannst du mit einem Knopf in deinem Konto widerrufen und bekommst alles zurück, was du gezahlt hast. Kaufst du später noch einmal und widerrufst innerhalb von 14 Tagen, behalten wir den Anteil für die genutzten Tage. Nach 14 Tagen wird nichts erstattet: Du kannst kündigen, und PRO bleibt bis zum Ende des Zeitraums.",
    },
    invoices: {
      ask: "Gibt es Rechnungen mit Mehrwertsteuer?",
      answer:
        "Zu jeder Zahlung gibt es eine Rechnung als PDF, in deinem Konto unter Abrechnung. Firma, Anschrift und USt-IdNr. gibst du beim Bezahlen oder später an: Sie stehen dann auf den folgenden Rechnungen. Fallen Steuern an, siehst du sie vor dem Bezahlen.",
    },
    moving: {
      ask: "Wie ziehe ich von einem anderen Produkt um?",
      answer:
        "Wähle ein Design und füge deine Links ein: Bei den Netzwerken, die wir kennen, kommen Name und Symbol von selbst. Einen automatischen Import gibt es nicht. Veröffentliche die Seite und ändere dann den Link in deinen Profilen. Codes, die mit dem anderen Produkt gedruckt wurden, führen weiter dorthin: Drucke neue, und diese kannst du jederzeit auf eine andere Seite zeigen lassen.",
    },
    leaving: {
      ask: "Kann ich alles mitnehmen?",
      answer:
        "Ja, in jedem Tarif. Der Export ist eine Zip-Datei: jede Seite als Datei, die sich offline öffnet, Seiten, Karten, Codes und Kontakte als JSON und jedes Bild, so wie es gespeichert ist.",
    },
    wallet: {
      ask: "Was ist eine Karte im Wallet des Handys?",
      answer:
        "Deine Visitenkarte neben Tickets und Bordkarten, in Apple Wallet oder Google Wallet: mit ihrem Code zum Scannen, auch ohne Netz. Wer sie scannt, kann sie ins eigene Wallet legen, und was du änderst, erscheint dort von selbst. Das gehört zu PRO; eine kostenlose Karte ist die Seite, die dein Code öffnet.",
    },
  },
} satisfies Translated<typeof en>;
