import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Créé avec",
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
  makeYourOwn: "Créer votre page",
  page: { report: "Signaler cette page", play: "Lire" },
  form: {
    fields: {
      name: "Nom",
      phone: "Téléphone",
      email: "E-mail",
      position: "Fonction",
      company: "Entreprise",
      linkedIn: "LinkedIn",
      message: "Message",
    },
    optional: "facultatif",
    consent: "J’accepte que le titulaire de cette page conserve ces informations pour me contacter.",
    send: "Envoyer",
  },
  card: {
    addToContacts: "Ajouter aux contacts",
    addToApple: "Ajouter à Apple Wallet",
    addToGoogle: "Ajouter à Google Wallet",
    scan: "Scannez avec votre téléphone",
    page: "Ouvrir la page",
    help: {
      title: "Rien ne se passe ?",
      iphone: "Sur iPhone : si rien ne se passe, ouvrez cette page dans Safari.",
      android: "Sur Android : ouvrez le fichier téléchargé avec Contacts.",
      inApp: "Dans une autre application : ouvrez d’abord cette page dans votre navigateur.",
    },
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
