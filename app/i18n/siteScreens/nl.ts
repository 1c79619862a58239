import type { Translated } from "../translated";
import type en from "./en";

export default {
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
  own: {
    title: "De gegevens die je hebt achtergelaten",
    text: "Hier zie je wat je hebt achtergelaten en bij wie. Je kunt het zonder account verbeteren of intrekken.",
    at: "Achtergelaten op",
    place: "Achtergelaten bij",
    agreed: "Je bent akkoord gegaan met",
    correct: "Je gegevens verbeteren",
    save: "Verbeteringen opslaan",
    saved: "Je verbeteringen zijn opgeslagen.",
    failed: "Je verbeteringen zijn nog niet opgeslagen",
    withdrawTitle: "Intrekken",
    withdrawText:
      "Je gegevens worden meteen en definitief verwijderd. Wie ze had, hoort dat iemand ze heeft ingetrokken, maar niet wie.",
    withdraw: "Intrekken en verwijderen",
    goneTitle: "Hier is niets meer",
    goneText: "Deze gegevens zijn ingetrokken of verwijderd, of de link is niet volledig.",
    withdrawnTitle: "Je hebt je gegevens ingetrokken",
    withdrawnText:
      "Je gegevens zijn verwijderd. Wie ze had, hoort dat iemand ze heeft ingetrokken, maar niet wie.",
  },
  counts: {
    what: "Weergaven, klikken op links, gescande codes, opgeslagen contactbestanden en achtergelaten gegevens, met de site of app waar mensen vandaan komen, het land, het soort apparaat en de taal.",
    how: "Daar is geen cookie of script voor nodig. Om bezoekers uit elkaar te houden worden je adres en browser een getal dat niet terug te rekenen is; het wordt aan het eind van de dag gewist. Geen van beide wordt bewaard.",
    kept: "Wie de pagina bezit, ziet de totalen, nooit wie het was. Ze worden 25 maanden bewaard.",
    asked:
      "Stuurt je browser ‘Do not track’ of ‘Global Privacy Control’, dan wordt zelfs dat getal niet gemaakt.",
    isOn: "Dit apparaat wordt geteld.",
    isOff: "Dit apparaat wordt niet geteld.",
    turnOff: "Tel mij niet mee",
    turnOn: "Tel mij weer mee",
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
