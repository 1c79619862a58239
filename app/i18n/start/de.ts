import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "Deine Seite beginnen",
      description:
        "Wähle eine Vorlage oder ein Design, gib deiner Seite einen Namen und eine Adresse und fülle sie.",
    },
  },
  gallery: {
    title: "Womit beginnt deine Seite?",
    intro: "Wähle eine Seite und fülle sie mit deinen Worten. Alles lässt sich später ändern.",
    name: "Dein Name oder dein Betrieb",
    industry: "Was machst du?",
    everyIndustry: "Alle Branchen",
    empty: "Leer beginnen",
    templates: "Vorlagen",
    templatesText: "Fertige Seiten, jede mit passender Karte. Die Bilder sind Beispiele.",
    none: "Dafür gibt es noch keine Vorlage. Ein Design passt zu jedem Beruf.",
    paper: "Papier",
    bold: "Kräftig",
    quiet: "Ruhig",
    dark: "Dunkel",
    image: "Bild",
    themes: "Designs: {{group}}",
    start: "Mit {{name}} beginnen",
    preview: "Vorschau von {{name}}",
    loading: "Vorlagen und Designs werden geladen",
    failed: "Die Vorlagen und Designs konnten nicht geladen werden.",
    again: "Erneut versuchen",
    free: "Mit einem kostenlosen Design beginnen",
    chosen: "Für dich ausgewählt",
  },
  naming: {
    title: "Name und Adresse",
    text: "Beides lässt sich später ändern.",
    address: "Adresse",
    hint: "Bleibt sie leer, wird sie aus dem Namen gemacht.",
    checking: "Es wird geprüft, ob sie frei ist",
    free: "Frei. Mit dem Speichern gehört sie dir.",
    suggestions: "Noch frei:",
    go: "Zum Editor",
    back: "Anderen Anfang wählen",
    card: "Dazu gehört eine Karte: Ist die Seite gespeichert, macht ein Klick sie mit deinem Namen.",
    brought: "Was du von deiner anderen Seite ausgewählt hast, kommt mit.",
    picture: "Das Bild der Vorlage ist ein Beispiel: Im Editor fügst du dein eigenes hinzu.",
    leaveBrought: "Weglassen",
    hintRandom:
      "Aus diesem Namen lässt sich keine Adresse machen. Wähle eine, sonst besteht sie aus zufälligen Buchstaben.",
    form: "Sie hat ein Kontaktformular: Was Besucher dort hinterlassen, kommt in deine Kontakte.",
  },
  claim: {
    wrong: "Wähle eine andere Adresse, wenn du deine Seite benennst.",
  },
  begun: {
    title: "Du hast schon eine Seite begonnen",
    text: "„{{title}}“ liegt in diesem Browser. Eine neue Seite würde hier an ihre Stelle treten.",
    goOn: "Mit {{title}} weitermachen",
    goOnAt: "Damit weitermachen, unter {{address}}",
    startNew: "Neue Seite beginnen",
    untitled: "Seite ohne Titel",
  },
  begunCard: {
    title: "Du hast schon eine Karte begonnen",
    text: "„{{title}}“ liegt in diesem Browser. Eine neue Karte würde hier an ihre Stelle treten.",
    startNew: "Neue Karte beginnen",
    untitled: "Karte ohne Titel",
  },
} satisfies Translated<typeof en>;
