import type { Translated } from "../translated";
import type en from "./en";

export default {
  madeWith: "Tehty palvelulla",
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
    call: "Soita",
    write: "Lähetä sähköpostia",
    map: "Näytä kartalla",
  },
  swap: {
    action: "Jaa myös omat tietosi",
    thanksTitle: "Kiitos",
    thanksText: "Tietosi ovat matkalla vastaanottajalle {{name}}. Ota hänenkin tietonsa mukaasi.",
    keep: "Lisää {{name}} yhteystietoihin",
  },
  counts: { link: "Mitä tämä sivu laskee" },
} satisfies Translated<typeof en>;
