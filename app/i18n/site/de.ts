import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Erstellt mit",
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
    call: "Anrufen",
    write: "E-Mail schreiben",
    map: "Auf der Karte zeigen",
  },
  swap: {
    action: "Eigene Kontaktdaten teilen",
    thanksTitle: "Danke",
    thanksText: "Deine Angaben sind auf dem Weg zu {{name}}. Nimm auch die Kontaktdaten von {{name}} mit.",
    keep: "{{name}} zu Kontakten hinzufügen",
  },
  counts: { link: "Was diese Seite zählt" },
} satisfies Translated<typeof en>;
