import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Impostazioni dei contatti",
  close: "Chiudi",
  retention: "Conserva i contatti per",
  retentionHelp:
    "Si conta dall’ultimo incontro con una persona o dall’importazione. Ti avvisiamo quattro settimane prima di eliminare qualcosa.",
  m6: "6 mesi",
  m12: "12 mesi",
  m24: "24 mesi",
  m36: "36 mesi",
  never: "Senza limite",
  receipts: "Invia una copia ai visitatori",
  receiptsHelp:
    "Chi lascia i propri dati in un modulo riceve un’e-mail con una copia, ciò che ha accettato e un link per correggerli o ritirarli.",
  used: "Contatti: {{used}} di {{limit}}",
  nearlyFull:
    "Il tuo elenco è quasi pieno. Oltre {{limit}} contatti, i nuovi restano in attesa tra il possibile spam.",
  saved: "Impostazioni salvate",
  failed: "Non è stato possibile caricare le impostazioni.",
  retry: "Riprova",
} satisfies Translated<typeof en>;
