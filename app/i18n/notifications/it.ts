import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "Tutto ciò che è sullo schermo è ancora lì. Controlla la connessione e riprova.",
  meta: {
    settings: {
      title: "Notifiche",
      description: "Scegli quanto spesso ti scriviamo.",
    },
  },
  kinds: {
    paid: "Abbiamo ricevuto il tuo pagamento di {{price}}. Il tuo piano è pagato fino al {{date}}.",
    paymentFailed: "Il pagamento di {{price}} per il tuo piano non è riuscito.",
    actionNeeded: "La tua banca ti chiede di confermare il pagamento di {{price}}.",
    renewsSoon: "Il tuo piano si rinnova il {{date}} per {{price}}.",
    endsSoon: "Il tuo piano termina il {{date}}.",
    ended: {
      unknown: "Il tuo piano è terminato il {{date}}.",
      cancelled: "Il tuo piano è terminato il {{date}}, perché è stato disdetto.",
      payment: "Il tuo piano è terminato il {{date}}, perché il pagamento non è riuscito.",
      withdrawn: "Il tuo piano è terminato il {{date}}, perché hai esercitato il recesso.",
    },
    withdrawn:
      "Hai esercitato il recesso dall’acquisto. Abbiamo rimborsato {{price}}; possono volerci fino a dieci giorni perché arrivino.",
    subscriptionCancelled: "Il tuo piano è disdetto e resta attivo fino al {{date}}.",
    contact: "{{name}} ha lasciato i suoi dati sulla tua pagina {{page}}.",
    contactUnnamed: "Qualcuno ha lasciato i suoi dati sulla tua pagina {{page}}.",
    contactByCard: "{{name}} ha lasciato i propri dati sul tuo biglietto {{card}}.",
    contactByCardUnnamed: "Qualcuno ha lasciato i propri dati sul tuo biglietto {{card}}.",
    contactWithdrawn: "Qualcuno ha ritirato i dati che ti aveva lasciato. Sono stati eliminati.",
    contactsExpire:
      "Dal {{date}} vengono eliminati i contatti che hai incontrato l’ultima volta più di {{months}} mesi fa. Fino ad allora puoi esportarli o scegliere di conservarli più a lungo.",
    invitation: "{{name}} ti invita nel suo team.",
    joined: "{{name}} è entrato nel tuo team.",
    left: "{{name}} ha lasciato il tuo team.",
    cardAssigned: "Ti è stato assegnato il biglietto {{title}}.",
    cardUnassigned: "Il biglietto {{title}} non ti è più assegnato.",
    identityAdded: "{{provider}} è stato collegato al tuo account.",
    identityRemoved: "{{provider}} è stato scollegato dal tuo account.",
    passkeyAdded: "Una passkey è stata aggiunta al tuo account.",
    passkeyRemoved: "Una passkey è stata rimossa dal tuo account.",
    passwordChanged: "La tua password è stata cambiata.",
    emailChanged: "Il tuo indirizzo e-mail è stato cambiato.",
    newDevice: "Nuovo accesso al tuo account: {{where}}.",
    newDeviceUnknown: "Nuovo accesso al tuo account.",
    signedOut: "Un vecchio accesso è stato usato una seconda volta, quindi abbiamo chiuso quella sessione.",
    actedAs: "La nostra assistenza è stata nel tuo account. Motivo: {{reason}}",
    exportReady: "La tua esportazione è pronta. Puoi scaricarla fino al {{date}}.",
    paidOnly: "Abbiamo ricevuto il tuo pagamento di {{price}}. Il tuo piano era già terminato.",
    paidRenews:
      "Abbiamo ricevuto il tuo pagamento di {{price}}. Il tuo piano è pagato fino al {{date}} e poi si rinnova da solo.",
    paymentFailedNext:
      "Il pagamento di {{price}} per il tuo piano non è riuscito. Riproviamo il {{next}}; senza pagamento il tuo piano termina al più tardi il {{ends}}.",
    paymentFailedLast:
      "Il pagamento di {{price}} per il tuo piano è fallito di nuovo. L’ultimo tentativo è il {{next}}; se fallisce anche questo, il tuo piano termina e le tue pagine non sono più visibili.",
    planKept: "Il tuo piano continua così com’è. Si rinnova il {{date}} per {{price}}.",
    changePlanned: {
      monthly:
        "Il tuo piano cambia il {{date}}. Da allora: posti {{seats}}, pagati ogni mese. Fino a quel giorno tutto resta com’è e puoi annullare la modifica.",
      yearly:
        "Il tuo piano cambia il {{date}}. Da allora: posti {{seats}}, pagati ogni anno. Fino a quel giorno tutto resta com’è e puoi annullare la modifica.",
    },
    shrinksSoon:
      "Dal {{date}} il tuo piano ha meno posti: {{seats}}. Ora c’è di più, e il resto non sarà più visibile: pagine {{pages}}, biglietti {{cards}}. Scegli in Fatturazione che cosa resta, oppure mantieni i tuoi posti.",
    shrunk:
      "Il tuo piano ora ha meno posti: {{seats}}. Ciò che non ci sta riposa e non viene mostrato: pagine {{pages}}, biglietti {{cards}}. Nulla è cancellato. In Fatturazione vedi come scegliere che cosa è online o avere più posti.",
    shrinksSoonChosen:
      "Dal {{date}} il tuo piano ha meno posti: {{seats}}. {{staying}} Il resto non sarà più visibile: pagine {{pages}}, biglietti {{cards}}. In Fatturazione puoi scegliere di nuovo o mantenere i tuoi posti.",
    removed: "Non fai più parte del team di {{name}}.",
    contactsOffered:
      "{{name}} ti lascia portare con te i contatti che hai conosciuto nel suo team. Puoi scaricarli fino al {{date}}.",
    rejoined: "Sei di nuovo nel team di {{name}}.",
    teamEnded:
      "{{name}} ha eliminato il proprio account. Il suo team e le sue schede non ci sono più; il tuo account resta com’è.",
    visits:
      "La tua settimana fino al {{date}}: visualizzazioni {{views}}, visitatori al giorno {{visitors}}, clic almeno {{clicks}}, scansioni {{scans}}, contatti {{contacts}}.",
  },
  list: {
    title: "Notifiche",
    markAll: "Segna tutto come letto",
    settings: "Tutte le impostazioni",
    more: "Mostra altro",
    unread: "Da leggere",
    loading: "Caricamento delle notifiche",
    empty: "Ancora niente",
    emptyText: "Qui compaiono nuovi contatti, pagamenti e accessi.",
    failed: "Non è stato possibile caricare le notifiche.",
    retry: "Riprova",
  },
  settings: {
    text: "Scegli quanto spesso ti scriviamo per ciascuna di queste cose. Nella campanella trovi sempre tutto.",
    always: "Le e-mail sulla sicurezza del tuo account e sui pagamenti arrivano sempre subito.",
    digests:
      "Le e-mail giornaliere arrivano alle 8:00, quelle settimanali il lunedì alle 8:00. Fuso orario: {{zone}}.",
    changeZone: "Cambia fuso orario",
    contact: "Contatti",
    team: "Team",
    kinds: {
      contact: "Qualcuno lascia i suoi dati su una pagina",
      contactWithdrawn: "Qualcuno ritira i propri dati",
      invitation: "Ti invitano in un team",
      joined: "Qualcuno entra nel tuo team",
      left: "Qualcuno lascia il tuo team",
      cardAssigned: "Ti viene assegnato un biglietto",
      cardUnassigned: "Un biglietto non ti è più assegnato",
      removed: "Vieni rimosso da un team",
      contactsOffered: "Un team che hai lasciato ti offre i tuoi contatti",
      rejoined: "Sei di nuovo in un team",
      teamEnded: "Il proprietario del tuo team elimina il suo account",
      visits: "I numeri della settimana, ogni lunedì",
    },
    frequencies: {
      immediate: "Subito",
      daily: "Ogni giorno",
      weekly: "Ogni settimana",
      off: "Mai",
    },
    saved: "Salvato",
    unverified:
      "Il tuo indirizzo e-mail non è ancora confermato. Fino ad allora le altre e-mail attendono: trovi tutto nella campanella.",
    visits: "Visite",
  },
  stays: "Dopo resta visibile solo {{page}}, come tua pagina gratuita.",
  stayed: "È ancora visibile solo {{page}}, come tua pagina gratuita.",
  more: "{{names}} e ancora {{left}}",
  staying: "Come hai scelto, restano: pagine {{pages}}, biglietti {{cards}}.",
} satisfies Translated<typeof en>;
