import type { Translated } from "../translated";
import type en from "./en";

export default {
  unknown: { title: "Seite nicht gefunden", text: "Die Seite, die du suchst, ist nicht verfügbar." },
  deleted: { title: "Diese Seite wurde gelöscht", text: "Sie wurde vom Netz genommen." },
  expired: { title: "Diese Seite ist abgelaufen", text: "Sie kann jederzeit wieder freigeschaltet werden." },
  gone: {
    title: "Dieser Code führt gerade nirgendwohin",
    text: "Der Code funktioniert, aber sein Ziel wurde vom Netz genommen.",
  },
  walletLater: {
    title: {
      google: "Google Wallet antwortet gerade nicht",
      apple: "Die Karte für Apple Wallet lässt sich gerade nicht erstellen",
    },
    text: "Die Karte ist noch da. Versuch es in ein paar Minuten noch einmal oder speichere sie in deinen Kontakten.",
    back: "Zurück zur Karte",
  },
  own: {
    title: "Deine Angaben",
    text: "Hier siehst du, was du hinterlassen hast und bei wem. Du kannst es ohne Konto berichtigen oder widerrufen.",
    at: "Hinterlassen am",
    place: "Hinterlassen bei",
    agreed: "Du hast zugestimmt",
    correct: "Angaben berichtigen",
    save: "Berichtigung speichern",
    saved: "Deine Berichtigung ist gespeichert.",
    failed: "Deine Berichtigung wurde noch nicht gespeichert",
    withdrawTitle: "Widerrufen",
    withdrawText:
      "Deine Angaben werden sofort und endgültig gelöscht. Wer sie hatte, erfährt, dass jemand widerrufen hat, aber nicht, wer.",
    withdraw: "Widerrufen und löschen",
    goneTitle: "Hier ist nichts mehr",
    goneText: "Diese Angaben wurden widerrufen oder gelöscht, oder der Link ist unvollständig.",
    withdrawnTitle: "Du hast widerrufen",
    withdrawnText:
      "Deine Angaben sind gelöscht. Wer sie hatte, erfährt, dass jemand widerrufen hat, aber nicht, wer.",
  },
  counts: {
    what: "Aufrufe, Klicks auf Links, gescannte Codes, gespeicherte Kontaktdateien und hinterlassene Angaben, dazu die Website oder App, von der jemand kommt, das Land, die Art des Geräts und die Sprache.",
    how: "Dafür braucht es weder Cookie noch Skript. Um Besucher zu unterscheiden, wird aus deiner Adresse und deinem Browser eine Zahl, die sich nicht zurückrechnen lässt; am Ende des Tages wird sie gelöscht. Gespeichert wird beides nicht.",
    kept: "Wem die Seite gehört, sieht nur Summen, nie wer es war. Sie bleiben 25 Monate.",
    asked:
      "Sendet dein Browser „Do not track“ oder „Global Privacy Control“, entsteht nicht einmal diese Zahl.",
    isOn: "Dieses Gerät wird gezählt.",
    isOff: "Dieses Gerät wird nicht gezählt.",
    turnOff: "Zählt mich nicht",
    turnOn: "Zählt mich wieder",
  },
  sensitive: {
    title: "Bevor es weitergeht",
    text: {
      from18: "Diese Seite kann Inhalte nur für Erwachsene zeigen.",
      from21: "Diese Seite kann Inhalte zeigen, die erst ab 21 Jahren freigegeben sind.",
      from25: "Diese Seite kann heikle Inhalte zeigen, gedacht für Menschen ab 25 Jahren.",
    },
    confirm: "Ich bin {{age}} oder älter, Seite zeigen",
    leave: "Nein, verlassen",
    again: "Nach einem Tag fragen wir wieder.",
  },
  contactForm: {
    failed: "Deine Angaben wurden noch nicht gesendet",
    thanksTitle: "Danke",
    thanksText: "Deine Angaben sind auf dem Weg zur Person hinter dieser Seite.",
    back: "Zurück zur Seite",
  },
  report: {
    title: "Diese Seite melden",
    text: "Was stimmt mit {{address}} nicht? Wir sehen uns jede Meldung an; von wem sie kommt, erfährt die Person hinter der Seite nicht.",
    reason: "Grund",
    reasons: {
      phishing: "Sie will Passwörter oder Geld stehlen",
      malware: "Sie verbreitet Viren oder andere Schadsoftware",
      spam: "Sie ist Spam",
      impersonation: "Sie gibt sich für jemand anderen aus",
      copyright: "Sie nutzt mein Werk oder meine Marke ohne Erlaubnis",
      illegal: "Sie verstößt gegen Gesetze",
      adult: "Sie zeigt Inhalte für Erwachsene ohne Warnung",
      other: "Etwas anderes",
    },
    details: "Was sollten wir wissen?",
    email: "Deine E-Mail-Adresse, falls wir nachfragen dürfen",
    send: "Meldung senden",
    failed: "Die Meldung wurde noch nicht gesendet",
    thanksTitle: "Danke für den Hinweis",
    thanksText: "Wir sehen uns die Seite an.",
    back: "Zurück zur Seite",
  },
} satisfies Translated<typeof en>;
