import type { Translated } from "../translated";
import type en from "./en";

export default {
  which: "Codice",
  first: "Codice principale",
  add: "Nuovo codice",
  addTitle: "Un altro codice per questo biglietto",
  addText:
    "Porta dove porta il codice del biglietto e ha un indirizzo breve tutto suo. Stampane uno per ogni luogo e saprai distinguerli.",
  name: "Nome",
  nameExample: "Fiera di Lisbona",
  make: "Crea codice",
  rename: "Rinomina",
  renameTitle: "Rinomina il codice",
  remove: "Rimuovi",
  removeTitle: "Rimuovere «{{name}}» dall’elenco?",
  removeText:
    "Ciò che è stampato con questo codice continua a funzionare e porta dove porta il tuo biglietto. Sparisce solo da qui, con il suo aspetto e i suoi file, e non si può rimettere nell’elenco.",
  removeConfirm: "Rimuovi codice",
  save: "Salva",
  cancel: "Annulla",
  look: "Aspetto",
  presets: {
    classic: "Classico",
    soft: "Morbido",
    dots: "Punti",
    band: "Con cornice",
    warm: "Caldo",
  },
  dark: "Colore del codice",
  light: "Sfondo",
  modules: "Motivo",
  modulesOf: {
    square: "Quadrati",
    rounded: "Arrotondato",
    dots: "Punti",
  },
  corners: "Angoli",
  cornersOf: {
    square: "Retti",
    rounded: "Arrotondati",
    circle: "Tondi",
  },
  frame: "Cornice",
  frameOf: {
    none: "Nessuna",
    line: "Linea",
    band: "Fascia",
  },
  caption: "Didascalia",
  captionHelp: "Qualche parola, come «Scansionami».",
  logo: "Logo al centro",
  logoHelp: "Su fondo chiaro, abbastanza piccolo perché il codice si legga.",
  logoMissing: "Aggiungi prima un logo al biglietto.",
  saving: "Salvataggio dell’aspetto",
  saved: "Aspetto salvato",
  loadFailed: "Impossibile caricare i codici.",
  retry: "Riprova",
  files: "File",
  print: "Larghezza di stampa",
  mm: "{{mm}} mm",
  small:
    "Con questa larghezza un modulo misura {{size}} mm. Molti telefoni richiedono {{least}} mm: stampalo più largo.",
  checking: "Verifica che si possa scansionare",
  unreadable:
    "Stampato largo {{mm}} mm, questo codice non si è letto nella nostra verifica. Stampalo più largo, oppure scegli colori più decisi e un motivo più semplice.",
  anyway: "Scarica comunque",
  reads: "Verificato: si legge a {{mm}} mm.",
  png: "Scarica PNG",
  large: "Scarica PNG grande",
  svg: "Scarica SVG",
  pdf: "Scarica PDF",
  unstored:
    "Non è stato possibile salvare l’aspetto, quindi non c’è ancora un file che lo mostri. Se una delle impostazioni qui sopra ne indica il motivo, modificala; altrimenti controlla la connessione. Poi scarica di nuovo.",
  failed: "Impossibile ottenere il file. Riprova.",
  lasting:
    "Un codice stampato continua a rispondere: se cambi la destinazione, se il tuo piano finisce e perfino se il biglietto viene eliminato.",
} satisfies Translated<typeof en>;
