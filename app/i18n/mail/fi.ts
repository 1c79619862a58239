import type { Translated } from "../translated";
import type en from "./en";

export default {
  greeting: "Hei {{name}},",
  ignore: "Jos tämä et ollut sinä, voit jättää viestin huomiotta.",
  safety: "Saat tämän viestin, koska se koskee tilisi turvallisuutta.",
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
  actedFor: {
    subject: "Tukemme kävi tililläsi",
    body: "Auttaakseen sinua tukemme työskenteli {{brand}}-tililläsi enintään tunnin alkaen {{at}}. Syy: {{reason}}. Tuki ei näe eikä voi muuttaa kirjautumistapojasi eikä maksa mitään nimissäsi.",
    action: "Avaa työpöytäsi",
    why: "Jos et pyytänyt apua, kirjoita meille.",
  },
  accountDeleted: {
    subject: "Tilisi poistettiin",
    body: "{{brand}}-tilisi poistettiin {{at}} sivuineen, kortteineen ja yhteystietoineen. Sivut ja kortit poistuvat näkyvistä heti, loput poistetaan muutamassa minuutissa. Kukaan ei voi perua tätä. Painetut koodit vastaavat yhä sivulla, joka kertoo, että kohdetta ei enää ole.",
    action: "Avaa {{brand}}",
    why: "Tämä on viimeinen viesti tästä tilistä. Osoitteesi on vapaa: voit rekisteröityä sillä uudelleen.",
  },
  exportReady: {
    subject: "Vientisi on valmis",
    body: "Kaikki {{brand}}-tililläsi on pakattu yhteen tiedostoon. Voit ladata sen {{at}} asti, kun olet kirjautunut sisään.",
    action: "Lataa vienti",
    why: "Saat tämän viestin, koska tililläsi pyydettiin vientiä. Jos se et ollut sinä, vaihda salasanasi.",
  },
  changeEmail: {
    subject: "Vahvista uusi sähköpostiosoitteesi",
    body: "Pyysit, että {{brand}} kirjoittaa sinulle tästä lähtien tähän osoitteeseen. Se tulee voimaan, kun vahvistat sen tilillesi kirjautuneena. Siihen asti mikään ei muutu.",
    action: "Vahvista uusi osoite",
  },
  emailChanged: {
    subject: "Sähköpostiosoitteesi vaihdettiin",
    body: "{{brand}}-tilisi sähköpostiosoite vaihdettiin {{at}}, eikä tämä osoite ole enää voimassa. Jos et tehnyt sitä itse, peru vaihto seitsemän päivän kuluessa: valitset uuden salasanan ja kaikki kirjataan ulos.",
    action: "Peru vaihto",
  },
  newDevice: {
    subject: "Uusi kirjautuminen tilillesi",
    body: "{{brand}}-tilillesi kirjauduttiin laitteella, jota ei ole käytetty aiemmin. Jos se olit sinä, sinun ei tarvitse tehdä mitään. Jos et, kirjaa laite ulos ja valitse uusi salasana.",
    action: "Katso laitteesi",
    device: "Laite",
    place: "Paikka",
    at: "Aika",
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
