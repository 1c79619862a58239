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
    social: { title: "Anmelden", description: "Melde dich mit Google oder Apple an." },
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
    buying: "Erst das Konto, dann die Zahlung. Deine Seite und deine Karte sind darin gut aufgehoben.",
    submit: "Konto anlegen",
    haveAccount: "Schon ein Konto?",
    logIn: "Anmelden",
    made: "Deine Seite",
    madeText: "Sie ist unter dieser Adresse online, sobald du ein Konto hast.",
    madePaid: "Sie kommt in dein Konto. Sie nutzt Teile von PRO: Dort entscheidest du, wie sie online geht.",
    logInInstead: "Mit dieser Adresse anmelden",
    madeLater: "Sie ist online, sobald du ein Konto hast.",
    keepEditing: "Weiter bearbeiten",
    madeCard: "Deine Visitenkarte",
    madeCardText: "Der Code öffnet sie, sobald du ein Konto hast.",
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
    added: "In den letzten 30 Tagen hinzugefügt",
    addedText: "Auch damit kommt man in dein Konto. Angekreuzte werden entfernt.",
    passkey: "Passkey",
    overTitle: "Dieser Link gilt nicht mehr",
    overText: "Er wurde schon benutzt oder ist älter als eine Stunde.",
    again: "Neuen Link schicken",
    doneTitle: "Passwort geändert",
    doneText: "Du wurdest überall abgemeldet. Melde dich mit dem neuen Passwort an.",
  },
  verify: {
    withPassword: "Gib das Passwort des Kontos ein, damit wir wissen, dass es deins ist.",
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
  social: {
    or: "oder",
    continue: "Weiter mit {{provider}}",
    backToWays: "Wege zur Anmeldung",
    backToSignUp: "Zurück zur Registrierung",
    link: "Verknüpfen und anmelden",
    mailInstead: "Lieber einen Link schicken",
    mailAgain: "Link noch einmal schicken",
    cancelled: {
      title: "Du hast bei {{provider}} abgebrochen",
      text: "Es hat sich nichts geändert. Was du gestaltet hast, ist noch da.",
    },
    refused: {
      title: "{{provider}} hat dich nicht angemeldet",
      text: "Die Antwort konnten wir nicht annehmen. Bitte versuch es noch einmal.",
    },
    expired: {
      title: "Das hat zu lange gedauert",
      text: "Diese Anmeldung ist vorbei: Sie wurde schon benutzt, oder zehn Minuten sind um. Bitte fang neu an.",
    },
    state: {
      title: "Das hat nicht hier begonnen",
      text: "Die Anmeldung wurde in einem anderen Browser oder Fenster begonnen. Bitte fang hier neu an.",
    },
    away: {
      title: "{{provider}} antwortet nicht",
      text: "Bitte versuch es gleich noch einmal oder melde dich anders an.",
    },
    known: {
      title: "Du hast schon ein Konto",
      text: "Zeig einmal, dass das Konto von {{email}} dir gehört. Danach meldet {{provider}} dich an.",
    },
    mailed: {
      title: "Sieh in dein Postfach",
      text: "Damit niemand sonst mit deiner Adresse hineinkommt, haben wir einen Link an {{email}} geschickt. Öffne ihn in diesem Browser, um weiterzumachen. Er gilt eine Stunde.",
    },
    "no-email": {
      title: "{{provider}} hat uns keine Adresse genannt",
      text: "Ohne E-Mail-Adresse können wir kein Konto anlegen. Bitte registriere dich mit deiner E-Mail.",
    },
    held: {
      title: "Diese Adresse ist noch eine Woche reserviert",
      text: "Ein Konto hat sie vor wenigen Tagen aufgegeben und kann sie noch zurückholen. Versuche es später noch einmal oder registriere dich mit einer anderen Adresse.",
    },
    disabled: { title: "Dieses Konto ist gesperrt", text: "Niemand kann sich damit anmelden." },
    taken: {
      title: "{{provider}} ist mit einem anderen Konto verknüpft",
      text: "Dieses Konto bei {{provider}} meldet hier schon jemanden an. Löse dort zuerst die Verknüpfung.",
    },
    elsewhere: {
      title: "Das ist ein anderes Konto",
      text: "Du hast dich bei {{provider}} mit einem Konto angemeldet, das nicht mit deinem hier verknüpft ist.",
    },
    "too-many": {
      title: "Zu viele Versuche",
      text: "Bitte warte zehn Minuten und versuch es dann noch einmal.",
    },
  },
  passkey: {
    signIn: "Mit einem Passkey anmelden",
    none: "Es wurde kein Passkey benutzt. Bitte versuch es noch einmal oder melde dich anders an.",
  },
  prove: {
    title: "Bestätige deine Adresse",
    text: "Ein Klick zeigt, dass {{email}} dir gehört, und meldet dich an.",
    submit: "Bestätigen und anmelden",
    elsewhereTitle: "Öffne den Link dort, wo du begonnen hast",
    elsewhereText:
      "Er gilt in dem Browser, in dem du dich anmelden wolltest. Wenn du das nicht warst, musst du nichts tun.",
  },
  invited: "{{team}} lädt dich ins Team ein. Die Einladung gilt für {{email}}: Nimm diese Adresse.",
} satisfies Translated<typeof en>;
