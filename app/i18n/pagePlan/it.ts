import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Questa pagina usa parti di PRO",
  text: "Per salvarla così com’è serve un piano. La versione gratuita viene salvata senza:",
  textOpened:
    "È salvata, ma non pubblicata: per questo serve un piano. La versione gratuita viene pubblicata senza:",
  free: "La tua pagina senza PRO",
  kept: "La tua versione PRO resta conservata: con un piano la riprendi nell’editor.",
  storedHere:
    "La tua versione PRO resta {{days}} giorni in questo browser: con un piano la riprendi nell’editor.",
  parts: {
    linkPictures: "Immagini dei link",
    titleFont: "Carattere dei titoli: {{name}}",
    textFont: "Carattere dei testi: {{name}}",
    titleSize: "Dimensione del titolo",
    textColor: "Colore del testo",
    profileShape: "Immagine del profilo a tutta larghezza",
    profileSize: "Dimensione dell’immagine del profilo",
    backgroundImage: "Immagine di sfondo",
    gradient: "Sfumatura",
    branding: "Senza la riga del marchio",
    seoTitle: "Titolo per i motori di ricerca",
    seoDescription: "Descrizione per i motori di ricerca",
    shape: "Forma dei pulsanti",
    shadow: "Ombra",
    socialIcons: "Stile delle icone social",
    blockDesign: "Stile proprio per alcuni tipi di blocchi",
    linkShape: "Forma disegnata dei link",
    pattern: "Motivo",
    texture: "Trama",
    design: "Design di pulsanti e layout",
    publish: "Interruttore di pubblicazione",
    theme: "Tema “{{name}}”: la versione gratuita ha la struttura di “{{free}}”",
  },
  version: {
    kept: "La tua versione PRO del {{date}} è conservata. Se la riprendi, sostituisce la pagina attuale; si può annullare.",
    needsPlan: "La tua versione PRO del {{date}} è conservata: con un piano puoi recuperarla.",
    needsPlanHere:
      "La tua versione PRO resta in questo browser fino al {{until}}: con un piano puoi recuperarla.",
    bringBack: "Riprendila",
    delete: "Eliminala",
    deleteTitle: "Eliminare la versione PRO?",
    deleteText: "La tua pagina resta com’è ora. Non si può annullare.",
    keep: "Conservala",
    isBack:
      "La tua versione PRO è tornata, al posto di ciò che hai cambiato da allora. Salva per metterla sulla pagina, o annulla.",
    examples: "I link e i contatti che sono ancora gli esempi del modello vengono tolti al salvataggio.",
    gone: "Questa versione non è più leggibile.",
    notLoaded: "Non è stato possibile caricare questa versione. Riprova.",
    notDeleted: "Non è stato possibile eliminare questa versione. Riprova.",
  },
} satisfies Translated<typeof en>;
