import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Je pagina overnemen",
  question: "Het adres ervan",
  hint: "Een Linktree, een Carrd of een andere pagina: jij kiest welke links meekomen.",
  look: "Links zoeken",
  offer: "Is {{host}} je eigen linkpagina?",
  offerAction: "De links overnemen",
  reading: "De pagina wordt gelezen",
  failed: "We konden die pagina niet lezen. Controleer het adres of plak je links onder elkaar.",
  nothing: "Op die pagina staan geen links om over te nemen.",
  pick: "Kies wat meekomt. Er wordt nog niets opgeslagen.",
  name: "Naam",
  text: "Tekst",
  links: "Links",
  take: "Overnemen",
  cancel: "Annuleren",
  close: "Sluiten",
  wrong: "Dat is geen adres van een pagina. Schrijf het als name.com.",
  open: "Heb je al ergens anders een pagina?",
} satisfies Translated<typeof en>;
