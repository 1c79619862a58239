import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Tehty palvelulla",
  unknown: { title: "Sivua ei löytynyt", text: "Etsimääsi sivua ei ole saatavilla." },
  deleted: { title: "Sivu on poistettu", text: "Sen omistaja otti sen pois." },
  expired: { title: "Sivu on vanhentunut", text: "Sen omistaja voi palauttaa sen milloin vain." },
  gone: {
    title: "Koodi ei johda nyt mihinkään",
    text: "Koodi toimii, mutta omistaja on ottanut pois sen, minne se johti.",
  },
  walletLater: {
    title: {
      google: "Google Wallet ei vastaa juuri nyt",
      apple: "Apple Wallet -korttia ei voi luoda juuri nyt",
    },
    text: "Kortti on tallessa. Yritä uudelleen muutaman minuutin kuluttua tai lisää se yhteystietoihisi.",
    back: "Takaisin korttiin",
  },
  makeYourOwn: "Tee oma sivusi",
  page: { report: "Ilmoita tästä sivusta", play: "Toista" },
  form: {
    fields: {
      name: "Nimi",
      phone: "Puhelin",
      email: "Sähköposti",
      position: "Tehtävä",
      company: "Yritys",
      linkedIn: "LinkedIn",
      message: "Viesti",
    },
    optional: "vapaaehtoinen",
    consent: "Sivun omistaja saa tallentaa nämä tiedot ja ottaa minuun yhteyttä.",
    send: "Lähetä",
  },
  card: {
    addToContacts: "Lisää yhteystietoihin",
    addToApple: "Lisää Apple Walletiin",
    addToGoogle: "Lisää Google Walletiin",
    scan: "Skannaa puhelimella",
    page: "Avaa sivu",
    help: {
      title: "Eikö mitään tapahdu?",
      iphone: "iPhonessa: jos mitään ei tapahdu, avaa tämä sivu Safarissa.",
      android: "Androidissa: avaa ladattu tiedosto Yhteystiedot-sovelluksella.",
      inApp: "Toisen sovelluksen sisällä: avaa tämä sivu ensin selaimessa.",
    },
  },
  sensitive: {
    title: "Ennen kuin jatkat",
    text: {
      from18: "Sivulla voi olla vain aikuisille tarkoitettua sisältöä.",
      from21: "Sivulla voi olla sisältöä, joka on sallittu vain 21 vuotta täyttäneille.",
      from25: "Sivulla voi olla arkaluonteista sisältöä 25 vuotta täyttäneille.",
    },
    confirm: "Olen vähintään {{age}}-vuotias, näytä sivu",
    leave: "En, poistu",
    again: "Kysymme uudelleen päivän kuluttua.",
  },
  contactForm: {
    failed: "Tietojasi ei ole vielä lähetetty",
    thanksTitle: "Kiitos",
    thanksText: "Tietosi ovat matkalla sivun omistajalle.",
    back: "Takaisin sivulle",
  },
  report: {
    title: "Ilmoita tästä sivusta",
    text: "Mikä on vialla sivulla {{address}}? Käymme läpi jokaisen ilmoituksen; omistaja ei saa tietää, kuka sen lähetti.",
    reason: "Syy",
    reasons: {
      phishing: "Se yrittää varastaa salasanoja tai rahaa",
      malware: "Se levittää viruksia tai muita haittaohjelmia",
      spam: "Se on roskapostia",
      impersonation: "Se esiintyy jonakuna toisena",
      copyright: "Se käyttää teostani tai tuotemerkkiäni luvatta",
      illegal: "Se on lainvastainen",
      adult: "Se näyttää aikuisille tarkoitettua sisältöä varoittamatta",
      other: "Jokin muu",
    },
    details: "Mitä meidän pitäisi tietää?",
    email: "Sähköpostiosoitteesi, jos voimme kysyä lisää",
    send: "Lähetä ilmoitus",
    failed: "Ilmoitusta ei ole vielä lähetetty",
    thanksTitle: "Kiitos ilmoituksesta",
    thanksText: "Tarkistamme sivun.",
    back: "Takaisin sivulle",
  },
} satisfies Translated<typeof en>;
