import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    settings: {
      title: "Paramètres des cookies",
      description: "Décidez de ce qui peut être transmis et chargé en plus du nécessaire.",
    },
  },
  label: "Cookies",
  title: "Cela vous convient-il ?",
  allow: "Autoriser",
  deny: "Non merci",
  choose: "Choisir un par un",
  measurement: {
    name: "Mesure",
    text: "Signale à un service de mesure, sous un numéro aléatoire, que quelqu’un s’est inscrit. Il ne reçoit ni votre nom ni votre adresse e-mail.",
  },
  chat: {
    name: "Chat d’assistance",
    text: "Charge le chat d’une autre entreprise pour que vous puissiez demander de l’aide. Elle peut alors voir que vous êtes ici et ce que l’écran affiche.",
  },
  settings: {
    text: "Tout fonctionne aussi sans cela. Votre réponse est conservée six mois dans ce navigateur ; un changement compte à partir de la page suivante.",
    needed:
      "Les cookies qui vous connectent, protègent votre compte et conservent cette réponse sont toujours là : rien ne fonctionne sans eux.",
    save: "Enregistrer",
    saved: "Enregistré. Cela compte à partir de la page suivante.",
  },
} satisfies Translated<typeof en>;
