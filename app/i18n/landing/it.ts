import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "La tua pagina e il tuo biglietto, in un link",
      description:
        "Crea una pagina con tutti i tuoi link e un biglietto da visita digitale, e condividili con link, codice QR e wallet del telefono.",
    },
  },
  title: "Il biglietto da visita è cresciuto",
  text: "Una pagina con tutto quello che fai, un biglietto da lasciare. Condividi entrambi con un link o un codice QR. Per cominciare non serve un account.",
  start: "Crea la tua pagina",
  makeCard: "Crea il tuo biglietto",
  example: "Vedi un esempio",
  pages: {
    title: "Una pagina che c’è prima che te ne accorga",
    text: "I tuoi link, in ordine, su ogni telefono. Si apre subito, non ha bisogno di script e si vede che è curata.",
    action: "Comincia da una pagina",
  },
  cards: {
    title: "Un biglietto che finisce in rubrica",
    text: "Nome, numero, indirizzo: una scansione, un tocco, salvato. Senza app, da nessuna delle due parti.",
    action: "Comincia da un biglietto",
  },
  codes: {
    title: "Un codice che non muore mai",
    text: "Quel che è stampato resta. Il tuo codice continua a rispondere anche quando i piani finiscono, le pagine si spostano e i biglietti cambiano.",
    action: "Quanto costa",
  },
  closing: {
    title: "La tua prima pagina in meno di un minuto",
    text: "Scrivi, guarda, salva. Ti registri quando vuoi tenerla.",
  },
  languages: "Lingue",
  claim: {
    label: "Il tuo indirizzo",
    placeholder: "il-tuo-nome",
  },
} satisfies Translated<typeof en>;
