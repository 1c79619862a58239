import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    login: { title: "Inloggen", description: "Log in om je pagina’s en visitekaartjes te bewerken." },
    signUp: {
      title: "Aanmelden",
      description: "Maak een account voor je pagina en je visitekaartje. Het kost niets.",
    },
    forgotPassword: {
      title: "Wachtwoord vergeten",
      description: "Krijg een link om een nieuw wachtwoord te kiezen.",
    },
    forgotPasswordChange: {
      title: "Kies een nieuw wachtwoord",
      description: "Kies een nieuw wachtwoord voor je account.",
    },
    verifyEmail: { title: "Bevestig je adres", description: "Bevestig het e-mailadres van je account." },
  },
  name: "Naam",
  email: "E-mail",
  password: "Wachtwoord",
  passwordRule: "Minstens {{min}} tekens",
  showPassword: "Wachtwoord tonen",
  hidePassword: "Wachtwoord verbergen",
  login: {
    title: "Fijn dat je er weer bent",
    submit: "Inloggen",
    forgot: "Wachtwoord vergeten?",
    noAccount: "Nog geen account?",
    signUp: "Aanmelden",
  },
  signUp: {
    title: "Maak het van jou",
    text: "Met een account blijven je pagina en je kaartje bewaard. Het kost niets.",
    submit: "Account maken",
    haveAccount: "Heb je al een account?",
    logIn: "Inloggen",
  },
  forgot: {
    title: "Wachtwoord vergeten?",
    text: "Geef ons je adres, dan sturen we een link waarmee je een nieuw wachtwoord kiest.",
    submit: "Stuur link",
    back: "Terug naar inloggen",
    sentTitle: "Kijk in je inbox",
    sentText:
      "Als er een account met dit adres is, is er een mail met een link onderweg. De link werkt een uur.",
  },
  change: {
    title: "Kies een nieuw wachtwoord",
    password: "Nieuw wachtwoord",
    confirm: "Nog een keer",
    submit: "Wachtwoord wijzigen",
    overTitle: "Deze link werkt niet meer",
    overText: "Hij is al gebruikt of ouder dan een uur.",
    again: "Stuur een nieuwe link",
    doneTitle: "Wachtwoord gewijzigd",
    doneText: "Je bent overal uitgelogd. Log in met het nieuwe wachtwoord.",
  },
  verify: {
    title: "Bevestig je adres",
    text: "Eén tik, en we weten dat dit adres van jou is.",
    submit: "Adres bevestigen",
    doneTitle: "Bedankt, je adres is bevestigd",
    overTitle: "Deze link werkt niet meer",
    overText: "Hij is al gebruikt of te oud.",
    confirmedText: "Je adres is al bevestigd: je hoeft niets meer te doen.",
    loginText: "Log in, dan sturen we je een nieuwe link.",
    sent: "Nieuwe link gestuurd naar {{email}}",
    onward: "Naar het overzicht",
  },
} satisfies Translated<typeof en>;
