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
    submit: "Crea account",
    haveAccount: "Hai già un account?",
    logIn: "Accedi",
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
} satisfies Translated<typeof en>;
