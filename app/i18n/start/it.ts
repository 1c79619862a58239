import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "Inizia la tua pagina",
      description: "Scegli un modello o un tema, dai un nome e un indirizzo alla tua pagina e completala.",
    },
  },
  gallery: {
    title: "Da cosa parte la tua pagina?",
    intro: "Scegline una e riempila con le tue parole. Tutto si può cambiare dopo.",
    name: "Il tuo nome o la tua attività",
    industry: "Di cosa ti occupi?",
    everyIndustry: "Tutti i settori",
    empty: "Inizia da zero",
    templates: "Modelli",
    templatesText: "Pagine pronte, ciascuna con il suo biglietto abbinato.",
    none: "Non c’è ancora un modello per questo. Un tema va bene per ogni mestiere.",
    paper: "Carta",
    bold: "Decisi",
    quiet: "Sobri",
    dark: "Scuri",
    image: "Immagine",
    themes: "Temi: {{group}}",
    start: "Inizia con {{name}}",
    preview: "Anteprima di {{name}}",
    loading: "Caricamento di modelli e temi",
    failed: "Non è stato possibile caricare modelli e temi.",
    again: "Riprova",
    free: "Inizia con un tema gratuito",
    chosen: "Scelto per te",
  },
  naming: {
    title: "Nome e indirizzo",
    text: "Entrambi si possono cambiare dopo.",
    address: "Indirizzo",
    hint: "Se lo lasci vuoto, viene creato dal nome.",
    checking: "Controllo se è libero",
    free: "Libero. È tuo appena salvi.",
    suggestions: "Ancora liberi:",
    go: "Vai all’editor",
    back: "Scegli un altro inizio",
    card: "C’è un biglietto abbinato: salvata la pagina, un clic lo crea con il tuo nome.",
    brought: "Quello che hai scelto dall’altra pagina viene con te.",
    leaveBrought: "Lascialo fuori",
    hintRandom:
      "Da questo nome non si può ricavare un indirizzo. Scegline uno, altrimenti avrà lettere casuali.",
    form: "Ha un modulo di contatto: quello che i visitatori vi lasciano arriva nei tuoi contatti.",
  },
  claim: {
    wrong: "Scegli un altro indirizzo quando dai un nome alla pagina.",
  },
  begun: {
    title: "Hai già iniziato una pagina",
    text: "«{{title}}» è conservata in questo browser. Una nuova pagina prenderebbe qui il suo posto.",
    goOn: "Continua con {{title}}",
    goOnAt: "Continua con questa, su {{address}}",
    startNew: "Inizia una nuova pagina",
    untitled: "Pagina senza titolo",
  },
  begunCard: {
    title: "Hai già iniziato un biglietto",
    text: "«{{title}}» è conservato in questo browser. Un nuovo biglietto prenderebbe qui il suo posto.",
    startNew: "Inizia un nuovo biglietto",
    untitled: "Biglietto senza titolo",
  },
} satisfies Translated<typeof en>;
