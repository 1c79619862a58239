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
    submit: "Créer un compte",
    haveAccount: "Déjà un compte ?",
    logIn: "Se connecter",
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
    overTitle: "Ce lien n’est plus valable",
    overText: "Il a déjà servi, ou il date de plus d’une heure.",
    again: "Envoyer un nouveau lien",
    doneTitle: "Mot de passe changé",
    doneText: "Toutes vos sessions ont été fermées. Connectez-vous avec le nouveau.",
  },
  verify: {
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
} satisfies Translated<typeof en>;
