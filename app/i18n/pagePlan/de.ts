import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Diese Seite nutzt Teile von PRO",
  text: "Um sie so zu speichern, brauchst du einen Tarif. Die kostenlose Fassung wird gespeichert ohne:",
  textOpened:
    "Sie ist gespeichert, aber nicht veröffentlicht: Dafür brauchst du einen Tarif. Die kostenlose Fassung wird veröffentlicht ohne:",
  free: "Deine Seite ohne PRO",
  kept: "Deine PRO-Version bleibt aufgehoben: Mit einem Tarif holst du sie im Editor zurück.",
  storedHere:
    "Deine PRO-Version bleibt {{days}} Tage in diesem Browser aufgehoben: Mit einem Tarif holst du sie im Editor zurück.",
  parts: {
    linkPictures: "Bilder von Links",
    titleFont: "Schrift der Titel: {{name}}",
    textFont: "Schrift der Texte: {{name}}",
    titleSize: "Größe des Titels",
    textColor: "Textfarbe",
    profileShape: "Profilbild in voller Breite",
    profileSize: "Größe des Profilbilds",
    backgroundImage: "Hintergrundbild",
    gradient: "Verlauf",
    branding: "Ohne Markenzeile",
    seoTitle: "Titel für Suchmaschinen",
    seoDescription: "Beschreibung für Suchmaschinen",
    shape: "Form der Buttons",
    shadow: "Schatten",
    socialIcons: "Stil der Social-Icons",
    blockDesign: "Eigener Stil für einzelne Blockarten",
    linkShape: "Gezeichnete Form der Links",
    pattern: "Muster",
    texture: "Struktur",
    design: "Design von Buttons und Aufbau",
    publish: "Schalter zum Veröffentlichen",
    theme: "Design „{{name}}“: Die kostenlose Fassung ist aufgebaut wie „{{free}}“",
  },
  version: {
    kept: "Deine PRO-Version vom {{date}} ist aufgehoben. Holst du sie zurück, ersetzt sie die jetzige Seite; das lässt sich rückgängig machen.",
    needsPlan: "Deine PRO-Version vom {{date}} ist aufgehoben: Mit einem Tarif holst du sie zurück.",
    needsPlanHere:
      "Deine PRO-Version bleibt bis {{until}} in diesem Browser aufgehoben: Mit einem Tarif holst du sie zurück.",
    bringBack: "Zurückholen",
    delete: "Löschen",
    deleteTitle: "PRO-Version löschen?",
    deleteText: "Deine Seite bleibt, wie sie jetzt ist. Das lässt sich nicht rückgängig machen.",
    keep: "Behalten",
    isBack:
      "Deine PRO-Version ist wieder da und ersetzt, was du seither geändert hast. Speichere, um sie auf deine Seite zu bringen, oder mach es rückgängig.",
    examples:
      "Links und Kontaktdaten, die noch die Beispiele der Vorlage sind, werden beim Speichern weggelassen.",
    gone: "Diese Version lässt sich nicht mehr lesen.",
    notLoaded: "Diese Version konnte nicht geladen werden. Versuch es noch einmal.",
    notDeleted: "Diese Version konnte nicht gelöscht werden. Versuch es noch einmal.",
  },
} satisfies Translated<typeof en>;
