import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Porta qui la tua pagina",
  question: "Il suo indirizzo",
  hint: "Linktree, Carrd o qualsiasi altra pagina: scegli tu quali link portare.",
  look: "Cerca i suoi link",
  offer: "{{host}} è la tua pagina di link?",
  offerAction: "Porta qui i suoi link",
  reading: "Lettura della pagina",
  failed: "Non siamo riusciti a leggere la pagina. Controlla l’indirizzo o incolla i link uno sotto l’altro.",
  nothing: "In quella pagina non ci sono link da portare qui.",
  pick: "Scegli che cosa portare. Non viene ancora salvato nulla.",
  name: "Nome",
  text: "Testo",
  links: "Link",
  take: "Porta qui",
  cancel: "Annulla",
  close: "Chiudi",
  wrong: "Non è l’indirizzo di una pagina. Scrivilo come name.com.",
  open: "Hai già una pagina altrove?",
} satisfies Translated<typeof en>;
