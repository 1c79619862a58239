import type { Translated } from "../translated";
import type en from "./en";

export default {
  heading: "Schede di chi è uscito",
  decide: "Decidi",
  undo: "Annulla la decisione",
  undoing: "Annullamento",
  until: "annullabile fino al {{date}}",
  undone: "Annullato. La scheda è come prima.",
  decided: "Deciso. Puoi tornare indietro per un giorno.",
  former: "un ex membro",
  close: "Chiudi",
  cancel: "Annulla",
  open: {
    left: "{{name}} è uscito. Decidi che cosa ne sarà della scheda «{{title}}».",
    deleted: "Un membro ha eliminato il proprio account. Decidi che cosa ne sarà della scheda «{{title}}».",
  },
  settled: {
    successor: "La scheda «{{title}}» è stata ceduta.",
    keep: "La scheda «{{title}}» resta senza persona.",
    retire: "La scheda «{{title}}» è ritirata.",
  },
  dialog: {
    remove: "Rimuovere {{name}} dal team?",
    decide: "Che cosa ne sarà della scheda «{{title}}»?",
    removed:
      "{{name}} non vede più la scheda e i suoi contatti; il suo account resta com’è. Puoi annullare tutto per un giorno.",
    left: "{{name}} ha lasciato il tuo team e ora nessuno ha la scheda. Puoi annullare la decisione per un giorno.",
    deleted:
      "Il membro ha eliminato il proprio account e ora nessuno ha la scheda. Puoi annullare la decisione per un giorno.",
    submitRemove: "Rimuovi membro",
    submit: "Salva la decisione",
    saving: "Salvataggio",
    loading: "Caricamento",
  },
  card: {
    label: "La scheda",
    successor: "Cederla a qualcun altro",
    successorText:
      "Resta la stessa scheda: i suoi codici e i pass sui telefoni restano validi e mostrano il nuovo nome appena la nuova persona l’ha modificata.",
    keep: "Tenerla senza persona",
    keepText: "Resta com’è, anche per i visitatori e sui telefoni, finché non la assegni.",
    retire: "Ritirarla",
    retireText:
      "I visitatori non la vedono più, i pass sui telefoni non valgono più e il suo posto è libero. I codici stampati continuano a rispondere.",
  },
  person: {
    label: "Chi riceve la scheda",
    invite: "Invita qualcuno di nuovo",
    email: "Indirizzo e-mail",
    emailText: "Riceve un invito e ha la scheda quando lo accetta.",
    missing: "Scegli qualcuno.",
  },
  codes: {
    label: "I suoi codici",
    stay: "Portano ancora a questa scheda",
    stayText: "Chi scansiona un codice stampato vede dove porta questa scheda.",
    retired: "Portano alla pagina della scheda",
    retiredText:
      "Chi scansiona un codice stampato vede la pagina collegata alla scheda; se non c’è, una pagina che dice che la scheda non c’è più.",
    card: "Portano alla scheda di un altro membro",
    cardText: "Chi scansiona un codice stampato vede la scheda di quel membro.",
    page: "Portano a una delle tue pagine",
    pageText: "Chi scansiona un codice stampato vede quella pagina, finché non assegni la scheda a qualcuno.",
    holder: "La scheda di chi",
    target: "Quale pagina",
    missing: "Scegli una pagina.",
  },
  contacts: {
    label: "Contatti",
    text: "Tutti i contatti restano a te.",
    sees: "La nuova persona vede anche i contatti di prima",
    seesText: "Altrimenti vede solo quelli che conosce di persona.",
    offer: "Offri a {{name}} un file con i contatti conosciuti",
    offerText:
      "Per 14 giorni può scaricare esattamente quelli, in CSV o vCard, senza le note e le etichette del team.",
  },
  offer: {
    title: "{{team}} ti lascia portare via i tuoi contatti",
    text: "Sono i contatti che hai conosciuto come membro del team. Puoi scaricarli fino al {{date}}.",
    csv: "Scarica CSV",
    vcard: "Scarica vCard",
  },
  account: {
    members: "Membri del tuo team: {{count}}",
    text: "Perdono le loro schede e vengono avvisati con una notifica e un’e-mail. Un team non si può passare a un altro account.",
    tick: "So che il mio team finisce con il mio account",
  },
} satisfies Translated<typeof en>;
