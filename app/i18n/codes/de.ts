import type { Translated } from "../translated";
import type en from "./en";

export default {
  which: "Code",
  first: "Hauptcode",
  add: "Neuer Code",
  addTitle: "Noch ein Code für diese Karte",
  addText:
    "Er führt dorthin, wo der Code der Karte hinführt, und hat eine eigene kurze Adresse. Druck für jeden Ort einen eigenen, dann kannst du sie unterscheiden.",
  name: "Name",
  nameExample: "Messe Lissabon",
  make: "Code erstellen",
  rename: "Umbenennen",
  renameTitle: "Code umbenennen",
  remove: "Entfernen",
  removeTitle: "„{{name}}“ aus der Liste entfernen?",
  removeText:
    "Was mit diesem Code gedruckt ist, funktioniert weiter und führt dorthin, wo deine Karte hinführt. Nur der Eintrag hier verschwindet, mit Aussehen und Dateien, und er lässt sich nicht zurückholen.",
  removeConfirm: "Code entfernen",
  save: "Speichern",
  cancel: "Abbrechen",
  look: "Aussehen",
  presets: {
    classic: "Klassisch",
    soft: "Weich",
    dots: "Punkte",
    band: "Gerahmt",
    warm: "Warm",
  },
  dark: "Farbe des Codes",
  light: "Hintergrund",
  modules: "Muster",
  modulesOf: {
    square: "Quadrate",
    rounded: "Gerundet",
    dots: "Punkte",
  },
  corners: "Ecken",
  cornersOf: {
    square: "Eckig",
    rounded: "Gerundet",
    circle: "Rund",
  },
  frame: "Rahmen",
  frameOf: {
    none: "Keiner",
    line: "Linie",
    band: "Band",
  },
  caption: "Beschriftung",
  captionHelp: "Ein paar Wörter, zum Beispiel „Scan mich“.",
  logo: "Logo in der Mitte",
  logoHelp: "Auf hellem Grund und so klein, dass der Code lesbar bleibt.",
  logoMissing: "Füge der Karte erst ein Logo hinzu.",
  saving: "Aussehen wird gespeichert",
  saved: "Aussehen gespeichert",
  loadFailed: "Die Codes konnten nicht geladen werden.",
  retry: "Noch einmal versuchen",
  files: "Dateien",
  print: "Gedruckte Breite",
  mm: "{{mm}} mm",
  small:
    "In dieser Breite misst ein Modul {{size}} mm. Viele Handys brauchen {{least}} mm: Druck ihn breiter.",
  checking: "Es wird geprüft, ob er sich scannen lässt",
  unreadable:
    "{{mm}} mm breit gedruckt ließ sich dieser Code bei unserer Prüfung nicht scannen. Druck ihn breiter, oder nimm kräftigere Farben und ein einfacheres Muster.",
  anyway: "Trotzdem herunterladen",
  reads: "Geprüft: lässt sich mit {{mm}} mm scannen.",
  png: "PNG laden",
  large: "Großes PNG laden",
  svg: "SVG laden",
  pdf: "PDF laden",
  unstored:
    "Das Aussehen ließ sich nicht speichern, deshalb gibt es davon noch keine Datei. Steht oben bei einer Einstellung der Grund, dann ändere sie; sonst prüf deine Verbindung. Lade die Datei dann noch einmal.",
  failed: "Die Datei war nicht zu bekommen. Bitte versuch es noch einmal.",
  lasting:
    "Ein gedruckter Code antwortet weiter: wenn du sein Ziel änderst, wenn dein Tarif endet, sogar wenn die Karte gelöscht ist.",
} satisfies Translated<typeof en>;
