import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Einstellungen für Kontakte",
  close: "Schließen",
  retention: "Kontakte speichern für",
  retentionHelp:
    "Gezählt ab der letzten Begegnung mit einer Person oder ab dem Import. Vier Wochen bevor etwas gelöscht wird, sagen wir dir Bescheid.",
  m6: "6 Monate",
  m12: "12 Monate",
  m24: "24 Monate",
  m36: "36 Monate",
  never: "Unbegrenzt",
  receipts: "Besuchern eine Kopie schicken",
  receiptsHelp:
    "Wer in einem Formular Angaben hinterlässt, bekommt eine Mail mit einer Kopie, der Einwilligung und einem Link, um sie zu berichtigen oder zu widerrufen.",
  used: "Kontakte: {{used}} von {{limit}}",
  nearlyFull: "Deine Liste ist fast voll. Ab {{limit}} Kontakten warten neue unter möglichem Spam.",
  saved: "Einstellungen gespeichert",
  failed: "Die Einstellungen konnten nicht geladen werden.",
  retry: "Erneut versuchen",
} satisfies Translated<typeof en>;
