export const site = {
  madeWith: "Erstellt mit",
  unknown: { title: "Seite nicht gefunden", text: "Die Seite, die du suchst, ist nicht verfügbar." },
  deleted: { title: "Diese Seite wurde gelöscht", text: "Sie wurde vom Netz genommen." },
  expired: { title: "Diese Seite ist abgelaufen", text: "Sie kann jederzeit wieder freigeschaltet werden." },
  gone: {
    title: "Dieser Code führt gerade nirgendwohin",
    text: "Der Code funktioniert, aber sein Ziel wurde vom Netz genommen.",
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
    },
    optional: "freiwillig",
    consent: "Ich bin einverstanden, dass diese Angaben gespeichert werden, um mich zu kontaktieren.",
    send: "Senden",
  },
  card: {
    addToContacts: "Zu Kontakten hinzufügen",
    page: "Seite öffnen",
    help: {
      title: "Es passiert nichts?",
      iphone: "Auf dem iPhone: Wenn nichts passiert, öffne diese Seite in Safari.",
      android: "Auf Android: Öffne die geladene Datei mit Kontakte.",
      inApp: "In einer anderen App: Öffne diese Seite erst in deinem Browser.",
    },
  },
};
