import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "Personne ne peut appeler ici : ce n’est pas un numéro de téléphone.",
    email: "Personne ne peut écrire ici : ce n’est pas une adresse e-mail.",
  },
  undo: "Annuler",
  redo: "Rétablir",
  close: "Fermer",
  state: {
    saved: "Enregistré",
    unsaved: "Non enregistré",
    saving: "Enregistrement",
    waiting: "Toujours en cours d’enregistrement",
    failed: "Échec de l’enregistrement",
  },
  leave: {
    title: "Quitter sans enregistrer ?",
    text: "Vos modifications restent dans ce navigateur : rouvrez l’éditeur pour les reprendre.",
    confirm: "Quitter",
    cancel: "Rester",
  },
  merged: {
    title: "Les deux versions sont fusionnées",
    conflicts_one: "{{count}} partie a été modifiée dans les deux : la vôtre est gardée.",
    conflicts_other: "{{count}} parties ont été modifiées dans les deux : les vôtres sont gardées.",
    save: "Relisez-la, puis enregistrez.",
  },
  plan: {
    price: "PRO est proposé dès {{price}} par place et par mois, payé à l’année.",
    see: "Voir les offres",
    backToFree: "Continuer sans PRO",
    saveFree: "Enregistrer la version gratuite",
    signUp: "S’inscrire avec PRO",
  },
  failed: {
    title: "Échec de l’enregistrement",
    offline: "Il n’y a pas de connexion.",
    kept: "Tout ce que vous avez saisi est gardé.",
    again: "Réessayer",
    fields: "Regardez ce qui est marqué.",
  },
  restored: {
    text: "Vos modifications non enregistrées sont de retour.",
    discard: "Les abandonner",
    discarded: "Vos modifications non enregistrées sont abandonnées",
  },
  login: {
    text: "Votre session est fermée. Reconnectez-vous, puis enregistrez : tout ce que vous avez saisi est gardé.",
    action: "Se connecter",
  },
  upload: "Envoi de l’image",
  unstored: "Ce navigateur ne peut pas conserver ce que vous saisissez. Enregistrez avant de partir.",
  gone: {
    text: "Ceci a été supprimé dans un autre onglet ou sur un autre appareil. Ce que vous voyez ici peut être enregistré de nouveau.",
    action: "Enregistrer de nouveau",
  },
  leftOut: {
    title: "Les exemples ont été retirés",
    text: "Encore ceux du modèle : {{titles}}.",
  },
} satisfies Translated<typeof en>;
