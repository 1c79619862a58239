import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "Nessuno può chiamare qui: non è un numero di telefono.",
    email: "Nessuno può scrivere qui: non è un indirizzo e-mail.",
  },
  undo: "Annulla",
  redo: "Ripeti",
  close: "Chiudi",
  state: {
    saved: "Salvato",
    unsaved: "Modifiche non salvate",
    saving: "Salvataggio",
    waiting: "Salvataggio ancora in corso",
    failed: "Salvataggio non riuscito",
  },
  leave: {
    title: "Uscire senza salvare?",
    text: "Le tue modifiche restano in questo browser: riapri l’editor per continuare.",
    confirm: "Esci",
    cancel: "Resta",
  },
  merged: {
    title: "Le due versioni sono unite",
    conflicts_one: "{{count}} parte è stata modificata in entrambe: resta la tua.",
    conflicts_other: "{{count}} parti sono state modificate in entrambe: restano le tue.",
    save: "Ricontrollala, poi salva.",
  },
  plan: {
    price: "PRO costa da {{price}} per posto al mese, con pagamento annuale.",
    see: "Vedi i piani",
    backToFree: "Continua senza PRO",
    saveFree: "Salva la versione gratuita",
    signUp: "Registrati con PRO",
  },
  failed: {
    title: "Salvataggio non riuscito",
    offline: "Non c’è connessione.",
    kept: "Tutto quello che hai scritto è conservato.",
    again: "Riprova",
    fields: "Controlla i punti segnati.",
  },
  restored: {
    text: "Le tue modifiche non salvate sono di nuovo qui.",
    discard: "Scarta",
    discarded: "Le tue modifiche non salvate sono state scartate",
  },
  login: {
    text: "La sessione è finita. Accedi di nuovo e poi salva: tutto quello che hai scritto è conservato.",
    action: "Accedi",
  },
  upload: "Invio dell’immagine",
  unstored: "Questo browser non può conservare ciò che scrivi. Salva prima di uscire.",
  gone: {
    text: "È stato eliminato in un'altra scheda o su un altro dispositivo. Ciò che vedi qui si può salvare di nuovo.",
    action: "Salva di nuovo",
  },
  leftOut: {
    title: "Gli esempi sono stati tolti",
    text: "Erano ancora quelli del modello: {{titles}}.",
  },
} satisfies Translated<typeof en>;
