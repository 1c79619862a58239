export const meta = {
  landing: {
    title: "Votre page et votre carte, en un seul lien",
    description:
      "Créez une page avec tous vos liens et une carte de visite numérique, et partagez-les par lien, QR code et portefeuille du téléphone.",
  },
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
  pricing: {
    title: "Tarifs",
    description:
      "Une page et une carte sont gratuites. PRO ajoute des designs, des fiches de contact et des places pour une équipe.",
  },
  dashboard: { title: "Tableau de bord", description: "Vos pages et vos cartes de visite." },
  dashboardPages: { title: "Pages", description: "Vos pages." },
  dashboardCards: { title: "Cartes Wallet", description: "Vos cartes de visite." },
  editorPage: {
    title: "Éditeur de page",
    description: "Créez une page avec vos liens : écrire, regarder, publier.",
  },
  editorCard: {
    title: "Éditeur de carte",
    description: "Créez une carte de visite numérique avec un QR code.",
  },
  sharePage: {
    title: "Partager la page",
    description: "Partagez votre page par lien, par QR code et par e-mail.",
  },
  shareCard: {
    title: "Partager la carte",
    description: "Partagez votre carte de visite par lien et par QR code.",
  },
  notFound: { title: "Page introuvable", description: "La page que vous cherchez n’est pas disponible." },
};
