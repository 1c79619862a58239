import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Hallo {{name}},",
  ignore: "Was jij dit niet, dan kun je deze mail negeren.",
  safety: "Je krijgt deze mail omdat het om de veiligheid van je account gaat.",
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
  actedFor: {
    subject: "Onze ondersteuning was in je account",
    body: "Om je te helpen heeft onze ondersteuning vanaf {{at}} hoogstens een uur in je {{brand}}-account gewerkt. Reden: {{reason}}. Ze kan niet zien of wijzigen hoe je inlogt en betaalt niets uit jouw naam.",
    action: "Je dashboard openen",
    why: "Heb je niet om hulp gevraagd? Schrijf ons dan.",
  },
  accountDeleted: {
    subject: "Je account is verwijderd",
    body: "Op {{at}} is je account bij {{brand}} verwijderd, met zijn pagina’s, kaartjes en contacten. Pagina’s en kaartjes zijn meteen offline, de rest wordt binnen enkele minuten gewist. Niemand kan dit ongedaan maken. Gedrukte codes blijven antwoorden, met een pagina die zegt dat hun doel er niet meer is.",
    action: "{{brand}} openen",
    why: "Dit is de laatste mail over dit account. Je adres is vrij: je kunt je er weer mee aanmelden.",
  },
  exportReady: {
    subject: "Je export is klaar",
    body: "Alles uit je account bij {{brand}} zit in één bestand. Je kunt het tot {{at}} downloaden, als je bent ingelogd.",
    action: "Export downloaden",
    why: "Je krijgt deze mail omdat er in je account om een export is gevraagd. Was jij dat niet, kies dan een nieuw wachtwoord.",
  },
  changeEmail: {
    subject: "Bevestig je nieuwe e-mailadres",
    body: "Je wilt dat {{brand}} je voortaan op dit adres schrijft. Het geldt zodra je het bevestigt terwijl je bent ingelogd. Tot dan verandert er niets.",
    action: "Nieuw adres bevestigen",
  },
  emailChanged: {
    subject: "Je e-mailadres is gewijzigd",
    body: "Op {{at}} is het e-mailadres van je {{brand}}-account gewijzigd; dit adres geldt niet meer. Was jij dit niet, maak het dan binnen zeven dagen ongedaan: je kiest een nieuw wachtwoord en iedereen wordt uitgelogd.",
    action: "Wijziging ongedaan maken",
  },
  newDevice: {
    subject: "Nieuwe aanmelding bij je account",
    body: "Iemand heeft zich bij je {{brand}}-account aangemeld met een apparaat dat nog niet eerder is gebruikt. Was jij het, dan hoef je niets te doen. Zo niet, log dat apparaat uit en kies een nieuw wachtwoord.",
    action: "Je apparaten bekijken",
    device: "Apparaat",
    place: "Plaats",
    at: "Tijd",
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
