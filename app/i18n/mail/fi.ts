import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Hei {{name}},",
  ignore: "Jos tämä et ollut sinä, voit jättää viestin huomiotta.",
  signature: "{{brand}}: sivusi ja korttisi yhdessä linkissä",
  resetPassword: {
    subject: "Valitse uusi salasana",
    body: "Joku pyysi uutta salasanaa {{brand}}-tilillesi. Linkki toimii kerran, tunnin ajan.",
    action: "Valitse uusi salasana",
  },
  verifyEmail: {
    subject: "Vahvista sähköpostiosoitteesi",
    body: "{{brand}} toivottaa sinut tervetulleeksi. Vahvista vielä, että tämä osoite on sinun.",
    action: "Vahvista osoite",
  },
  refreshReuse: {
    subject: "Kirjasimme sinut ulos varmuuden vuoksi",
    body: "Joku käytti tilisi vanhaa kirjautumista toisen kerran ({{at}}). Päätimme sen istunnon. Jos se et ollut sinä, valitse uusi salasana.",
    action: "Valitse uusi salasana",
  },
  passwordChanged: {
    subject: "Salasanasi on vaihdettu",
    body: "{{brand}}-tilisi salasana on vaihdettu ({{at}}). Jos se et ollut sinä, valitse heti uusi.",
    action: "Valitse uusi salasana",
  },
  identityLinked: {
    subject: "{{provider}} yhdistettiin tiliisi",
    body: "{{at}} alkaen {{provider}} kirjaa sinut {{brand}}-tilillesi. Jos se et ollut sinä, valitse heti uusi salasana ja poista yhteys.",
    action: "Valitse uusi salasana",
  },
  identityUnlinked: {
    subject: "{{provider}} irrotettiin tilistäsi",
    body: "{{at}} alkaen {{provider}} ei enää kirjaa sinua {{brand}}-tilillesi. Jos se et ollut sinä, valitse heti uusi salasana.",
    action: "Valitse uusi salasana",
  },
  passkeyAdded: {
    subject: "Tiliisi lisättiin pääsyavain",
    body: "{{at}} {{brand}}-tiliisi lisättiin pääsyavain. Jos se et ollut sinä, valitse heti uusi salasana ja poista avain.",
    action: "Valitse uusi salasana",
  },
  passkeyRemoved: {
    subject: "Tililtäsi poistettiin pääsyavain",
    body: "{{at}} {{brand}}-tililtäsi poistettiin pääsyavain. Jos se et ollut sinä, valitse heti uusi salasana.",
    action: "Valitse uusi salasana",
  },
  waysInRemoved: {
    subject: "Tilisi on vain sinun",
    body: "{{at}} osoitit, että tämä osoite on sinun. Kukaan ei ollut tehnyt sitä aiemmin, joten poistimme kaikki muut pääsyt {{brand}}-tilillesi: salasanan, pääsyavaimet, yhdistetyt tilit ja avoimet istunnot. Voit valita uuden salasanan.",
    action: "Valitse uusi salasana",
  },
  proveSocial: {
    subject: "Vahvista, että kirjaudut palvelulla {{provider}}",
    body: "Joku kirjautuu {{brand}}-palveluun tällä osoitteella palvelun {{provider}} kautta. Jos se olet sinä, avaa linkki selaimessa, jossa aloitit. Se toimii tunnin.",
    action: "Jatka",
  },
  newContact: {
    subject: "Uusi yhteydenotto sivultasi {{title}}",
    body: "Joku jätti tietonsa sivullesi {{title}}:",
    action: "Avaa yleisnäkymä",
    page: "Sivu",
    at: "Lähetetty",
    consent: "Hyväksyi",
    why: "Saat tämän viestin, koska sivullasi on yhteydenottolomake.",
    reply:
      "Vastauksesi tähän viestiin menee tietonsa jättäneelle. Saat viestin, koska sivullasi on yhteydenottolomake.",
  },
  newContacts: {
    subject_one: "{{count}} uusi yhteydenotto sivuiltasi",
    subject_other: "{{count}} uutta yhteydenottoa sivuiltasi",
    body_one: "{{count}} henkilö jätti tietonsa sivuillesi:",
    body_other: "{{count}} henkilöä jätti tietonsa sivuillesi:",
  },
  sharePage: {
    subject: "{{sender}} jakaa sivun kanssasi",
    greeting: "Hei,",
    body: "{{sender}} haluaa näyttää sinulle tämän sivun: {{title}}",
    action: "Avaa sivu",
    why: "Sait tämän viestin, koska joku syötti osoitteesi palveluun {{brand}}. Sinun ei tarvitse tehdä mitään.",
  },
} satisfies Translated<typeof en>;
