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
    social: { title: "Inloggen", description: "Log in met Google of Apple." },
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
    buying: "Eerst je account, dan de betaling. Je pagina en je kaartje blijven bewaard.",
    submit: "Account maken",
    haveAccount: "Heb je al een account?",
    logIn: "Inloggen",
    made: "Je pagina",
    madeText: "Hij staat op dit adres online zodra je een account hebt.",
    madePaid: "Hij komt in je account. Hij gebruikt onderdelen van PRO: daar beslis je hoe hij online gaat.",
    logInInstead: "Inloggen met dit adres",
    madeLater: "Hij staat online zodra je een account hebt.",
    keepEditing: "Verder bewerken",
    madeCard: "Je visitekaartje",
    madeCardText: "De code opent het zodra je een account hebt.",
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
    withPassword: "Voer het wachtwoord van het account in, zodat we weten dat het van jou is.",
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
  social: {
    or: "of",
    continue: "Doorgaan met {{provider}}",
    backToWays: "Manieren om in te loggen",
    backToSignUp: "Terug naar aanmelden",
    link: "Koppelen en inloggen",
    mailInstead: "Stuur me liever een link",
    mailAgain: "Link opnieuw sturen",
    cancelled: {
      title: "Je hebt bij {{provider}} geannuleerd",
      text: "Er is niets veranderd. Wat je hebt ontworpen, is er nog.",
    },
    refused: {
      title: "{{provider}} heeft je niet ingelogd",
      text: "We konden het antwoord niet accepteren. Probeer het opnieuw.",
    },
    expired: {
      title: "Dat duurde te lang",
      text: "Deze aanmelding is voorbij: ze is al gebruikt of er zijn tien minuten verstreken. Begin opnieuw.",
    },
    state: {
      title: "Dit is niet hier begonnen",
      text: "De aanmelding begon in een andere browser of een ander venster. Begin hier opnieuw.",
    },
    away: {
      title: "{{provider}} antwoordt niet",
      text: "Probeer het zo nog eens of log op een andere manier in.",
    },
    known: {
      title: "Je hebt al een account",
      text: "Toon één keer aan dat het account van {{email}} van jou is. Daarna log je in met {{provider}}.",
    },
    mailed: {
      title: "Kijk in je mailbox",
      text: "Zodat niemand anders met jouw adres binnenkomt, hebben we een link naar {{email}} gestuurd. Open hem in deze browser om verder te gaan. Hij werkt een uur.",
    },
    "no-email": {
      title: "{{provider}} gaf ons geen adres",
      text: "Zonder e-mailadres kunnen we geen account maken. Registreer je met je e-mail.",
    },
    held: {
      title: "Dit adres is een week gereserveerd",
      text: "Een account heeft het een paar dagen geleden losgelaten en kan het nog terughalen. Probeer het later opnieuw of registreer je met een ander adres.",
    },
    disabled: { title: "Dit account is uitgeschakeld", text: "Er kan niet mee worden ingelogd." },
    taken: {
      title: "{{provider}} is aan een ander account gekoppeld",
      text: "Dat account van je bij {{provider}} logt hier al iemand in. Ontkoppel het daar eerst.",
    },
    elsewhere: {
      title: "Dat is een ander account",
      text: "Je gebruikte bij {{provider}} een account dat hier niet aan het jouwe is gekoppeld.",
    },
    "too-many": { title: "Te veel pogingen", text: "Wacht tien minuten en probeer het opnieuw." },
  },
  passkey: {
    signIn: "Inloggen met een passkey",
    none: "Er is geen passkey gebruikt. Probeer het opnieuw of log op een andere manier in.",
  },
  prove: {
    title: "Bevestig je adres",
    text: "Eén klik toont aan dat {{email}} van jou is en logt je in.",
    submit: "Bevestigen en inloggen",
    elsewhereTitle: "Open deze link waar je begon",
    elsewhereText:
      "Hij werkt in de browser waarin je wilde inloggen. Was jij dat niet, dan hoef je niets te doen.",
  },
  invited: "{{team}} nodigt je uit voor het team. De uitnodiging is voor {{email}}: gebruik dit adres.",
} satisfies Translated<typeof en>;
