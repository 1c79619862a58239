import type { Translated } from "../translated";
import type en from "./en";

export default {
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
  own: {
    title: "Jättämäsi tiedot",
    text: "Tästä näet, mitä jätit ja kenelle. Voit korjata tiedot tai perua ne ilman tiliä.",
    at: "Jätetty",
    place: "Kenelle",
    agreed: "Hyväksyit",
    correct: "Korjaa tietojasi",
    save: "Tallenna korjaukset",
    saved: "Korjauksesi on tallennettu.",
    failed: "Korjauksiasi ei ole vielä tallennettu",
    withdrawTitle: "Peru suostumus",
    withdrawText:
      "Tietosi poistetaan heti ja lopullisesti. Niiden saaja kuulee, että joku perui tietonsa, muttei kuka.",
    withdraw: "Peru ja poista",
    goneTitle: "Täällä ei ole enää mitään",
    goneText: "Nämä tiedot on peruttu tai poistettu, tai linkki on vajaa.",
    withdrawnTitle: "Perumisesi on tehty",
    withdrawnText: "Tietosi on poistettu. Niiden saaja kuulee, että joku perui tietonsa, muttei kuka.",
  },
  counts: {
    what: "Katselut, linkkien klikkaukset, skannatut koodit, tallennetut yhteystiedostot ja jätetyt tiedot sekä sivusto tai sovellus, josta tullaan, maa, laitteen tyyppi ja kieli.",
    how: "Siihen ei tarvita evästettä eikä skriptiä. Kävijöiden erottamiseksi osoitteestasi ja selaimestasi muodostuu luku, jota ei voi palauttaa; se poistetaan päivän päättyessä. Kumpaakaan ei tallenneta.",
    kept: "Sivun omistaja näkee summat, ei koskaan sitä, kuka kävi. Ne säilytetään 25 kuukautta.",
    asked:
      "Jos selaimesi lähettää ”Do not track”- tai ”Global Privacy Control” -pyynnön, edes tätä lukua ei muodosteta.",
    isOn: "Tämä laite lasketaan.",
    isOff: "Tätä laitetta ei lasketa.",
    turnOff: "Älä laske minua",
    turnOn: "Laske minut taas",
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
