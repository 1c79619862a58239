import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    login: {
      title: "Anmelden",
      description: "Melde dich an, um deine Seiten und Visitenkarten zu bearbeiten.",
    },
    signUp: {
      title: "Registrieren",
      description: "Leg ein Konto für deine Seite und deine Visitenkarte an. Es kostet nichts.",
    },
    forgotPassword: {
      title: "Passwort vergessen",
      description: "Hol dir einen Link, um ein neues Passwort zu wählen.",
    },
    forgotPasswordChange: {
      title: "Neues Passwort wählen",
      description: "Wähl ein neues Passwort für dein Konto.",
    },
    verifyEmail: { title: "Adresse bestätigen", description: "Bestätige die E-Mail-Adresse deines Kontos." },
  },
  name: "Name",
  email: "E-Mail",
  password: "Passwort",
  passwordRule: "Mindestens {{min}} Zeichen",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  login: {
    title: "Schön, dass du wieder da bist",
    submit: "Anmelden",
    forgot: "Passwort vergessen?",
    noAccount: "Noch kein Konto?",
    signUp: "Registrieren",
  },
  signUp: {
    title: "Mach es zu deinem",
    text: "Im Konto sind deine Seite und deine Karte gut aufgehoben. Es kostet nichts.",
    submit: "Konto anlegen",
    haveAccount: "Schon ein Konto?",
    logIn: "Anmelden",
  },
  forgot: {
    title: "Passwort vergessen?",
    text: "Nenn uns deine Adresse, und wir schicken dir einen Link, mit dem du ein neues wählst.",
    submit: "Link schicken",
    back: "Zurück zur Anmeldung",
    sentTitle: "Schau in dein Postfach",
    sentText:
      "Wenn es zu dieser Adresse ein Konto gibt, ist eine Mail mit einem Link unterwegs. Der Link gilt eine Stunde.",
  },
  change: {
    title: "Neues Passwort wählen",
    password: "Neues Passwort",
    confirm: "Neues Passwort wiederholen",
    submit: "Passwort ändern",
    overTitle: "Dieser Link gilt nicht mehr",
    overText: "Er wurde schon benutzt oder ist älter als eine Stunde.",
    again: "Neuen Link schicken",
    doneTitle: "Passwort geändert",
    doneText: "Du wurdest überall abgemeldet. Melde dich mit dem neuen Passwort an.",
  },
  verify: {
    title: "Adresse bestätigen",
    text: "Einmal tippen, und wir wissen, dass diese Adresse dir gehört.",
    submit: "Adresse bestätigen",
    doneTitle: "Danke, deine Adresse ist bestätigt",
    overTitle: "Dieser Link gilt nicht mehr",
    overText: "Er wurde schon benutzt oder ist zu alt.",
    confirmedText: "Deine Adresse ist schon bestätigt: Du musst nichts mehr tun.",
    loginText: "Melde dich an, dann schicken wir dir einen neuen Link.",
    sent: "Neuer Link an {{email}} geschickt",
    onward: "Zur Übersicht",
  },
} satisfies Translated<typeof en>;
