import type { Translated } from "../translated";
import type en from "./en";

export default {
  unknown: { title: "Pagina non trovata", text: "La pagina che cerchi non è disponibile." },
  deleted: { title: "Questa pagina è stata eliminata", text: "È stata tolta da chi l’ha creata." },
  expired: { title: "Questa pagina è scaduta", text: "Chi l’ha creata può riattivarla in ogni momento." },
  gone: {
    title: "Per ora questo codice non porta da nessuna parte",
    text: "Il codice funziona, ma la sua destinazione è stata tolta.",
  },
  walletLater: {
    title: {
      google: "Google Wallet al momento non risponde",
      apple: "Al momento non è possibile creare il pass per Apple Wallet",
    },
    text: "Il biglietto è ancora qui. Riprova tra qualche minuto, oppure salvalo nei contatti.",
    back: "Torna al biglietto",
  },
  own: {
    title: "I dati che hai lasciato",
    text: "Qui vedi che cosa hai lasciato e a chi. Puoi correggerlo o ritirarlo, senza account.",
    at: "Lasciati il",
    place: "Lasciati a",
    agreed: "Hai accettato",
    correct: "Correggi i tuoi dati",
    save: "Salva le correzioni",
    saved: "Le correzioni sono state salvate.",
    failed: "Le correzioni non sono ancora state salvate",
    withdrawTitle: "Ritira",
    withdrawText:
      "I tuoi dati vengono eliminati subito e per sempre. Chi li aveva saprà che qualcuno li ha ritirati, ma non chi.",
    withdraw: "Ritira ed elimina",
    goneTitle: "Qui non c’è più nulla",
    goneText: "Questi dati sono stati ritirati o eliminati, oppure il link è incompleto.",
    withdrawnTitle: "Hai ritirato i tuoi dati",
    withdrawnText:
      "I tuoi dati sono stati eliminati. Chi li aveva saprà che qualcuno li ha ritirati, ma non chi.",
  },
  counts: {
    what: "Visualizzazioni, clic sui link, codici scansionati, file di contatto salvati e dati lasciati, con il sito o l’app da cui si arriva, il paese, il tipo di dispositivo e la lingua.",
    how: "Non servono né cookie né script. Per distinguere i visitatori, il tuo indirizzo e il tuo browser diventano un numero da cui non si può risalire a nulla; viene cancellato a fine giornata. Nessuno dei due viene conservato.",
    kept: "Chi possiede la pagina vede le somme, mai chi è stato. Sono conservate per 25 mesi.",
    asked:
      "Se il tuo browser invia «Do not track» o «Global Privacy Control», non viene calcolato nemmeno quel numero.",
    isOn: "Questo dispositivo viene contato.",
    isOff: "Questo dispositivo non viene contato.",
    turnOff: "Non contarmi",
    turnOn: "Contami di nuovo",
  },
  sensitive: {
    title: "Prima di continuare",
    text: {
      from18: "Questa pagina può mostrare contenuti per soli adulti.",
      from21: "Questa pagina può mostrare contenuti riservati a chi ha almeno 21 anni.",
      from25: "Questa pagina può mostrare contenuti sensibili, per chi ha almeno 25 anni.",
    },
    confirm: "Ho almeno {{age}} anni, mostra la pagina",
    leave: "No, esci",
    again: "Lo chiederemo di nuovo tra un giorno.",
  },
  contactForm: {
    failed: "I tuoi dati non sono ancora stati inviati",
    thanksTitle: "Grazie",
    thanksText: "I tuoi dati stanno arrivando a chi gestisce questa pagina.",
    back: "Torna alla pagina",
  },
  report: {
    title: "Segnala questa pagina",
    text: "Che cosa non va in {{address}}? Esaminiamo ogni segnalazione; chi gestisce la pagina non saprà chi l’ha inviata.",
    reason: "Motivo",
    reasons: {
      phishing: "Cerca di rubare password o denaro",
      malware: "Diffonde virus o altro software dannoso",
      spam: "È spam",
      impersonation: "Si spaccia per qualcun altro",
      copyright: "Usa un mio lavoro o marchio senza permesso",
      illegal: "È illegale",
      adult: "Mostra contenuti per adulti senza avviso",
      other: "Altro",
    },
    details: "Che cosa dovremmo sapere?",
    email: "La tua e-mail, se possiamo farti domande",
    send: "Invia segnalazione",
    failed: "La segnalazione non è ancora stata inviata",
    thanksTitle: "Grazie per la segnalazione",
    thanksText: "Esamineremo la pagina.",
    back: "Torna alla pagina",
  },
} satisfies Translated<typeof en>;
