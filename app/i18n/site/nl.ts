import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Gemaakt met",
  unknown: { title: "Pagina niet gevonden", text: "De pagina die je zoekt, is niet beschikbaar." },
  deleted: { title: "Deze pagina is verwijderd", text: "De eigenaar heeft hem offline gehaald." },
  expired: { title: "Deze pagina is verlopen", text: "De eigenaar kan hem altijd weer online zetten." },
  gone: {
    title: "Deze code leidt nu nergens heen",
    text: "De code werkt, maar de eigenaar heeft de bestemming offline gehaald.",
  },
  walletLater: {
    title: {
      google: "Google Wallet reageert even niet",
      apple: "De pas voor Apple Wallet kan nu even niet worden gemaakt",
    },
    text: "Het kaartje is er nog. Probeer het over een paar minuten opnieuw of zet het in je contacten.",
    back: "Terug naar het kaartje",
  },
  makeYourOwn: "Maak je eigen pagina",
  page: { report: "Deze pagina melden", play: "Afspelen" },
  form: {
    fields: {
      name: "Naam",
      phone: "Telefoon",
      email: "E-mail",
      position: "Functie",
      company: "Bedrijf",
      linkedIn: "LinkedIn",
      message: "Bericht",
    },
    optional: "optioneel",
    consent:
      "Ik ga ermee akkoord dat de eigenaar van deze pagina deze gegevens bewaart om contact met mij op te nemen.",
    send: "Versturen",
  },
  card: {
    addToContacts: "Toevoegen aan contacten",
    addToApple: "Voeg toe aan Apple Wallet",
    addToGoogle: "Toevoegen aan Google Wallet",
    scan: "Scan met je telefoon",
    page: "Pagina openen",
    help: {
      title: "Gebeurt er niets?",
      iphone: "Op een iPhone: gebeurt er niets, open deze pagina dan in Safari.",
      android: "Op Android: open het gedownloade bestand met Contacten.",
      inApp: "In een andere app: open deze pagina eerst in je browser.",
    },
  },
  sensitive: {
    title: "Voordat je verdergaat",
    text: {
      from18: "Deze pagina kan inhoud tonen die alleen voor volwassenen is.",
      from21: "Deze pagina kan inhoud tonen die pas vanaf 21 jaar is toegestaan.",
      from25: "Deze pagina kan gevoelige inhoud tonen, bedoeld voor mensen vanaf 25 jaar.",
    },
    confirm: "Ik ben {{age}} of ouder, toon de pagina",
    leave: "Nee, verlaten",
    again: "Na een dag vragen we het opnieuw.",
  },
  contactForm: {
    failed: "Je gegevens zijn nog niet verstuurd",
    thanksTitle: "Bedankt",
    thanksText: "Je gegevens zijn onderweg naar de eigenaar van deze pagina.",
    back: "Terug naar de pagina",
  },
  report: {
    title: "Deze pagina melden",
    text: "Wat is er mis met {{address}}? We bekijken elke melding; de eigenaar hoort niet van wie die komt.",
    reason: "Reden",
    reasons: {
      phishing: "Probeert wachtwoorden of geld te stelen",
      malware: "Verspreidt virussen of andere malware",
      spam: "Is spam",
      impersonation: "Doet zich voor als iemand anders",
      copyright: "Gebruikt mijn werk of merk zonder toestemming",
      illegal: "Is in strijd met de wet",
      adult: "Toont inhoud voor volwassenen zonder waarschuwing",
      other: "Iets anders",
    },
    details: "Wat moeten we weten?",
    email: "Je e-mailadres, als we iets mogen terugvragen",
    send: "Melding versturen",
    failed: "De melding is nog niet verstuurd",
    thanksTitle: "Bedankt voor je melding",
    thanksText: "We gaan de pagina bekijken.",
    back: "Terug naar de pagina",
  },
} satisfies Translated<typeof en>;
