import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "Begin je pagina",
      description: "Kies een sjabloon of thema, geef je pagina een naam en een adres en vul haar in.",
    },
  },
  gallery: {
    title: "Waarmee begint je pagina?",
    intro: "Kies er een en vul haar met je eigen woorden. Alles kan later anders.",
    name: "Je naam of je bedrijf",
    industry: "Wat doe je?",
    everyIndustry: "Alle branches",
    empty: "Leeg beginnen",
    templates: "Sjablonen",
    templatesText: "Kant-en-klare pagina’s, elk met een bijpassend kaartje.",
    none: "Hiervoor is er nog geen sjabloon. Een thema past bij elk vak.",
    paper: "Papier",
    bold: "Uitgesproken",
    quiet: "Rustig",
    dark: "Donker",
    image: "Beeld",
    themes: "Thema’s: {{group}}",
    start: "Beginnen met {{name}}",
    preview: "Voorbeeld van {{name}}",
    loading: "Sjablonen en thema’s laden",
    failed: "De sjablonen en thema’s konden niet worden geladen.",
    again: "Opnieuw proberen",
    free: "Beginnen met een gratis thema",
    chosen: "Voor je gekozen",
  },
  naming: {
    title: "Naam en adres",
    text: "Beide kun je later nog wijzigen.",
    address: "Adres",
    hint: "Laat je het leeg, dan wordt het van de naam gemaakt.",
    checking: "Controleren of het vrij is",
    free: "Vrij. Het is van jou zodra je opslaat.",
    suggestions: "Nog vrij:",
    go: "Naar de editor",
    back: "Ander begin kiezen",
    card: "Er hoort een kaartje bij: is de pagina opgeslagen, dan maakt één klik het met je naam erop.",
    brought: "Wat je van je andere pagina koos, komt mee.",
    leaveBrought: "Weglaten",
    hintRandom:
      "Van deze naam valt geen adres te maken. Kies er een, anders krijgt hij willekeurige letters.",
    form: "Er staat een contactformulier op: wat bezoekers daar achterlaten, komt in je contacten.",
  },
  claim: {
    wrong: "Kies een ander adres als je je pagina een naam geeft.",
  },
  begun: {
    title: "Je bent al aan een pagina begonnen",
    text: "‘{{title}}’ staat in deze browser. Een nieuwe pagina komt hier in de plaats ervan.",
    goOn: "Verdergaan met {{title}}",
    goOnAt: "Ermee verdergaan, op {{address}}",
    startNew: "Nieuwe pagina beginnen",
    untitled: "Pagina zonder titel",
  },
  begunCard: {
    title: "Je bent al aan een kaartje begonnen",
    text: "‘{{title}}’ staat in deze browser. Een nieuw kaartje komt hier in de plaats ervan.",
    startNew: "Nieuw kaartje beginnen",
    untitled: "Kaartje zonder titel",
  },
} satisfies Translated<typeof en>;
