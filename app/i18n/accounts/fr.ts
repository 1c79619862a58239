import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    login: {
      title: "Connexion",
      description: "Connectez-vous pour modifier vos pages et vos cartes de visite.",
    },
    signUp: {
      title: "Inscription",
      description: "Créez un compte pour votre page et votre carte de visite. Il ne coûte rien.",
    },
    forgotPassword: {
      title: "Mot de passe oublié",
      description: "Recevez un lien pour choisir un nouveau mot de passe.",
    },
    forgotPasswordChange: {
      title: "Choisir un nouveau mot de passe",
      description: "Choisissez un nouveau mot de passe pour votre compte.",
    },
    verifyEmail: {
      title: "Confirmer votre adresse",
      description: "Confirmez l’adresse e-mail de votre compte.",
    },
    social: { title: "Se connecter", description: "Connectez-vous avec Google ou Apple." },
  },
  name: "Nom",
  email: "E-mail",
  password: "Mot de passe",
  passwordRule: "Au moins {{min}} caractères",
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  login: {
    title: "Ravis de vous revoir",
    submit: "Se connecter",
    forgot: "Mot de passe oublié ?",
    noAccount: "Pas encore de compte ?",
    signUp: "S’inscrire",
  },
  signUp: {
    title: "À vous de jouer",
    text: "Un compte garde votre page et votre carte. Il ne coûte rien.",
    buying: "D’abord votre compte, puis le paiement. Il garde votre page et votre carte.",
    submit: "Créer un compte",
    haveAccount: "Déjà un compte ?",
    logIn: "Se connecter",
    made: "Votre page",
    madeText: "Elle est en ligne à cette adresse dès que vous avez un compte.",
    madePaid:
      "Elle est conservée avec votre compte. Elle utilise des parties de PRO : vous y déciderez comment la publier.",
    logInInstead: "Se connecter avec cette adresse",
    madeLater: "Elle est en ligne dès que vous avez un compte.",
    keepEditing: "Continuer à modifier",
    madeCard: "Votre carte de visite",
    madeCardText: "Son code l’ouvre dès que vous avez un compte.",
  },
  forgot: {
    title: "Mot de passe oublié ?",
    text: "Donnez-nous votre adresse, nous vous envoyons un lien pour en choisir un nouveau.",
    submit: "Envoyer le lien",
    back: "Retour à la connexion",
    sentTitle: "Regardez votre boîte de réception",
    sentText:
      "S’il existe un compte avec cette adresse, un e-mail avec un lien est en route. Le lien est valable une heure.",
  },
  change: {
    title: "Choisir un nouveau mot de passe",
    password: "Nouveau mot de passe",
    confirm: "Nouveau mot de passe, encore une fois",
    submit: "Changer le mot de passe",
    added: "Ajoutés ces 30 derniers jours",
    addedText: "Ils ouvrent aussi votre compte. Ceux qui sont cochés seront supprimés.",
    passkey: "Clé d’accès",
    overTitle: "Ce lien n’est plus valable",
    overText: "Il a déjà servi, ou il date de plus d’une heure.",
    again: "Envoyer un nouveau lien",
    doneTitle: "Mot de passe changé",
    doneText: "Toutes vos sessions ont été fermées. Connectez-vous avec le nouveau.",
  },
  verify: {
    withPassword: "Saisissez le mot de passe du compte, pour que nous sachions qu'il est à vous.",
    title: "Confirmer votre adresse",
    text: "Un geste, et nous savons que cette adresse est la vôtre.",
    submit: "Confirmer l’adresse",
    doneTitle: "Merci, votre adresse est confirmée",
    overTitle: "Ce lien n’est plus valable",
    overText: "Il a déjà servi, ou il est trop ancien.",
    confirmedText: "Votre adresse est déjà confirmée : vous n’avez plus rien à faire.",
    loginText: "Connectez-vous, et nous vous envoyons un nouveau lien.",
    sent: "Nouveau lien envoyé à {{email}}",
    onward: "Aller au tableau de bord",
  },
  social: {
    or: "ou",
    continue: "Continuer avec {{provider}}",
    backToWays: "Façons de se connecter",
    backToSignUp: "Retour à l’inscription",
    link: "Associer et se connecter",
    mailInstead: "Envoyez-moi plutôt un lien",
    mailAgain: "Renvoyer le lien",
    cancelled: {
      title: "Vous avez annulé chez {{provider}}",
      text: "Rien n'a changé. Ce que vous avez créé est toujours là.",
    },
    refused: {
      title: "{{provider}} ne vous a pas connecté",
      text: "Sa réponse n'est pas acceptable. Veuillez réessayer.",
    },
    expired: {
      title: "Cela a pris trop de temps",
      text: "Cette connexion n'est plus valable : elle a déjà servi, ou dix minutes sont passées. Recommencez.",
    },
    state: {
      title: "Cela n'a pas commencé ici",
      text: "La connexion a commencé dans un autre navigateur ou une autre fenêtre. Recommencez dans celui-ci.",
    },
    away: {
      title: "{{provider}} ne répond pas",
      text: "Réessayez dans un instant ou connectez-vous autrement.",
    },
    known: {
      title: "Vous avez déjà un compte",
      text: "Prouvez une fois que le compte de {{email}} est le vôtre. Ensuite, {{provider}} vous connectera.",
    },
    mailed: {
      title: "Regardez dans votre messagerie",
      text: "Pour que personne d’autre n’entre avec votre adresse, nous avons envoyé un lien à {{email}}. Ouvrez-le dans ce navigateur pour continuer. Il est valable une heure.",
    },
    "no-email": {
      title: "{{provider}} ne nous a donné aucune adresse",
      text: "Sans adresse e-mail, nous ne pouvons pas créer de compte. Inscrivez-vous avec votre e-mail.",
    },
    held: {
      title: "Cette adresse est réservée pendant une semaine",
      text: "Un compte l'a quittée il y a quelques jours et peut encore la reprendre. Réessayez plus tard ou inscrivez-vous avec une autre adresse.",
    },
    disabled: { title: "Ce compte est désactivé", text: "On ne peut pas s'y connecter." },
    taken: {
      title: "{{provider}} est associé à un autre compte",
      text: "Ce compte {{provider}} connecte déjà quelqu'un ici. Dissociez-le d'abord là-bas.",
    },
    elsewhere: {
      title: "C'est un autre compte",
      text: "Vous avez utilisé chez {{provider}} un compte qui n'est pas associé au vôtre ici.",
    },
    "too-many": { title: "Trop de tentatives", text: "Attendez dix minutes et réessayez." },
  },
  passkey: {
    signIn: "Se connecter avec une clé d'accès",
    none: "Aucune clé d'accès n'a été utilisée. Réessayez ou connectez-vous autrement.",
  },
  prove: {
    title: "Confirmez votre adresse",
    text: "Un clic prouve que {{email}} est à vous et vous connecte.",
    submit: "Confirmer et se connecter",
    elsewhereTitle: "Ouvrez ce lien là où vous avez commencé",
    elsewhereText:
      "Il fonctionne dans le navigateur où vous avez choisi de vous connecter. Si ce n'était pas vous, vous n'avez rien à faire.",
  },
  invited: "{{team}} vous invite dans son équipe. L’invitation est pour {{email}} : utilisez cette adresse.",
} satisfies Translated<typeof en>;
