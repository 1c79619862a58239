import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Questions",
  questions: {
    seat: {
      ask: "Qu’est-ce qu’une place ?",
      answer:
        "De quoi avoir une page et une carte de visite, avec tout ce que contient PRO. Avec cinq places, vous avez jusqu’à cinq pages et cinq cartes, toutes dans votre compte.",
    },
    free: {
      ask: "Qu’est-ce qui est gratuit ?",
      answer:
        "Une page et une carte de visite, aussi longtemps que vous voulez : des liens, des titres et du texte, des thèmes gratuits et des QR codes à imprimer. Nous ne demandons pas de numéro de carte.",
    },
    cycle: {
      ask: "Au mois ou à l’année ?",
      answer:
        "PRO coûte {{monthly}} par place si vous payez chaque mois. À l’année, c’est {{year}} par place, soit {{yearly}} par mois : {{percent}} % de moins. Du mois à l’année, vous changez tout de suite, et ce que vous avez payé pour le mois est déduit. De l’année au mois, vous changez à la fin de l’année payée.",
    },
    payment: {
      ask: "Comment puis-je payer ?",
      answer:
        "Par carte bancaire ou PayPal, sur une page de Stripe, la société qui gère nos paiements. Votre numéro de carte ne nous parvient jamais : nous voyons sa marque et ses quatre derniers chiffres.",
    },
    seats: {
      ask: "Puis-je ajouter et retirer des places ?",
      answer:
        "Oui, à tout moment. Les nouvelles places sont là tout de suite et vous ne payez que le reste de la période : ce que vous avez payé pour le temps restant est crédité, et toutes les places sont facturées pour ce temps. Un code pour un seul paiement ne vaut pas pour les changements suivants. Le montant exact est affiché avant votre accord. Les places retirées restent jusqu’à la fin de la période. S’il y a alors plus de pages ou de cartes que de places, vous choisissez celles qui restent : les autres sont mises en pause, rien n’est supprimé, et elles reviennent avec les places.",
    },
    cancel: {
      ask: "Que se passe-t-il si je résilie ?",
      answer:
        "PRO reste jusqu’à la fin de la période payée. Ensuite, vos pages ne sont plus visibles et les cartes ressemblent aux cartes gratuites. En résiliant, vous pouvez choisir une page qui reste comme page gratuite, si rien sur elle ne demande PRO. Rien n’est supprimé : vous pouvez tout exporter, continuer plus tard avec une page sans PRO, ou renouveler et tout retrouver. Les QR codes imprimés continuent de répondre.",
    },
    refund: {
      ask: "Puis-je être remboursé ?",
      answer:
        "Dans les 14 jours après votre premier paiement, vous pouvez vous rétracter d’un bouton dans votre compte, et tout ce que vous avez payé vous est rendu. Si vous achetez de nouveau plus tard et vous rétractez dans les 14 jours, la part des jours utilisés est conservée. Après 14 jours, rien n’est remboursé : vous pouvez résilier, et PRO reste jusqu’à la fin de la période.",
    },
    invoices: {
      ask: "Ai-je des factures avec TVA ?",
      answer:
        "Chaque paiement a sa facture en PDF, dans votre compte, sous facturation. Indiquez le nom de votre société, son adresse et son numéro de TVA en payant, ou plus tard : ils figurent sur les factures suivantes. Si une taxe s’applique, elle est affichée avant le paiement.",
    },
    moving: {
      ask: "Comment venir d’un autre produit ?",
      answer:
        "Choisissez un thème et collez vos liens : pour les réseaux que nous connaissons, le nom et l’icône viennent tout seuls. Il n’y a pas d’import automatique. Publiez la page, puis changez le lien dans vos profils. Les codes imprimés avec l’autre produit y mènent toujours : imprimez-en de nouveaux, que vous pourrez faire pointer vers une autre page quand vous voulez.",
    },
    leaving: {
      ask: "Puis-je tout emporter ?",
      answer:
        "Oui, quelle que soit l’offre. L’export est un fichier zip : chaque page en un fichier qui s’ouvre hors ligne, les pages, cartes, codes et contacts en JSON, et chaque image telle qu’elle est enregistrée.",
    },
    wallet: {
      ask: "Qu’est-ce qu’une carte dans le portefeuille du téléphone ?",
      answer:
        "Votre carte de visite à côté de vos billets et cartes d’embarquement, dans Apple Wallet ou Google Wallet : son code est prêt à être scanné, même sans réseau. Qui la scanne peut la garder dans son propre portefeuille, et ce que vous modifiez y apparaît tout seul. Cela fait partie de PRO ; une carte gratuite est la page que votre code ouvre.",
    },
  },
} satisfies Translated<typeof en>;
