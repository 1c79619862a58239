import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "Attribuer à…",
  unassign: "Retirer l’attribution",
  leave: "Quitter l’équipe",
  giveBack: "Rendre",
  assigned: "Attribuée à {{who}}",
  invited: "{{who}} est invité",
  expired: "L’invitation de {{who}} a expiré",
  ofTeam: "Équipe de {{team}}",
  paused: "L’abonnement de l’équipe est terminé : la carte reste visible, mais ne peut pas être modifiée.",
  make: "Créer ma carte dans l’équipe de {{team}}",
  forMember: "Cette carte est pour {{who}}. Elle lui est attribuée dès que vous l’enregistrez.",
  form: {
    title: "Attribuer « {{title}} »",
    text: "Qui n’est pas encore dans votre équipe reçoit une invitation par e-mail. La carte reste à vous.",
    email: "Adresse e-mail du membre",
    submit: "Attribuer",
    sending: "Attribution…",
  },
  done: {
    assigned: "La carte a été attribuée à {{who}}.",
    invited: "{{who}} est invité. La carte sera à lui dès que l’invitation sera acceptée.",
    unassigned: "La carte n’est plus attribuée.",
    left: "Vous avez quitté l’équipe de {{team}}.",
    given: "La carte a été rendue.",
  },
  take: {
    title: "Retirer « {{title}} » à {{who}} ?",
    text: "Elle disparaît aussitôt de son tableau de bord. La carte, ses codes et ses contacts restent chez vous.",
  },
  back: {
    title: "Rendre « {{title}} » ?",
    text: "Les visiteurs ne voient plus la carte, et les téléphones la marquent comme inactive. Le propriétaire de l’équipe peut la rétablir pendant 30 jours.",
  },
  leaving: {
    title: "Quitter l’équipe de {{team}} ?",
    text: "La carte et les contacts recueillis avec elle restent dans l’équipe. Votre propre compte ne change pas.",
  },
  holder: {
    label: "Cartes de",
    all: "Toutes les cartes",
    members: "Attribuées à des membres",
    nobody: "Non attribuées",
    teams: "Des équipes dont je fais partie",
    none: "Aucune carte ne correspond.",
  },
} satisfies Translated<typeof en>;
