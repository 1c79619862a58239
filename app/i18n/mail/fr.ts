import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Bonjour {{name}},",
  ignore: "Si ce n’était pas vous, vous pouvez ignorer cet e-mail.",
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
