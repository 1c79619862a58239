import type { Translated } from "../translated";
import type en from "./en";

export default {
  unknown: { title: "Page introuvable", text: "La page que vous cherchez n’est pas disponible." },
  deleted: { title: "Cette page a été supprimée", text: "Son propriétaire l’a retirée." },
  expired: { title: "Cette page a expiré", text: "Son propriétaire peut la rétablir à tout moment." },
  gone: {
    title: "Ce code ne mène nulle part pour l’instant",
    text: "Le code fonctionne, mais son propriétaire a retiré ce vers quoi il menait.",
  },
  walletLater: {
    title: {
      google: "Google Wallet ne répond pas pour le moment",
      apple: "Le pass pour Apple Wallet ne peut pas être créé pour le moment",
    },
    text: "La carte est toujours là. Réessayez dans quelques minutes, ou ajoutez-la à vos contacts.",
    back: "Retour à la carte",
  },
  own: {
    title: "Les coordonnées que vous avez laissées",
    text: "Voici ce que vous avez laissé et à qui. Vous pouvez le corriger ou le retirer, sans compte.",
    at: "Laissées le",
    place: "Laissées à",
    agreed: "Vous avez accepté",
    correct: "Corriger vos coordonnées",
    save: "Enregistrer les corrections",
    saved: "Vos corrections sont enregistrées.",
    failed: "Vos corrections ne sont pas encore enregistrées",
    withdrawTitle: "Retirer",
    withdrawText:
      "Vos coordonnées sont supprimées immédiatement et définitivement. La personne qui les avait apprend que quelqu’un s’est retiré, mais pas qui.",
    withdraw: "Retirer et supprimer",
    goneTitle: "Il n’y a plus rien ici",
    goneText: "Ces coordonnées ont été retirées ou supprimées, ou le lien est incomplet.",
    withdrawnTitle: "Vous avez retiré vos coordonnées",
    withdrawnText:
      "Vos coordonnées sont supprimées. La personne qui les avait apprend que quelqu’un s’est retiré, mais pas qui.",
  },
  counts: {
    what: "Les vues, les clics sur les liens, les codes scannés, les fiches de contact enregistrées et les coordonnées laissées, avec le site ou l’application d’où l’on vient, le pays, le type d’appareil et la langue.",
    how: "Il n’y faut ni cookie ni script. Pour distinguer les visiteurs, votre adresse et votre navigateur deviennent un nombre dont on ne peut rien retrouver ; il est supprimé à la fin de la journée. Ni l’une ni l’autre ne sont conservés.",
    kept: "Le propriétaire de la page voit des totaux, jamais qui est venu. Ils sont conservés 25 mois.",
    asked:
      "Si votre navigateur envoie « Do not track » ou « Global Privacy Control », même ce nombre n’est pas calculé.",
    isOn: "Cet appareil est compté.",
    isOff: "Cet appareil n’est pas compté.",
    turnOff: "Ne me comptez pas",
    turnOn: "Comptez-moi de nouveau",
  },
  sensitive: {
    title: "Avant de continuer",
    text: {
      from18: "Cette page peut contenir des contenus réservés aux adultes.",
      from21: "Cette page peut contenir des contenus réservés aux personnes de 21 ans et plus.",
      from25: "Cette page peut contenir des contenus sensibles, destinés aux personnes de 25 ans et plus.",
    },
    confirm: "J’ai {{age}} ans ou plus, afficher la page",
    leave: "Non, quitter",
    again: "Nous vous le redemanderons dans un jour.",
  },
  contactForm: {
    failed: "Vos informations n’ont pas encore été envoyées",
    thanksTitle: "Merci",
    thanksText: "Vos informations sont en route vers le propriétaire de cette page.",
    back: "Retour à la page",
  },
  report: {
    title: "Signaler cette page",
    text: "Quel est le problème avec {{address}} ? Nous examinons chaque signalement ; le propriétaire ne saura pas qui l’a envoyé.",
    reason: "Motif",
    reasons: {
      phishing: "Elle cherche à voler des mots de passe ou de l’argent",
      malware: "Elle diffuse des virus ou d’autres logiciels malveillants",
      spam: "C’est du spam",
      impersonation: "Elle se fait passer pour quelqu’un d’autre",
      copyright: "Elle utilise mon œuvre ou ma marque sans autorisation",
      illegal: "Elle est illégale",
      adult: "Elle montre des contenus pour adultes sans avertissement",
      other: "Autre chose",
    },
    details: "Que devons-nous savoir ?",
    email: "Votre e-mail, si nous pouvons vous poser des questions",
    send: "Envoyer le signalement",
    failed: "Le signalement n’a pas encore été envoyé",
    thanksTitle: "Merci de nous avoir prévenus",
    thanksText: "Nous allons examiner la page.",
    back: "Retour à la page",
  },
} satisfies Translated<typeof en>;
