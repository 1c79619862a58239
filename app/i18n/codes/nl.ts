import type { Translated } from "../translated";
import type en from "./en";

export default {
  which: "Code",
  first: "Hoofdcode",
  add: "Nieuwe code",
  addTitle: "Nog een code voor dit kaartje",
  addText:
    "Hij leidt naar dezelfde plek als de code van het kaartje en heeft een eigen kort adres. Druk er voor elke plek een af, dan houd je ze uit elkaar.",
  name: "Naam",
  nameExample: "Beurs Lissabon",
  make: "Code maken",
  rename: "Naam wijzigen",
  renameTitle: "Naam van de code wijzigen",
  remove: "Verwijderen",
  removeTitle: "‘{{name}}’ uit de lijst verwijderen?",
  removeText:
    "Wat met deze code is gedrukt, blijft werken en leidt naar dezelfde plek als je kaartje. Alleen de vermelding hier verdwijnt, met uiterlijk en bestanden, en die kan niet worden teruggezet.",
  removeConfirm: "Code verwijderen",
  save: "Opslaan",
  cancel: "Annuleren",
  look: "Uiterlijk",
  presets: {
    classic: "Klassiek",
    soft: "Zacht",
    dots: "Stippen",
    band: "Met kader",
    warm: "Warm",
  },
  dark: "Kleur van de code",
  light: "Achtergrond",
  modules: "Patroon",
  modulesOf: {
    square: "Vierkantjes",
    rounded: "Afgerond",
    dots: "Stippen",
  },
  corners: "Hoeken",
  cornersOf: {
    square: "Recht",
    rounded: "Afgerond",
    circle: "Rond",
  },
  frame: "Kader",
  frameOf: {
    none: "Geen",
    line: "Lijn",
    band: "Band",
  },
  caption: "Bijschrift",
  captionHelp: "Een paar woorden, zoals ‘Scan mij’.",
  logo: "Logo in het midden",
  logoHelp: "Op een licht vlak, klein genoeg om de code leesbaar te houden.",
  logoMissing: "Voeg eerst een logo toe aan het kaartje.",
  saving: "Uiterlijk wordt opgeslagen",
  saved: "Uiterlijk opgeslagen",
  loadFailed: "De codes konden niet worden geladen.",
  retry: "Opnieuw proberen",
  files: "Bestanden",
  print: "Gedrukte breedte",
  mm: "{{mm}} mm",
  small:
    "Op deze breedte is een module {{size}} mm. Veel telefoons hebben {{least}} mm nodig: druk hem breder af.",
  checking: "Controleren of de code te scannen is",
  unreadable:
    "{{mm}} mm breed afgedrukt was deze code bij onze controle niet te scannen. Druk hem breder af, of kies sterkere kleuren en een eenvoudiger patroon.",
  anyway: "Toch downloaden",
  reads: "Gecontroleerd: te scannen bij {{mm}} mm.",
  png: "PNG downloaden",
  large: "Grote PNG downloaden",
  svg: "SVG downloaden",
  pdf: "PDF downloaden",
  unstored:
    "Het uiterlijk kon niet worden opgeslagen, daarom is er nog geen bestand van. Staat de reden bij een van de instellingen hierboven, pas die dan aan; controleer anders je verbinding. Download daarna opnieuw.",
  failed: "Het bestand kon niet worden opgehaald. Probeer het opnieuw.",
  lasting:
    "Een gedrukte code blijft antwoorden: als je de bestemming wijzigt, als je abonnement afloopt, zelfs als het kaartje is verwijderd.",
} satisfies Translated<typeof en>;
