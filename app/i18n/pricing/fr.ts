import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "Tarifs",
      description:
        "Une page et une carte sont gratuites. PRO ajoute des designs, des fiches de contact et des places pour une équipe.",
    },
  },
  title: "Une page et une carte sont gratuites",
  text: "Payez quand vous voulez un design à vous, la fiche de contact derrière votre code, ou des places pour une équipe.",
  cycle: {
    label: "Facturation",
    monthly: "Mensuelle",
    yearly: "Annuelle",
    saving: "Jusqu’à {{percent}} % d’économie en payant à l’année",
  },
  forever: "aussi longtemps que vous voulez",
  perSeat: "par place et par mois",
  start: "Créer ma page",
  payment: "Payez par carte bancaire ou PayPal. Un QR code imprimé reste valable, quoi que vous payiez.",
  plans: {
    free: { text: "Tout pour qu’on vous trouve." },
    pro: { text: "Pour un style à vous et pour les équipes : une page et une carte par place." },
  },
  features: {
    pages: "Pages : {{pages}}",
    cards: "Cartes de visite : {{cards}}",
    buttons: "Liens, titres et texte dans l’ordre que vous voulez",
    qrCodes: "QR codes en PNG et SVG qui ne meurent jamais",
    contactFile: "Fiche de contact derrière le QR code",
    passes: "Cartes pour Apple Wallet et Google Wallet",
    themes: "Thèmes premium",
    paidBlocks: "Coordonnées, messageries, boutiques et formulaires",
    fonts: "Vingt polices",
    backgrounds: "Dégradés et images en fond",
    publishSwitch: "En ligne ou hors ligne, à tout moment",
    seo: "Titre et description pour les moteurs de recherche",
    noBranding: "Sans ligne de marque",
    cardDesign: "Couleurs, logo et photo sur votre carte",
  },
} satisfies Translated<typeof en>;
