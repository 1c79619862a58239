import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "Tout ce qui est à l’écran est encore là. Vérifiez votre connexion et réessayez.",
  meta: {
    settings: {
      title: "Notifications",
      description: "Choisissez à quelle fréquence nous vous écrivons.",
    },
  },
  kinds: {
    paid: "Nous avons reçu votre paiement de {{price}}. Votre offre est payée jusqu’au {{date}}.",
    paymentFailed: "Le paiement de {{price}} pour votre offre a échoué.",
    actionNeeded: "Votre banque vous demande de confirmer le paiement de {{price}}.",
    renewsSoon: "Votre offre sera renouvelée le {{date}} pour {{price}}.",
    endsSoon: "Votre offre prend fin le {{date}}.",
    ended: {
      unknown: "Votre offre a pris fin le {{date}}.",
      cancelled: "Votre offre a pris fin le {{date}}, car elle a été résiliée.",
      payment: "Votre offre a pris fin le {{date}}, car le paiement a échoué.",
      withdrawn: "Votre offre a pris fin le {{date}}, car vous vous êtes rétracté de l’achat.",
    },
    withdrawn:
      "Vous vous êtes rétracté de l’achat. Nous avons remboursé {{price}} ; le versement peut prendre jusqu’à dix jours.",
    subscriptionCancelled: "Votre offre est résiliée et reste active jusqu’au {{date}}.",
    contact: "{{name}} a laissé ses coordonnées sur votre page {{page}}.",
    contactUnnamed: "Quelqu’un a laissé ses coordonnées sur votre page {{page}}.",
    contactByCard: "{{name}} a laissé ses coordonnées sur votre carte {{card}}.",
    contactByCardUnnamed: "Quelqu’un a laissé ses coordonnées sur votre carte {{card}}.",
    contactWithdrawn:
      "Quelqu’un a retiré les coordonnées qu’il vous avait laissées. Elles ont été supprimées.",
    contactsExpire:
      "À partir du {{date}}, les contacts rencontrés pour la dernière fois il y a plus de {{months}} mois sont supprimés. D’ici là, vous pouvez les exporter ou choisir de les conserver plus longtemps.",
    invitation: "{{name}} vous invite dans son équipe.",
    joined: "{{name}} a rejoint votre équipe.",
    left: "{{name}} a quitté votre équipe.",
    cardAssigned: "La carte {{title}} vous a été attribuée.",
    cardUnassigned: "La carte {{title}} ne vous est plus attribuée.",
    identityAdded: "{{provider}} a été associé à votre compte.",
    identityRemoved: "{{provider}} a été dissocié de votre compte.",
    passkeyAdded: "Une clé d’accès a été ajoutée à votre compte.",
    passkeyRemoved: "Une clé d’accès a été retirée de votre compte.",
    passwordChanged: "Votre mot de passe a été changé.",
    emailChanged: "Votre adresse e-mail a été changée.",
    newDevice: "Nouvelle connexion à votre compte : {{where}}.",
    newDeviceUnknown: "Nouvelle connexion à votre compte.",
    signedOut: "Une ancienne connexion a été utilisée une seconde fois : nous avons fermé cette session.",
    actedAs: "Notre assistance est intervenue dans votre compte. Motif : {{reason}}",
    exportReady: "Votre exportation est prête. Vous pouvez la télécharger jusqu’au {{date}}.",
    paidOnly: "Nous avons reçu votre paiement de {{price}}. Votre offre avait déjà pris fin.",
    paidRenews:
      "Nous avons reçu votre paiement de {{price}}. Votre offre est payée jusqu’au {{date}}, puis se renouvelle d’elle-même.",
    paymentFailedNext:
      "Le paiement de {{price}} pour votre offre a échoué. Nous réessayons le {{next}} ; sans paiement, votre offre prend fin le {{ends}} au plus tard.",
    paymentFailedLast:
      "Le paiement de {{price}} pour votre offre a de nouveau échoué. Le dernier essai est le {{next}} ; s’il échoue aussi, votre offre prend fin et vos pages ne sont plus visibles.",
    planKept: "Votre offre continue telle quelle. Elle sera renouvelée le {{date}} pour {{price}}.",
    changePlanned: {
      monthly:
        "Votre offre change le {{date}}. Dès lors : places {{seats}}, payées au mois. D’ici là, tout reste tel quel et vous pouvez annuler le changement.",
      yearly:
        "Votre offre change le {{date}}. Dès lors : places {{seats}}, payées à l’année. D’ici là, tout reste tel quel et vous pouvez annuler le changement.",
    },
    shrinksSoon:
      "À partir du {{date}}, votre offre a moins de places : {{seats}}. Vous avez plus que cela, et le reste ne sera plus visible : pages {{pages}}, cartes {{cards}}. Choisissez sous Facturation ce qui reste, ou gardez vos places.",
    shrunk:
      "Votre offre a maintenant moins de places : {{seats}}. Ce qui n’a pas de place est en pause et n’est plus affiché : pages {{pages}}, cartes {{cards}}. Rien n’est supprimé. Sous Facturation, vous voyez comment choisir ce qui est en ligne ou ajouter des places.",
    shrinksSoonChosen:
      "À partir du {{date}}, votre offre a moins de places : {{seats}}. {{staying}} Le reste ne sera plus visible : pages {{pages}}, cartes {{cards}}. Sous Facturation, vous pouvez choisir à nouveau ou garder vos places.",
    removed: "Vous ne faites plus partie de l’équipe de {{name}}.",
    contactsOffered:
      "{{name}} vous laisse emporter les contacts que vous avez rencontrés dans son équipe. Vous pouvez les télécharger jusqu’au {{date}}.",
    rejoined: "Vous êtes de nouveau dans l’équipe de {{name}}.",
    teamEnded:
      "{{name}} a supprimé son compte. Son équipe et ses cartes n’existent plus ; votre propre compte reste tel quel.",
    visits:
      "Votre semaine jusqu’au {{date}} : vues {{views}}, visiteurs par jour {{visitors}}, clics au moins {{clicks}}, scans {{scans}}, contacts {{contacts}}.",
  },
  list: {
    title: "Notifications",
    markAll: "Tout marquer comme lu",
    settings: "Tous les réglages",
    more: "Afficher plus",
    unread: "Non lu",
    loading: "Chargement des notifications",
    empty: "Rien pour l’instant",
    emptyText: "Les nouveaux contacts, paiements et connexions apparaissent ici.",
    failed: "Les notifications n’ont pas pu être chargées.",
    retry: "Réessayer",
  },
  settings: {
    text: "Choisissez à quelle fréquence nous vous écrivons pour chacun de ces sujets. Vous retrouvez toujours tout dans la cloche.",
    always: "Les e-mails sur la sécurité de votre compte et sur les paiements partent toujours aussitôt.",
    digests:
      "Les e-mails quotidiens arrivent à 8 h, les hebdomadaires le lundi à 8 h. Fuseau horaire : {{zone}}.",
    changeZone: "Changer de fuseau horaire",
    contact: "Contacts",
    team: "Équipe",
    kinds: {
      contact: "Quelqu’un laisse ses coordonnées sur une page",
      contactWithdrawn: "Quelqu’un retire ses coordonnées",
      invitation: "Vous êtes invité dans une équipe",
      joined: "Quelqu’un rejoint votre équipe",
      left: "Quelqu’un quitte votre équipe",
      cardAssigned: "Une carte vous est attribuée",
      cardUnassigned: "Une carte ne vous est plus attribuée",
      removed: "Vous êtes retiré d’une équipe",
      contactsOffered: "Une équipe que vous avez quittée vous propose vos contacts",
      rejoined: "Vous êtes de nouveau dans une équipe",
      teamEnded: "Le propriétaire de votre équipe supprime son compte",
      visits: "Les chiffres de la semaine, chaque lundi",
    },
    frequencies: {
      immediate: "Aussitôt",
      daily: "Chaque jour",
      weekly: "Chaque semaine",
      off: "Jamais",
    },
    saved: "Enregistré",
    unverified:
      "Votre adresse e-mail n’est pas encore confirmée. D’ici là, les autres e-mails attendent : vous trouvez tout derrière la cloche.",
    visits: "Visites",
  },
  stays: "Ensuite, seule {{page}} reste visible, comme votre page gratuite.",
  stayed: "Seule {{page}} reste visible, comme votre page gratuite.",
  more: "{{names}} et {{left}} de plus",
  staying: "Selon votre choix, restent : pages {{pages}}, cartes {{cards}}.",
} satisfies Translated<typeof en>;
