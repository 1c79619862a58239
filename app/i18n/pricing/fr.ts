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
    try: "Essayez d’abord ici : vous décidez au moment d’enregistrer.",
  },
  about: {
    pages: "Une page par place, chacune avec son adresse et son design.",
    blocks:
      "Ajoutez à votre page des images, vidéos, icônes sociales, coordonnées, messageries, boutiques et plus.",
    themes: "30 designs prêts, aux polices, couleurs et fonds assortis.",
    fonts: "20 polices pour vos titres et vos textes, de toute taille et couleur.",
    backgrounds: "Mettez un dégradé ou une image à vous derrière votre page.",
    buttonDesign: "Choisissez angles, ombres, tailles et style des boutons, icônes et images.",
    contacts:
      "Vos visiteurs vous laissent leurs coordonnées dans un formulaire, et vous les retrouvez dans vos contacts.",
    publishSwitch:
      "Une page gratuite est en ligne dès le premier enregistrement. Avec PRO, vous la retirez et la remettez quand vous voulez.",
    seo: "Écrivez le titre et la description que montrent les moteurs de recherche et les liens partagés.",
    noBranding: "Votre page se suffit, sans notre ligne au pied.",
    cards: "Une carte par place, chacune avec son code.",
    contactFile: "Qui scanne votre code vous enregistre dans ses contacts d’une touche.",
    passes: "Votre carte dans Apple Wallet et Google Wallet, toujours à jour.",
    cardDesign: "Votre métier, vos couleurs, votre logo et votre photo sur la carte, en huit designs.",
    codeLogo: "Votre logo au milieu du code, que les téléphones lisent toujours.",
    team: "Donnez à chaque membre une carte au style de votre équipe.",
  },
} satisfies Translated<typeof en>;
