import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    login: {
      title: "Accedi",
      description: "Accedi per modificare le tue pagine e i tuoi biglietti da visita.",
    },
    signUp: {
      title: "Registrati",
      description: "Crea un account per la tua pagina e il tuo biglietto da visita. Non costa nulla.",
    },
    forgotPassword: {
      title: "Password dimenticata",
      description: "Ricevi un link per scegliere una nuova password.",
    },
    forgotPasswordChange: {
      title: "Scegli una nuova password",
      description: "Scegli una nuova password per il tuo account.",
    },
    verifyEmail: {
      title: "Conferma il tuo indirizzo",
      description: "Conferma l’indirizzo e-mail del tuo account.",
    },
    social: { title: "Accedi", description: "Accedi con Google o Apple." },
  },
  name: "Nome",
  email: "E-mail",
  password: "Password",
  passwordRule: "Almeno {{min}} caratteri",
  showPassword: "Mostra la password",
  hidePassword: "Nascondi la password",
  login: {
    title: "È bello rivederti",
    submit: "Accedi",
    forgot: "Password dimenticata?",
    noAccount: "Non hai un account?",
    signUp: "Registrati",
  },
  signUp: {
    title: "Mettici del tuo",
    text: "Con un account la tua pagina e il tuo biglietto restano al sicuro. Non costa nulla.",
    buying: "Prima il tuo account, poi il pagamento. La tua pagina e il tuo biglietto restano al sicuro.",
    submit: "Crea account",
    haveAccount: "Hai già un account?",
    logIn: "Accedi",
    made: "La tua pagina",
    madeText: "È online a questo indirizzo appena hai un account.",
    madePaid: "Resta con il tuo account. Usa parti di PRO: lì decidi come pubblicarla.",
    logInInstead: "Accedi con questo indirizzo",
    madeLater: "È online appena hai un account.",
    keepEditing: "Continua a modificare",
    madeCard: "Il tuo biglietto da visita",
    madeCardText: "Il suo codice lo apre appena hai un account.",
  },
  forgot: {
    title: "Password dimenticata?",
    text: "Scrivici il tuo indirizzo e ti mandiamo un link per sceglierne una nuova.",
    submit: "Invia link",
    back: "Torna all’accesso",
    sentTitle: "Controlla la posta",
    sentText:
      "Se esiste un account con questo indirizzo, un’e-mail con il link è in arrivo. Il link vale un’ora.",
  },
  change: {
    title: "Scegli una nuova password",
    password: "Nuova password",
    confirm: "Ripeti la nuova password",
    submit: "Cambia password",
    overTitle: "Questo link non vale più",
    overText: "È già stato usato o è passata più di un’ora.",
    again: "Invia un nuovo link",
    doneTitle: "Password cambiata",
    doneText: "Il tuo account è stato disconnesso ovunque. Accedi con quella nuova.",
  },
  verify: {
    withPassword: "Inserisci la password dell'account, così sappiamo che è tuo.",
    title: "Conferma il tuo indirizzo",
    text: "Un tocco, e sappiamo che questo indirizzo è tuo.",
    submit: "Conferma indirizzo",
    doneTitle: "Grazie, il tuo indirizzo è confermato",
    overTitle: "Questo link non vale più",
    overText: "È già stato usato o è troppo vecchio.",
    confirmedText: "Il tuo indirizzo è già confermato: non devi fare altro.",
    loginText: "Accedi e ti inviamo un nuovo link.",
    sent: "Nuovo link inviato a {{email}}",
    onward: "Vai alla panoramica",
  },
  social: {
    or: "oppure",
    continue: "Continua con {{provider}}",
    backToWays: "Modi per accedere",
    backToSignUp: "Torna alla registrazione",
    link: "Collega e accedi",
    mailInstead: "Mandami un link",
    mailAgain: "Manda di nuovo il link",
    cancelled: {
      title: "Hai annullato su {{provider}}",
      text: "Non è cambiato nulla. Quello che hai creato è ancora qui.",
    },
    refused: {
      title: "{{provider}} non ti ha fatto accedere",
      text: "Ha mandato una risposta che non possiamo accettare. Riprova.",
    },
    expired: {
      title: "È passato troppo tempo",
      text: "Questo accesso non è più valido: è già stato usato o sono passati dieci minuti. Ricomincia.",
    },
    state: {
      title: "Non è cominciato qui",
      text: "L'accesso è cominciato in un altro browser o in un'altra finestra. Ricomincia in questo.",
    },
    away: { title: "{{provider}} non risponde", text: "Riprova tra un momento o accedi in un altro modo." },
    known: {
      title: "Hai già un account",
      text: "Dimostra una volta che l'account di {{email}} è tuo. Da lì in poi potrai accedere con {{provider}}.",
    },
    mailed: {
      title: "Guarda nella tua posta",
      text: "Perché nessun altro entri con il tuo indirizzo, abbiamo mandato un link a {{email}}. Aprilo in questo browser per continuare. Vale per un'ora.",
    },
    "no-email": {
      title: "{{provider}} non ci ha dato un indirizzo",
      text: "Senza un indirizzo e-mail non possiamo creare un account. Registrati con la tua e-mail.",
    },
    held: {
      title: "Questo indirizzo è riservato per una settimana",
      text: "Un account lo ha lasciato pochi giorni fa e può ancora riprenderlo. Riprova più tardi o registrati con un altro indirizzo.",
    },
    disabled: { title: "Questo account è disattivato", text: "Non ci si può accedere." },
    taken: {
      title: "{{provider}} è collegato a un altro account",
      text: "Quel tuo account {{provider}} fa già accedere a un altro qui. Prima scollegalo là.",
    },
    elsewhere: {
      title: "Questo è un altro account",
      text: "Su {{provider}} hai usato un account che non è collegato al tuo qui.",
    },
    "too-many": { title: "Troppi tentativi", text: "Aspetta dieci minuti e riprova." },
  },
  passkey: {
    signIn: "Accedi con una passkey",
    none: "Non è stata usata nessuna passkey. Riprova o accedi in un altro modo.",
  },
  prove: {
    title: "Conferma il tuo indirizzo",
    text: "Con un clic dimostri che {{email}} è tuo e accedi.",
    submit: "Conferma e accedi",
    elsewhereTitle: "Apri questo link dove hai cominciato",
    elsewhereText: "Funziona nel browser in cui hai scelto di accedere. Se non eri tu, non devi fare nulla.",
  },
  invited: "{{team}} ti invita nel suo team. L’invito è per {{email}}: usa questo indirizzo.",
} satisfies Translated<typeof en>;
