import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Ciao {{name}},",
  ignore: "Se la richiesta non è tua, puoi ignorare questa e-mail.",
  safety: "Ricevi questa mail perché riguarda la sicurezza del tuo account.",
  signature: "{{brand}}: la tua pagina e il tuo biglietto, in un link",
  resetPassword: {
    subject: "Scegli una nuova password",
    body: "È stata chiesta una nuova password per il tuo account {{brand}}. Il link vale una volta sola, per un’ora.",
    action: "Scegli una nuova password",
  },
  verifyEmail: {
    subject: "Conferma il tuo indirizzo e-mail",
    body: "Ti diamo il benvenuto su {{brand}}. Conferma che questo indirizzo è tuo.",
    action: "Conferma indirizzo",
  },
  refreshReuse: {
    subject: "Per sicurezza abbiamo chiuso la tua sessione",
    body: "In data {{at}} un vecchio accesso al tuo account è stato usato una seconda volta. Abbiamo chiuso quella sessione. Se non eri tu, scegli una nuova password.",
    action: "Scegli una nuova password",
  },
  passwordChanged: {
    subject: "La tua password è stata cambiata",
    body: "La password del tuo account {{brand}} è stata cambiata in data {{at}}. Se non eri tu, scegline subito una nuova.",
    action: "Scegli una nuova password",
  },
  actedFor: {
    subject: "La nostra assistenza è stata nel tuo account",
    body: "Per aiutarti, la nostra assistenza ha lavorato nel tuo account {{brand}} per un’ora al massimo dal {{at}}. Motivo: {{reason}}. Non può vedere né cambiare come accedi, né pagare nulla a tuo nome.",
    action: "Apri la tua bacheca",
    why: "Se non hai chiesto aiuto, scrivici.",
  },
  accountDeleted: {
    subject: "Il tuo account è stato eliminato",
    body: "Il {{at}} il tuo account {{brand}} è stato eliminato, con le sue pagine, i biglietti e i contatti. Pagine e biglietti non sono più visibili da subito; il resto viene cancellato in pochi minuti. Nessuno può annullarlo. I codici stampati continuano a rispondere, con una pagina che dice che la destinazione non c’è più.",
    action: "Apri {{brand}}",
    why: "Questa è l’ultima e-mail su questo account. Il tuo indirizzo è libero: puoi registrarti di nuovo.",
  },
  exportReady: {
    subject: "La tua esportazione è pronta",
    body: "Tutto ciò che è nel tuo account {{brand}} è raccolto in un file. Puoi scaricarlo fino al {{at}}, dopo aver effettuato l’accesso.",
    action: "Scarica esportazione",
    why: "Ricevi questa e-mail perché nel tuo account è stata richiesta un’esportazione. Se non sei stato tu, scegli una nuova password.",
  },
  changeEmail: {
    subject: "Conferma il tuo nuovo indirizzo e-mail",
    body: "Hai chiesto a {{brand}} di scriverti d'ora in poi a questo indirizzo. Vale appena lo confermi dopo aver effettuato l'accesso. Fino ad allora non cambia nulla.",
    action: "Conferma il nuovo indirizzo",
  },
  emailChanged: {
    subject: "Il tuo indirizzo e-mail è stato cambiato",
    body: "Il {{at}} l'indirizzo e-mail del tuo account {{brand}} è stato cambiato e questo non vale più. Se non sei stato tu, annulla la modifica entro sette giorni: scegli una nuova password e tutti vengono disconnessi.",
    action: "Annulla la modifica",
  },
  newDevice: {
    subject: "Nuovo accesso al tuo account",
    body: "Qualcuno ha effettuato l'accesso al tuo account {{brand}} da un dispositivo mai usato prima. Se eri tu, non devi fare nulla. Altrimenti disconnetti quel dispositivo e scegli una nuova password.",
    action: "Vedi i tuoi dispositivi",
    device: "Dispositivo",
    place: "Luogo",
    at: "Ora",
  },
  identityLinked: {
    subject: "{{provider}} è stato collegato al tuo account",
    body: "Dal {{at}} puoi accedere al tuo account {{brand}} con {{provider}}. Se non eri tu, scegli subito una nuova password e scollegalo.",
    action: "Scegli una nuova password",
  },
  identityUnlinked: {
    subject: "{{provider}} non è più collegato al tuo account",
    body: "Dal {{at}} non puoi più accedere al tuo account {{brand}} con {{provider}}. Se non eri tu, scegli subito una nuova password.",
    action: "Scegli una nuova password",
  },
  passkeyAdded: {
    subject: "Una passkey è stata aggiunta al tuo account",
    body: "Il {{at}} è stata aggiunta una passkey al tuo account {{brand}}. Se non eri tu, scegli subito una nuova password e rimuovila.",
    action: "Scegli una nuova password",
  },
  passkeyRemoved: {
    subject: "Una passkey è stata rimossa dal tuo account",
    body: "Il {{at}} è stata rimossa una passkey dal tuo account {{brand}}. Se non eri tu, scegli subito una nuova password.",
    action: "Scegli una nuova password",
  },
  waysInRemoved: {
    subject: "Il tuo account è solo tuo",
    body: "Il {{at}} hai dimostrato che questo indirizzo è tuo. Nessuno l'aveva fatto prima, perciò abbiamo rimosso ogni altro accesso al tuo account {{brand}}: password, passkey, account collegati e sessioni aperte. Puoi scegliere una nuova password.",
    action: "Scegli una nuova password",
  },
  proveSocial: {
    subject: "Conferma che accedi con {{provider}}",
    body: "Qualcuno accede a {{brand}} con {{provider}} e questo indirizzo. Se sei tu, apri il link nel browser in cui hai cominciato. Vale per un'ora.",
    action: "Continua",
  },
  newContact: {
    subject: "Nuovo contatto dalla tua pagina {{title}}",
    body: "Qualcuno ha lasciato i suoi dati sulla tua pagina {{title}}:",
    action: "Apri la tua bacheca",
    page: "Pagina",
    at: "Inviato",
    consent: "Ha accettato",
    why: "Ricevi questa e-mail perché la tua pagina ha un modulo di contatto.",
    reply:
      "La tua risposta a questa e-mail arriva a chi ha lasciato i suoi dati. La ricevi perché la tua pagina ha un modulo di contatto.",
  },
  newContacts: {
    subject_one: "{{count}} nuovo contatto dalle tue pagine",
    subject_other: "{{count}} nuovi contatti dalle tue pagine",
    body_one: "{{count}} persona ha lasciato i suoi dati sulle tue pagine:",
    body_other: "{{count}} persone hanno lasciato i loro dati sulle tue pagine:",
  },
  sharePage: {
    subject: "{{sender}} condivide una pagina con te",
    greeting: "Ciao,",
    body: "{{sender}} vuole mostrarti questa pagina: {{title}}",
    action: "Apri pagina",
    why: "Ricevi questa e-mail perché qualcuno ha inserito il tuo indirizzo su {{brand}}. Non devi fare nulla.",
  },
} satisfies Translated<typeof en>;
