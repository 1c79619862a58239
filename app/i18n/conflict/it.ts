import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "C’è una versione più recente",
  text: "È stata salvata in un’altra scheda o su un altro dispositivo dopo che l’hai aperta qui. Del tuo lavoro non è ancora andato perso nulla.",
  merge: "Unisci le due",
  load: "Carica la più recente",
  overwrite: "Salva la mia",
} satisfies Translated<typeof en>;
