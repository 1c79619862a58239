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
  get: "Passer à PRO",
  manage: "Gérer l’abonnement",
  current: "Votre offre",
  chosen: "Votre choix",
  seats: { label: "Places", less: "Une place de moins", more: "Une place de plus" },
  total: {
    monthly_one: "{{total}} par mois pour {{count}} place",
    monthly_other: "{{total}} par mois pour {{count}} places",
    yearly_one: "{{total}} par an pour {{count}} place",
    yearly_other: "{{total}} par an pour {{count}} places",
  },
  payment:
    "Payez par carte bancaire ou PayPal. Si une taxe s’applique, elle est affichée avant le paiement. Un QR code imprimé reste valable, quoi que vous payiez.",
  plans: {
    free: { text: "Tout pour qu’on vous trouve." },
    pro: { text: "Pour un style à vous et pour les équipes : une page et une carte par place." },
  },
  compare: {
    title: "Ce que contient chaque offre",
    feature: "Fonction",
    included: "Inclus",
    notIncluded: "Non inclus",
    perSeat: "{{n}} par place",
    withValue: "{{feature}} : {{value}}",
    groups: { pages: "Pages", cards: "Cartes de visite", codes: "QR codes", account: "Votre compte" },
  },
  features: {
    pages: "Pages",
    blocks: "Types de blocs",
    themes: "Thèmes",
    fonts: "Polices",
    backgrounds: "Dégradés et images en fond",
    buttonDesign: "Formes, ombres et styles à vous",
    contacts: "Formulaire qui recueille des contacts",
    publishSwitch: "En ligne ou hors ligne, à tout moment",
    seo: "Titre et description pour les moteurs de recherche",
    noBranding: "Sans ligne de marque",
    cards: "Cartes de visite",
    contactFile: "Fiche de contact derrière le QR code",
    passes: "Cartes pour Apple Wallet et Google Wallet",
    cardDesign: "Sous-titre, couleurs, logo et photo sur votre carte",
    qrCodes: "QR codes qui ne meurent jamais",
    codeStyle: "Couleurs, formes et légendes des codes",
    codeLogo: "Votre logo dans le code",
    export: "Export de tout",
    team: "Équipe : cartes attribuées à des membres",
  },
  modal: {
    title: "Plus avec PRO",
    wanted: "{{feature}} : fait partie de PRO",
    from: "Dès {{price}} par place et par mois.",
    kept: "Ce que vous avez saisi reste dans ce navigateur et vous attend à votre retour.",
    all: "Tout sur les tarifs",
  },
} satisfies Translated<typeof en>;
