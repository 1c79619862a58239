import type { Translated } from "../translated";
import type en from "./en";

export default {
  which: "Code",
  first: "Code principal",
  add: "Nouveau code",
  addTitle: "Un autre code pour cette carte",
  addText:
    "Il mène où mène le code de la carte et a sa propre adresse courte. Imprimez-en un par lieu : vous saurez les distinguer.",
  name: "Nom",
  nameExample: "Salon de Lisbonne",
  make: "Créer le code",
  rename: "Renommer",
  renameTitle: "Renommer le code",
  remove: "Retirer",
  removeTitle: "Retirer « {{name}} » de la liste ?",
  removeText:
    "Ce qui est imprimé avec ce code continue de fonctionner et mène où mène votre carte. Il disparaît seulement d’ici, avec son apparence et ses fichiers, et ne peut pas être remis dans la liste.",
  removeConfirm: "Retirer le code",
  save: "Enregistrer",
  cancel: "Annuler",
  look: "Apparence",
  presets: {
    classic: "Classique",
    soft: "Doux",
    dots: "Points",
    band: "Encadré",
    warm: "Chaud",
  },
  dark: "Couleur du code",
  light: "Fond",
  modules: "Motif",
  modulesOf: {
    square: "Carrés",
    rounded: "Arrondi",
    dots: "Points",
  },
  corners: "Coins",
  cornersOf: {
    square: "Carrés",
    rounded: "Arrondis",
    circle: "Ronds",
  },
  frame: "Cadre",
  frameOf: {
    none: "Aucun",
    line: "Ligne",
    band: "Bandeau",
  },
  caption: "Légende",
  captionHelp: "Quelques mots, comme « Scannez-moi ».",
  logo: "Logo au centre",
  logoHelp: "Sur un fond clair, assez petit pour que le code reste lisible.",
  logoMissing: "Ajoutez d’abord un logo à la carte.",
  saving: "Enregistrement de l’apparence",
  saved: "Apparence enregistrée",
  loadFailed: "Les codes n’ont pas pu être chargés.",
  retry: "Réessayer",
  files: "Fichiers",
  print: "Largeur imprimée",
  mm: "{{mm}} mm",
  small:
    "À cette largeur, un module mesure {{size}} mm. Beaucoup de téléphones demandent {{least}} mm : imprimez-le plus large.",
  checking: "Vérification de la lecture",
  unreadable:
    "Imprimé sur {{mm}} mm de large, ce code n’a pas été lu lors de notre vérification. Imprimez-le plus large, ou choisissez des couleurs plus franches et un motif plus simple.",
  anyway: "Télécharger quand même",
  reads: "Vérifié : se lit à {{mm}} mm.",
  png: "Télécharger le PNG",
  large: "Télécharger le grand PNG",
  svg: "Télécharger le SVG",
  pdf: "Télécharger le PDF",
  unstored:
    "L’apparence n’a pas pu être enregistrée : aucun fichier ne la montre encore. Si l’un des réglages ci-dessus en donne la raison, modifiez-le ; sinon, vérifiez votre connexion. Téléchargez ensuite à nouveau.",
  failed: "Le fichier n’a pas pu être obtenu. Veuillez réessayer.",
  lasting:
    "Un code imprimé continue de répondre : si vous changez sa destination, si votre offre se termine, et même si la carte est supprimée.",
} satisfies Translated<typeof en>;
