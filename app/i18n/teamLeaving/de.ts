import type { Translated } from "../translated";
import type en from "./en";

export default {
  heading: "Karten von Leuten, die gegangen sind",
  decide: "Entscheiden",
  undo: "Rückgängig machen",
  undoing: "Wird rückgängig gemacht",
  until: "rückgängig zu machen bis {{date}}",
  undone: "Rückgängig gemacht. Die Karte ist wie vorher.",
  decided: "Entschieden. Du kannst es einen Tag lang rückgängig machen.",
  former: "ein früheres Mitglied",
  close: "Schließen",
  cancel: "Abbrechen",
  open: {
    left: "{{name}} ist gegangen. Entscheide, was aus der Karte „{{title}}“ wird.",
    deleted: "Ein Mitglied hat das Konto gelöscht. Entscheide, was aus der Karte „{{title}}“ wird.",
  },
  settled: {
    successor: "Die Karte „{{title}}“ wurde übergeben.",
    keep: "Die Karte „{{title}}“ bleibt ohne Person.",
    retire: "Die Karte „{{title}}“ ist stillgelegt.",
  },
  dialog: {
    remove: "{{name}} aus dem Team entfernen?",
    decide: "Was wird aus der Karte „{{title}}“?",
    removed:
      "{{name}} sieht die Karte und ihre Kontakte nicht mehr; das eigene Konto bleibt, wie es ist. Du kannst alles einen Tag lang rückgängig machen.",
    left: "{{name}} hat dein Team verlassen, und niemand hat jetzt die Karte. Du kannst deine Entscheidung einen Tag lang rückgängig machen.",
    deleted:
      "Das Mitglied hat das Konto gelöscht, und niemand hat jetzt die Karte. Du kannst deine Entscheidung einen Tag lang rückgängig machen.",
    submitRemove: "Mitglied entfernen",
    submit: "Entscheidung speichern",
    saving: "Wird gespeichert",
    loading: "Wird geladen",
  },
  card: {
    label: "Die Karte",
    successor: "Jemand anderem übergeben",
    successorText:
      "Es bleibt dieselbe Karte: Ihre Codes und die Pässe auf Handys bleiben gültig und zeigen den neuen Namen, sobald die neue Person sie bearbeitet hat.",
    keep: "Ohne Person behalten",
    keepText: "Sie bleibt, wie sie ist, auch für Besucher und auf Handys, bis du sie zuweist.",
    retire: "Stilllegen",
    retireText:
      "Besucher sehen sie nicht mehr, Pässe auf Handys werden ungültig, und ihr Platz ist frei. Gedruckte Codes antworten weiter.",
  },
  person: {
    label: "Wer die Karte bekommt",
    invite: "Jemand Neuen einladen",
    email: "E-Mail-Adresse",
    emailText: "Die Person bekommt eine Einladung und hat die Karte, sobald sie annimmt.",
    missing: "Wähle jemanden aus.",
  },
  codes: {
    label: "Ihre Codes",
    stay: "Sie führen weiter zu dieser Karte",
    stayText: "Wer einen gedruckten Code scannt, sieht, wohin diese Karte führt.",
    retired: "Sie führen zur Seite der Karte",
    retiredText:
      "Wer einen gedruckten Code scannt, sieht die Seite, mit der die Karte verknüpft war; ohne eine solche einen Hinweis, dass es die Karte nicht mehr gibt.",
    card: "Sie führen zur Karte eines anderen Mitglieds",
    cardText: "Wer einen gedruckten Code scannt, sieht die Karte dieses Mitglieds.",
    page: "Sie führen zu einer deiner Seiten",
    pageText: "Wer einen gedruckten Code scannt, sieht diese Seite, bis du die Karte jemandem zuweist.",
    holder: "Wessen Karte",
    target: "Welche Seite",
    missing: "Wähle eine Seite aus.",
  },
  contacts: {
    label: "Kontakte",
    text: "Alle Kontakte bleiben bei dir.",
    sees: "Die neue Person sieht auch die früheren Kontakte",
    seesText: "Sonst sieht sie nur die, die sie selbst kennenlernt.",
    offer: "{{name}} eine Datei mit den selbst gewonnenen Kontakten anbieten",
    offerText:
      "14 Tage lang lassen sich genau diese als CSV oder vCard herunterladen, ohne Notizen und Tags des Teams.",
  },
  offer: {
    title: "{{team}} lässt dich deine Kontakte mitnehmen",
    text: "Es sind die Kontakte, die du als Mitglied des Teams kennengelernt hast. Du kannst sie bis {{date}} herunterladen.",
    csv: "CSV herunterladen",
    vcard: "vCard herunterladen",
  },
  account: {
    members: "Mitglieder deines Teams: {{count}}",
    text: "Sie verlieren ihre Karten und erfahren es durch eine Benachrichtigung und eine Mail. Ein Team lässt sich nicht an ein anderes Konto übergeben.",
    tick: "Ich weiß, dass mein Team mit meinem Konto endet",
  },
} satisfies Translated<typeof en>;
