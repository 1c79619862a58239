import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Erstellt mit",
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
  makeYourOwn: "Eigene Seite erstellen",
  page: { report: "Diese Seite melden", play: "Abspielen" },
  form: {
    fields: {
      name: "Name",
      phone: "Telefon",
      email: "E-Mail",
      position: "Position",
      company: "Firma",
      linkedIn: "LinkedIn",
      message: "Nachricht",
    },
    optional: "freiwillig",
    consent: "Ich bin einverstanden, dass diese Angaben gespeichert werden, um mich zu kontaktieren.",
    send: "Senden",
  },
  card: {
    addToContacts: "Zu Kontakten hinzufügen",
    addToApple: "Zu Apple Wallet hinzufügen",
    addToGoogle: "Zu Google Wallet hinzufügen",
    scan: "Mit dem Handy scannen",
    page: "Seite öffnen",
    help: {
      title: "Es passiert nichts?",
      iphone: "Auf dem iPhone: Wenn nichts passiert, öffne diese Seite in Safari.",
      android: "Auf Android: Öffne die geladene Datei mit Kontakte.",
      inApp: "In einer anderen App: Öffne diese Seite erst in deinem Browser.",
    },
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
