import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Réglages des contacts",
  close: "Fermer",
  retention: "Conserver les contacts pendant",
  retentionHelp:
    "Compté depuis la dernière rencontre avec une personne ou depuis l’importation. Nous vous prévenons quatre semaines avant toute suppression.",
  m6: "6 mois",
  m12: "12 mois",
  m24: "24 mois",
  m36: "36 mois",
  never: "Sans limite",
  receipts: "Envoyer une copie aux visiteurs",
  receiptsHelp:
    "Toute personne qui laisse ses coordonnées dans un formulaire reçoit un e-mail avec une copie, ce qu’elle a accepté et un lien pour les corriger ou les retirer.",
  used: "Contacts : {{used}} sur {{limit}}",
  nearlyFull:
    "Votre liste est presque pleine. Au-delà de {{limit}} contacts, les nouveaux attendent parmi le spam possible.",
  saved: "Réglages enregistrés",
  failed: "Les réglages n’ont pas pu être chargés.",
  retry: "Réessayer",
} satisfies Translated<typeof en>;
