import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "Assegna a…",
  unassign: "Togli assegnazione",
  leave: "Lascia il team",
  giveBack: "Restituisci",
  assigned: "Assegnato a {{who}}",
  invited: "{{who}} è stato invitato",
  expired: "L’invito di {{who}} è scaduto",
  ofTeam: "Team di {{team}}",
  paused: "Il piano del team è terminato: il biglietto si può vedere ma non modificare.",
  make: "Crea il mio biglietto nel team di {{team}}",
  forMember: "Questo biglietto è per {{who}}. Viene assegnato appena lo salvi.",
  form: {
    title: "Assegna «{{title}}»",
    text: "Chi non è ancora nel tuo team riceve un invito via e-mail. Il biglietto resta tuo.",
    email: "Indirizzo e-mail del membro",
    submit: "Assegna",
    sending: "Assegnazione…",
  },
  done: {
    assigned: "Il biglietto è stato assegnato a {{who}}.",
    invited: "{{who}} è stato invitato. Il biglietto sarà suo quando accetterà.",
    unassigned: "Il biglietto non è più assegnato.",
    left: "Hai lasciato il team di {{team}}.",
    given: "Il biglietto è stato restituito.",
  },
  take: {
    title: "Togliere «{{title}}» a {{who}}?",
    text: "Sparisce subito dal suo pannello. Il biglietto, i suoi codici e i suoi contatti restano a te.",
  },
  back: {
    title: "Restituire «{{title}}»?",
    text: "I visitatori non vedono più il biglietto e i telefoni lo segnano come non attivo. Chi possiede il team può ripristinarlo per 30 giorni.",
  },
  leaving: {
    title: "Lasciare il team di {{team}}?",
    text: "Il biglietto e i contatti raccolti con esso restano al team. Il tuo account resta com’è.",
  },
  holder: {
    label: "Di chi",
    all: "Tutti i biglietti",
    members: "Assegnati a membri",
    nobody: "Non assegnati",
    teams: "Dei team di cui faccio parte",
    none: "Nessun biglietto corrisponde.",
  },
} satisfies Translated<typeof en>;
