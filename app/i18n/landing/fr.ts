import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "Votre page et votre carte, en un seul lien",
      description:
        "Créez une page avec tous vos liens et une carte de visite numérique, et partagez-les par lien, QR code et portefeuille du téléphone.",
    },
  },
  title: "La carte de visite a grandi",
  text: "Une page avec tout ce que vous faites, une carte à donner. Partagez les deux par lien et par QR code. Pas besoin de compte pour commencer.",
  start: "Créer ma page",
  makeCard: "Créer ma carte",
  example: "Voir un exemple",
  pages: {
    title: "Une page déjà là avant que vous le remarquiez",
    text: "Vos liens, dans l’ordre, sur tous les téléphones. Elle s’affiche aussitôt, se passe de scripts et montre que vous y avez mis du soin.",
    action: "Commencer par une page",
  },
  cards: {
    title: "Une carte qui finit dans leurs contacts",
    text: "Nom, numéro, adresse : un scan suffit. Gratuit, avec de grands boutons pour appeler, écrire et vous trouver ; avec PRO, aussi en fichier de contact et en carte de portefeuille.",
    action: "Commencer par une carte",
  },
  codes: {
    title: "Un code qui ne meurt jamais",
    text: "Ce qui est imprimé est imprimé. Votre code répond toujours quand les offres se terminent, que les pages déménagent et que les cartes changent.",
    action: "Voir les tarifs",
  },
  closing: {
    title: "Moins d’une minute pour votre première page",
    text: "Écrivez, regardez, enregistrez. Inscrivez-vous quand vous voulez la garder.",
  },
  languages: "Langues",
  claim: {
    label: "Votre adresse",
    placeholder: "votre-nom",
  },
  shown: {
    title: "Des pages faites avec Visita",
    text: "Choisissez un style et mettez-y vos liens et vos mots. Aucun compte n’est nécessaire pour essayer.",
    start: "Commencer avec {{name}}",
  },
  gets: {
    title: "Ce que chacun y gagne",
    visitor: {
      title: "Qui visite",
      text: "Une page qui s’ouvre aussitôt sur tous les téléphones : ni application, ni bandeau de cookies, ni script qui suit.",
    },
    scanner: {
      title: "Qui scanne",
      text: "Votre numéro, votre e-mail et le chemin jusqu’à vous, assez grands pour le pouce. Avec PRO, aussi en un geste dans les contacts et le portefeuille du téléphone.",
    },
    team: {
      title: "Une équipe",
      text: "Une carte pour chacun, une seule allure pour tous, et la carte reste la vôtre quand quelqu’un part. PRO, par place.",
    },
  },
  compare: {
    title: "Gratuit et PRO",
    free: {
      title: "Gratuit, aussi longtemps que vous voulez",
      one: "Une page et une carte",
      two: "Huit thèmes, et autant de liens, de titres et de textes que vous voulez",
      three: "Un code QR qui répond toujours",
    },
    pro: {
      title: "PRO, par place",
      one: "Tous les thèmes, polices, images et arrière-plans",
      two: "Fichier de contact et cartes de portefeuille pour votre carte",
      three: "Un formulaire qui recueille des contacts, et une liste pour travailler",
    },
    more: "Tout comparer",
  },
  questions: {
    title: "Questions",
    free: {
      question: "Est-ce vraiment gratuit ?",
      answer:
        "Une page et une carte sont gratuites aussi longtemps que vous voulez, avec une petite ligne qui cite Visita. Vous payez si vous en voulez plus, et ce qui est payant le dit avant.",
    },
    account: {
      question: "Faut-il un compte pour commencer ?",
      answer:
        "Non. Vous créez dans le navigateur et votre travail y reste. Vous vous inscrivez quand vous voulez le publier.",
    },
    app: {
      question: "Faut-il une application ?",
      answer: "Non. L’appareil photo du téléphone lit le code, le navigateur montre le reste.",
    },
    code: {
      question: "Que deviennent les codes imprimés quand mon abonnement se termine ?",
      answer:
        "Ils répondent toujours. Un code mène à votre carte ou à votre page, même renommée, modifiée ou redevenue gratuite.",
    },
    domain: {
      question: "Quelle adresse aura ma page ?",
      answer:
        "Celle que vous choisissez, si elle est libre. Vous pouvez la changer plus tard ; l’ancienne mène toujours à vous.",
    },
    data: {
      question: "Que savez-vous de mes visiteurs ?",
      answer:
        "Rien qui les suive : les pages ne déposent aucun cookie et ne chargent aucun script. Ce que quelqu’un écrit dans votre formulaire est à vous, et cette personne peut le corriger ou le retirer.",
    },
    wallet: {
      question: "Qu’est-ce qu’une carte dans le portefeuille du téléphone ?",
      answer:
        "Votre carte de visite à côté de vos billets et cartes d’embarquement, dans Apple Wallet ou Google Wallet : son code est prêt à être scanné, même sans réseau. Qui la scanne peut la garder dans son propre portefeuille, et ce que vous modifiez y apparaît tout seul. Cela fait partie de PRO ; une carte gratuite est la page que votre code ouvre.",
    },
  },
  offer: "Voir cette page en français",
} satisfies Translated<typeof en>;
