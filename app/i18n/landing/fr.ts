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
    text: "Nom, numéro, adresse : un scan, un geste, c’est enregistré. Sans application, ni pour vous ni pour eux.",
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
} satisfies Translated<typeof en>;
