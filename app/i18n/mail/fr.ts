import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Bonjour {{name}},",
  ignore: "Si ce n’était pas vous, vous pouvez ignorer cet e-mail.",
  safety: "Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte.",
  signature: "{{brand}} : votre page et votre carte, en un seul lien",
  resetPassword: {
    subject: "Choisissez un nouveau mot de passe",
    body: "Un nouveau mot de passe a été demandé pour votre compte {{brand}}. Le lien sert une fois, pendant une heure.",
    action: "Choisir un mot de passe",
  },
  verifyEmail: {
    subject: "Confirmez votre adresse e-mail",
    body: "Bienvenue chez {{brand}}. Confirmez que cette adresse est la vôtre.",
    action: "Confirmer l’adresse",
  },
  refreshReuse: {
    subject: "Nous avons fermé votre session par sécurité",
    body: "Le {{at}}, une ancienne connexion de votre compte a été utilisée une seconde fois. Nous avons mis fin à cette session. Si ce n’était pas vous, choisissez un nouveau mot de passe.",
    action: "Choisir un mot de passe",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été changé",
    body: "Le mot de passe de votre compte {{brand}} a été changé le {{at}}. Si ce n’était pas vous, choisissez-en tout de suite un nouveau.",
    action: "Choisir un mot de passe",
  },
  actedFor: {
    subject: "Notre assistance est intervenue dans votre compte",
    body: "Pour vous aider, notre assistance a travaillé dans votre compte {{brand}} pendant une heure au plus à partir du {{at}}. Motif : {{reason}}. Elle ne peut ni voir ni changer votre façon de vous connecter, ni rien payer en votre nom.",
    action: "Ouvrir votre tableau de bord",
    why: "Si vous n’avez pas demandé d’aide, écrivez-nous.",
  },
  accountDeleted: {
    subject: "Votre compte a été supprimé",
    body: "Le {{at}}, votre compte {{brand}} a été supprimé, avec ses pages, ses cartes et ses contacts. Pages et cartes sont hors ligne immédiatement, le reste est effacé en quelques minutes. Personne ne peut revenir en arrière. Les codes imprimés répondent toujours, par une page qui dit que leur destination n’existe plus.",
    action: "Ouvrir {{brand}}",
    why: "C’est le dernier e-mail concernant ce compte. Votre adresse est libre : vous pouvez vous inscrire à nouveau avec elle.",
  },
  exportReady: {
    subject: "Votre exportation est prête",
    body: "Tout le contenu de votre compte {{brand}} est réuni dans un fichier. Vous pouvez le télécharger jusqu’au {{at}}, une fois connecté.",
    action: "Télécharger l’exportation",
    why: "Vous recevez cet e-mail parce qu’une exportation a été demandée dans votre compte. Si ce n’était pas vous, choisissez un nouveau mot de passe.",
  },
  changeEmail: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    body: "Vous avez demandé à {{brand}} de vous écrire désormais à cette adresse. Elle comptera dès que vous l’aurez confirmée depuis votre compte. D’ici là, rien ne change.",
    action: "Confirmer la nouvelle adresse",
  },
  emailChanged: {
    subject: "Votre adresse e-mail a été changée",
    body: "Le {{at}}, l’adresse e-mail de votre compte {{brand}} a été changée, et celle-ci ne compte plus. Si ce n’était pas vous, annulez ce changement dans les sept jours : vous choisissez un nouveau mot de passe et toutes les sessions sont fermées.",
    action: "Annuler le changement",
  },
  newDevice: {
    subject: "Nouvelle connexion à votre compte",
    body: "Quelqu’un s’est connecté à votre compte {{brand}} depuis un appareil qui n’avait pas encore servi. Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil et choisissez un nouveau mot de passe.",
    action: "Voir vos appareils",
    device: "Appareil",
    place: "Lieu",
    at: "Heure",
  },
  identityLinked: {
    subject: "{{provider}} a été associé à votre compte",
    body: "Depuis le {{at}}, {{provider}} vous connecte à votre compte {{brand}}. Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe et dissociez-le.",
    action: "Choisir un mot de passe",
  },
  identityUnlinked: {
    subject: "{{provider}} n'est plus associé à votre compte",
    body: "Depuis le {{at}}, {{provider}} ne vous connecte plus à votre compte {{brand}}. Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe.",
    action: "Choisir un mot de passe",
  },
  passkeyAdded: {
    subject: "Une clé d'accès a été ajoutée à votre compte",
    body: "Le {{at}}, une clé d'accès a été ajoutée à votre compte {{brand}}. Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe et supprimez-la.",
    action: "Choisir un mot de passe",
  },
  passkeyRemoved: {
    subject: "Une clé d'accès a été supprimée de votre compte",
    body: "Le {{at}}, une clé d'accès a été supprimée de votre compte {{brand}}. Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe.",
    action: "Choisir un mot de passe",
  },
  waysInRemoved: {
    subject: "Votre compte n'est qu'à vous",
    body: "Le {{at}}, vous avez prouvé que cette adresse est la vôtre. Personne ne l'avait fait avant ; nous avons donc supprimé tout autre accès à votre compte {{brand}} : mot de passe, clés d'accès, comptes associés et sessions ouvertes. Vous pouvez choisir un nouveau mot de passe.",
    action: "Choisir un mot de passe",
  },
  proveSocial: {
    subject: "Confirmez que vous vous connectez avec {{provider}}",
    body: "Quelqu'un se connecte à {{brand}} avec {{provider}} et cette adresse. Si c'est vous, ouvrez le lien dans le navigateur où vous avez commencé. Il est valable une heure.",
    action: "Continuer",
  },
  newContact: {
    subject: "Nouveau contact de votre page {{title}}",
    body: "Quelqu’un a laissé ses coordonnées sur votre page {{title}} :",
    action: "Ouvrir le tableau de bord",
    page: "Page",
    at: "Envoyé",
    consent: "A accepté",
    why: "Vous recevez cet e-mail parce que votre page a un formulaire de contact.",
    reply:
      "Votre réponse à cet e-mail va à la personne qui a laissé ses coordonnées. Vous le recevez parce que votre page a un formulaire de contact.",
  },
  newContacts: {
    subject_one: "{{count}} nouveau contact de vos pages",
    subject_many: "{{count}} nouveaux contacts de vos pages",
    subject_other: "{{count}} nouveaux contacts de vos pages",
    body_one: "{{count}} personne a laissé ses coordonnées sur vos pages :",
    body_many: "{{count}} personnes ont laissé leurs coordonnées sur vos pages :",
    body_other: "{{count}} personnes ont laissé leurs coordonnées sur vos pages :",
  },
  sharePage: {
    subject: "{{sender}} partage une page avec vous",
    greeting: "Bonjour,",
    body: "{{sender}} souhaite vous montrer cette page : {{title}}",
    action: "Ouvrir la page",
    why: "Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur {{brand}}. Vous n’avez rien à faire.",
  },
} satisfies Translated<typeof en>;
