import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Une version plus récente a été enregistrée",
  text: "Elle l’a été dans un autre onglet ou sur un autre appareil, après que vous l’avez ouverte ici. Rien de votre travail n’est encore perdu.",
  merge: "Fusionner les deux",
  load: "Charger la plus récente",
  overwrite: "Garder la mienne",
} satisfies Translated<typeof en>;
