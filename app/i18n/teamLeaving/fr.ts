import type { Translated } from "../translated";
import type en from "./en";

export default {
  heading: "Cartes des personnes parties",
  decide: "Décider",
  undo: "Annuler la décision",
  undoing: "Annulation",
  until: "annulable jusqu’au {{date}}",
  undone: "C’est annulé. La carte est comme avant.",
  decided: "C’est décidé. Vous pouvez revenir en arrière pendant un jour.",
  former: "un ancien membre",
  close: "Fermer",
  cancel: "Annuler",
  open: {
    left: "{{name}} est parti. Décidez de ce que devient la carte « {{title}} ».",
    deleted: "Un membre a supprimé son compte. Décidez de ce que devient la carte « {{title}} ».",
  },
  settled: {
    successor: "La carte « {{title}} » a été transmise.",
    keep: "La carte « {{title}} » reste sans personne.",
    retire: "La carte « {{title}} » est retirée.",
  },
  dialog: {
    remove: "Retirer {{name}} de l’équipe ?",
    decide: "Que devient la carte « {{title}} » ?",
    removed:
      "{{name}} ne voit plus la carte ni ses contacts ; son propre compte reste tel quel. Vous pouvez tout annuler pendant un jour.",
    left: "{{name}} a quitté votre équipe et plus personne n’a la carte. Vous pouvez annuler votre décision pendant un jour.",
    deleted:
      "Le membre a supprimé son compte et plus personne n’a la carte. Vous pouvez annuler votre décision pendant un jour.",
    submitRemove: "Retirer le membre",
    submit: "Enregistrer la décision",
    saving: "Enregistrement",
    loading: "Chargement",
  },
  card: {
    label: "La carte",
    successor: "La transmettre à quelqu’un d’autre",
    successorText:
      "Elle reste la même carte : ses codes et les pass sur les téléphones restent valables et montrent le nouveau nom dès que la nouvelle personne l’a modifiée.",
    keep: "La garder sans personne",
    keepText:
      "Elle reste telle quelle, aussi pour les visiteurs et sur les téléphones, jusqu’à ce que vous l’attribuiez.",
    retire: "La retirer",
    retireText:
      "Les visiteurs ne la voient plus, les pass sur les téléphones sont annulés et sa place est libre. Ses codes imprimés continuent de répondre.",
  },
  person: {
    label: "Qui reçoit la carte",
    invite: "Inviter une nouvelle personne",
    email: "Adresse e-mail",
    emailText: "Elle reçoit une invitation et a la carte dès qu’elle accepte.",
    missing: "Choisissez quelqu’un.",
  },
  codes: {
    label: "Ses codes",
    stay: "Ils continuent de mener à cette carte",
    stayText: "Qui scanne un code imprimé voit ce à quoi mène cette carte.",
    retired: "Ils mènent à la page de la carte",
    retiredText:
      "Qui scanne un code imprimé voit la page à laquelle la carte était liée ; à défaut, une page qui dit que la carte n’existe plus.",
    card: "Ils mènent à la carte d’un autre membre",
    cardText: "Qui scanne un code imprimé voit la carte de ce membre.",
    page: "Ils mènent à l’une de vos pages",
    pageText:
      "Qui scanne un code imprimé voit cette page, jusqu’à ce que vous attribuiez la carte à quelqu’un.",
    holder: "La carte de qui",
    target: "Quelle page",
    missing: "Choisissez une page.",
  },
  contacts: {
    label: "Contacts",
    text: "Tous les contacts restent chez vous.",
    sees: "La nouvelle personne voit aussi les contacts d’avant",
    seesText: "Sinon, elle ne voit que ceux qu’elle rencontre elle-même.",
    offer: "Proposer à {{name}} un fichier des contacts rencontrés",
    offerText:
      "Pendant 14 jours, exactement ceux-ci peuvent être téléchargés en CSV ou vCard, sans les notes ni les étiquettes de l’équipe.",
  },
  offer: {
    title: "{{team}} vous laisse emporter vos contacts",
    text: "Ce sont les contacts que vous avez rencontrés comme membre de l’équipe. Vous pouvez les télécharger jusqu’au {{date}}.",
    csv: "Télécharger le CSV",
    vcard: "Télécharger la vCard",
  },
  account: {
    members: "Membres de votre équipe : {{count}}",
    text: "Ils perdent leurs cartes et en sont avertis par une notification et un e-mail. Une équipe ne peut pas être confiée à un autre compte.",
    tick: "Je sais que mon équipe prend fin avec mon compte",
  },
} satisfies Translated<typeof en>;
