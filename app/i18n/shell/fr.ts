import type { Translated } from "../translated";
import type en from "./en";

export default {
  plans: { free: "Gratuit", pro: "PRO" },
  meta: {
    notFound: { title: "Page introuvable", description: "La page que vous cherchez n’est pas disponible." },
  },
  skipToContent: "Aller au contenu",
  home: "{{brand}}, accueil",
  close: "Fermer",
  notices: "Notifications",
  navigation: {
    label: "Menu",
    open: "Ouvrir le menu",
    products: "Produits",
    pages: "Lien en bio",
    cards: "Cartes de visite numériques",
    codes: "QR codes",
    pricing: "Tarifs",
    resources: "Ressources",
    blog: "Blog",
    knowledgeBase: "Centre d’aide",
    contact: "Nous contacter",
  },
  account: {
    noAccount: "Pas encore de compte ?",
    haveAccount: "Déjà un compte ?",
    getStarted: "Commencer",
    logIn: "Se connecter",
    logOut: "Se déconnecter",
    menu: "Votre compte",
    settings: "Paramètres du compte",
    dashboard: "Tableau de bord",
    upgrade: "Passer à PRO",
    renew: "Renouveler l’abonnement",
  },
  sidebar: { label: "Votre espace", dashboard: "Tableau de bord", cards: "Cartes de visite", pages: "Pages" },
  footer: {
    legal: "Informations légales",
    company: "Entreprise",
    networks: "Suivez-nous",
    terms: "Conditions d’utilisation",
    privacy: "Confidentialité",
    cookies: "Politique de cookies",
    community: "Règles de la communauté",
  },
  error: {
    title: "Cela n’a pas marché",
    text: "Quelque chose s’est mal passé de notre côté. Ce que vous avez enregistré est en sécurité. Rechargez la page et réessayez.",
    id: "Si cela se reproduit, donnez-nous ce numéro : {{id}}",
    back: "Retour à l’accueil",
  },
  notFound: {
    title: "Page introuvable",
    text: "La page que vous cherchez n’est pas disponible.",
    action: "Retour à l’accueil",
  },
} satisfies Translated<typeof en>;
