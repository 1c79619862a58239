import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "Commencez votre page",
      description:
        "Choisissez un modèle ou un thème, donnez un nom et une adresse à votre page, puis remplissez-la.",
    },
  },
  gallery: {
    title: "Par quoi commence votre page ?",
    intro: "Choisissez-en une et mettez-y vos mots. Tout peut être changé plus tard.",
    name: "Votre nom ou votre entreprise",
    industry: "Que faites-vous ?",
    everyIndustry: "Tous les secteurs",
    empty: "Commencer à vide",
    templates: "Modèles",
    templatesText: "Des pages prêtes, chacune avec sa carte assortie. Les images sont des exemples.",
    none: "Il n’y a pas encore de modèle pour cela. Un thème convient à tous les métiers.",
    paper: "Papier",
    bold: "Affirmés",
    quiet: "Sobres",
    dark: "Sombres",
    image: "Image",
    themes: "Thèmes : {{group}}",
    start: "Commencer avec {{name}}",
    preview: "Aperçu de {{name}}",
    loading: "Chargement des modèles et des thèmes",
    failed: "Les modèles et les thèmes n’ont pas pu être chargés.",
    again: "Réessayer",
    free: "Commencer avec un thème gratuit",
    chosen: "Choisi pour vous",
  },
  naming: {
    title: "Nom et adresse",
    text: "Les deux peuvent être changés plus tard.",
    address: "Adresse",
    hint: "Laissée vide, elle est créée à partir du nom.",
    checking: "Vérification de la disponibilité",
    free: "Libre. Elle est à vous dès l’enregistrement.",
    suggestions: "Encore libres :",
    go: "Aller à l’éditeur",
    back: "Choisir un autre départ",
    card: "Une carte va avec : une fois la page enregistrée, un clic la crée à votre nom.",
    brought: "Ce que vous avez choisi de votre autre page vous suit.",
    picture: "L’image du modèle est un exemple : vous ajoutez la vôtre dans l’éditeur.",
    leaveBrought: "Ne pas le reprendre",
    hintRandom:
      "Ce nom ne peut pas donner d’adresse. Choisissez-en une, sinon ce seront des lettres au hasard.",
    form: "Elle a un formulaire de contact : ce que les visiteurs y laissent arrive dans vos contacts.",
  },
  claim: {
    wrong: "Choisissez une autre adresse en nommant votre page.",
  },
  begun: {
    title: "Vous avez déjà commencé une page",
    text: "« {{title}} » est gardée dans ce navigateur. Une nouvelle page y prendrait sa place.",
    goOn: "Continuer avec {{title}}",
    goOnAt: "Continuer avec elle, à l’adresse {{address}}",
    startNew: "Commencer une nouvelle page",
    untitled: "Page sans titre",
  },
  begunCard: {
    title: "Vous avez déjà commencé une carte",
    text: "« {{title}} » est gardée dans ce navigateur. Une nouvelle carte y prendrait sa place.",
    startNew: "Commencer une nouvelle carte",
    untitled: "Carte sans titre",
  },
} satisfies Translated<typeof en>;
