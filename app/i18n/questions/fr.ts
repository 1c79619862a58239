import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Quelques questions pour commencer",
  progress: "Question {{place}} sur {{all}}",
  next: "Suivant",
  skip: "Passer",
  dismiss: "Ne plus demander",
  choose: "Choisir",
  failed: "Cela n’a pas fonctionné",
  of: {
    name: {
      label: "Comment vous appelez-vous ?",
      hint: "Votre première page commence par là.",
    },
    industry: {
      label: "Que faites-vous ?",
      hint: "Les modèles adaptés viennent en premier.",
      none: "Choisir un secteur",
    },
    networks: {
      label: "Quels trois réseaux comptent le plus ?",
      hint: "Ils attendent sur votre première page, prêts pour vos noms.",
    },
    emailClient: {
      label: "Quelle application de messagerie utilisez-vous ?",
      other: "Une autre",
    },
    usePurpose: {
      label: "À quoi vous sert {{brand}} ?",
      myself: "À moi",
      company: "À mon entreprise",
      clients: "À mes clients",
    },
  },
  done: "Merci, c’est tout",
  steps: {
    title: "Premiers pas",
    progress: "{{done}} sur {{all}} faits",
    hide: "Masquer",
    hidden: "Premiers pas masqués",
    undo: "Annuler",
    done: "fait",
    page: "Mettre une page en ligne",
    picture: "Ajouter une photo",
    links: "Remplir cinq liens",
    card: "Créer une carte de visite",
    code: "Télécharger un code",
    shared: "Partager",
  },
} satisfies Translated<typeof en>;
