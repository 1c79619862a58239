import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Reprendre votre page",
  question: "Son adresse",
  hint: "Un Linktree, un Carrd ou toute autre page : vous choisissez les liens à reprendre.",
  look: "Chercher ses liens",
  offer: "{{host}} est-elle votre propre page de liens ?",
  offerAction: "Reprendre ses liens",
  reading: "Lecture de la page",
  failed: "Nous n’avons pas pu lire cette page. Vérifiez l’adresse ou collez vos liens l’un sous l’autre.",
  nothing: "Il n’y a sur cette page aucun lien à reprendre.",
  pick: "Choisissez ce que vous reprenez. Rien n’est encore enregistré.",
  name: "Nom",
  text: "Texte",
  links: "Liens",
  take: "Reprendre",
  cancel: "Annuler",
  close: "Fermer",
  wrong: "Ce n’est pas l’adresse d’une page. Écrivez-la comme name.com.",
  open: "Vous avez déjà une page ailleurs ?",
} satisfies Translated<typeof en>;
