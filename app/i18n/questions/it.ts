import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Qualche domanda per iniziare",
  progress: "Domanda {{place}} di {{all}}",
  next: "Avanti",
  skip: "Salta",
  dismiss: "Non chiedere più",
  choose: "Scegli",
  failed: "Non ha funzionato",
  of: {
    name: {
      label: "Come ti chiami?",
      hint: "La tua prima pagina comincia dal tuo nome.",
    },
    industry: {
      label: "Di che cosa ti occupi?",
      hint: "I modelli adatti vengono per primi.",
      none: "Scegli un settore",
    },
    networks: {
      label: "Quali tre reti contano di più per te?",
      hint: "Ti aspettano sulla prima pagina, pronte per i tuoi nomi.",
    },
    emailClient: {
      label: "Quale app di posta usi?",
      other: "Un’altra",
    },
    usePurpose: {
      label: "Per che cosa usi {{brand}}?",
      myself: "Per me",
      company: "Per la mia azienda",
      clients: "Per i miei clienti",
    },
  },
  done: "Grazie, è tutto",
  steps: {
    title: "Primi passi",
    progress: "{{done}} di {{all}} fatti",
    hide: "Nascondi",
    hidden: "Primi passi nascosti",
    undo: "Annulla",
    done: "fatto",
    page: "Pubblicare una pagina",
    picture: "Aggiungere una foto",
    links: "Compilare cinque link",
    card: "Creare un biglietto da visita",
    code: "Scaricare un codice",
    shared: "Condividere",
  },
} satisfies Translated<typeof en>;
