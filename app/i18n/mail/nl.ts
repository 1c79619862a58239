import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Hallo {{name}},",
  ignore: "Was jij dit niet, dan kun je deze mail negeren.",
  signature: "{{brand}}: je pagina en je kaartje in één link",
  resetPassword: {
    subject: "Kies een nieuw wachtwoord",
    body: "Er is een nieuw wachtwoord aangevraagd voor je account bij {{brand}}. De link werkt één keer, een uur lang.",
    action: "Nieuw wachtwoord kiezen",
  },
  verifyEmail: {
    subject: "Bevestig je e-mailadres",
    body: "Welkom bij {{brand}}. Bevestig dat dit adres van jou is.",
    action: "Adres bevestigen",
  },
  refreshReuse: {
    subject: "We hebben je voor de zekerheid uitgelogd",
    body: "Op {{at}} is een oude aanmelding van je account een tweede keer gebruikt. We hebben die sessie beëindigd. Was jij dit niet, kies dan een nieuw wachtwoord.",
    action: "Nieuw wachtwoord kiezen",
  },
  passwordChanged: {
    subject: "Je wachtwoord is gewijzigd",
    body: "Het wachtwoord van je account bij {{brand}} is gewijzigd op {{at}}. Was jij dit niet, kies dan meteen een nieuw.",
    action: "Nieuw wachtwoord kiezen",
  },
  identityLinked: {
    subject: "{{provider}} is aan je account gekoppeld",
    body: "Sinds {{at}} log je met {{provider}} in op je account bij {{brand}}. Was jij dat niet, kies dan meteen een nieuw wachtwoord en ontkoppel het.",
    action: "Nieuw wachtwoord kiezen",
  },
  identityUnlinked: {
    subject: "{{provider}} is van je account losgekoppeld",
    body: "Sinds {{at}} log je niet meer met {{provider}} in op je account bij {{brand}}. Was jij dat niet, kies dan meteen een nieuw wachtwoord.",
    action: "Nieuw wachtwoord kiezen",
  },
  passkeyAdded: {
    subject: "Er is een passkey aan je account toegevoegd",
    body: "Op {{at}} is een passkey aan je account bij {{brand}} toegevoegd. Was jij dat niet, kies dan meteen een nieuw wachtwoord en verwijder hem.",
    action: "Nieuw wachtwoord kiezen",
  },
  passkeyRemoved: {
    subject: "Er is een passkey van je account verwijderd",
    body: "Op {{at}} is een passkey van je account bij {{brand}} verwijderd. Was jij dat niet, kies dan meteen een nieuw wachtwoord.",
    action: "Nieuw wachtwoord kiezen",
  },
  waysInRemoved: {
    subject: "Je account is alleen van jou",
    body: "Op {{at}} heb je aangetoond dat dit adres van jou is. Niemand had dat eerder gedaan, dus hebben we elke andere toegang tot je account bij {{brand}} verwijderd: wachtwoord, passkeys, gekoppelde accounts en open sessies. Je kunt een nieuw wachtwoord kiezen.",
    action: "Nieuw wachtwoord kiezen",
  },
  proveSocial: {
    subject: "Bevestig dat je inlogt met {{provider}}",
    body: "Iemand logt in bij {{brand}} met {{provider}} en dit adres. Ben jij dat, open de link dan in de browser waarin je begon. Hij werkt een uur.",
    action: "Verder",
  },
  newContact: {
    subject: "Nieuw contact van je pagina {{title}}",
    body: "Iemand heeft gegevens achtergelaten op je pagina {{title}}:",
    action: "Je overzicht openen",
    page: "Pagina",
    at: "Verzonden",
    consent: "Akkoord met",
    why: "Je krijgt deze mail omdat je pagina een contactformulier heeft.",
    reply:
      "Je antwoord op deze mail gaat naar de persoon die de gegevens heeft achtergelaten. Je krijgt hem omdat je pagina een contactformulier heeft.",
  },
  newContacts: {
    subject_one: "{{count}} nieuw contact van je pagina’s",
    subject_other: "{{count}} nieuwe contacten van je pagina’s",
    body_one: "{{count}} persoon heeft gegevens achtergelaten op je pagina’s:",
    body_other: "{{count}} mensen hebben gegevens achtergelaten op je pagina’s:",
  },
  sharePage: {
    subject: "{{sender}} deelt een pagina met je",
    greeting: "Hallo,",
    body: "{{sender}} wil je deze pagina laten zien: {{title}}",
    action: "Pagina openen",
    why: "Je krijgt deze mail omdat iemand je adres bij {{brand}} heeft ingevuld. Je hoeft niets te doen.",
  },
} satisfies Translated<typeof en>;
