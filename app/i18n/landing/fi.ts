import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "Sivusi ja korttisi yhdessä linkissä",
      description:
        "Tee linkkisivu ja digitaalinen käyntikortti ja jaa molemmat linkillä, QR-koodilla ja puhelimen lompakolla.",
    },
  },
  title: "Käyntikortti, joka on kasvanut aikuiseksi",
  text: "Yksi sivu kaikelle, mitä teet, ja yksi kortti annettavaksi. Jaa molemmat linkillä ja QR-koodilla. Alkuun pääset ilman tiliä.",
  start: "Tee sivusi",
  makeCard: "Tee korttisi",
  example: "Katso esimerkki",
  pages: {
    title: "Sivu, joka on auki ennen kuin huomaatkaan",
    text: "Linkkisi järjestyksessä, joka puhelimessa. Sivu latautuu heti, ei tarvitse skriptejä ja näyttää harkitulta.",
    action: "Aloita sivusta",
  },
  cards: {
    title: "Kortti, joka päätyy yhteystietoihin",
    text: "Nimi, numero, osoite: yksi luku riittää. Ilmaiseksi isoilla painikkeilla soittamiseen, kirjoittamiseen ja perille löytämiseen; PRO-tasolla myös yhteystietotiedostona ja lompakkokorttina.",
    action: "Aloita kortista",
  },
  codes: {
    title: "Koodi, joka ei vanhene",
    text: "Painettu on painettu. Koodisi vastaa edelleen, vaikka tilaus päättyy, sivu muuttaa tai kortti vaihtuu.",
    action: "Mitä se maksaa",
  },
  closing: {
    title: "Ensimmäinen sivusi alle minuutissa",
    text: "Kirjoita, katso, tallenna. Rekisteröidy, kun haluat pitää sen.",
  },
  languages: "Kielet",
  claim: {
    label: "Osoitteesi",
    placeholder: "nimesi",
  },
  shown: {
    title: "Näin valmiit sivut näyttävät",
    text: "Valitse ulkoasu ja lisää omat linkkisi ja sanasi. Kokeiluun ei tarvita tiliä.",
    start: "Aloita teemalla {{name}}",
  },
  gets: {
    title: "Mitä kukin saa",
    visitor: {
      title: "Kävijä",
      text: "Sivu, joka aukeaa heti kaikissa puhelimissa: ei sovellusta, ei evästeilmoitusta, ei seuraavia skriptejä.",
    },
    scanner: {
      title: "Koodin lukija",
      text: "Numerosi, sähköpostisi ja reitti luoksesi, peukalolle sopivan kokoisina. PRO-tasolla myös yhdellä napautuksella yhteystietoihin ja puhelimen lompakkoon.",
    },
    team: {
      title: "Tiimi",
      text: "Jokaiselle oma kortti, kaikille sama ilme, ja kortti jää sinulle, kun joku lähtee. PRO, paikkojen mukaan.",
    },
  },
  compare: {
    title: "Ilmainen ja PRO",
    free: {
      title: "Ilmainen niin kauan kuin haluat",
      one: "Yksi sivu ja yksi kortti",
      two: "Kahdeksan teemaa ja niin monta linkkiä, otsikkoa ja tekstiä kuin haluat",
      three: "QR-koodi, joka vastaa jatkossakin",
    },
    pro: {
      title: "PRO, paikkojen mukaan",
      one: "Kaikki teemat, fontit, kuvat ja taustat",
      two: "Yhteystietotiedosto ja lompakkokortit korttiisi",
      three: "Lomake, joka kerää yhteystietoja, ja lista niiden käsittelyyn",
    },
    more: "Vertaa kaikkea",
  },
  questions: {
    title: "Kysymyksiä",
    free: {
      question: "Onko tämä oikeasti ilmainen?",
      answer:
        "Yksi sivu ja yksi kortti ovat ilmaisia niin kauan kuin haluat; niissä on pieni rivi, jossa mainitaan Visita. Maksat vasta, kun haluat enemmän, ja maksulliset osat kertovat siitä etukäteen.",
    },
    account: {
      question: "Tarvitsenko tilin alkuun?",
      answer:
        "Et. Suunnittelet selaimessa, ja tekemäsi pysyy siellä. Rekisteröidyt, kun haluat julkaista sen.",
    },
    app: {
      question: "Tarvitseeko kukaan sovellusta?",
      answer: "Ei. Puhelimen kamera lukee koodin, ja selain näyttää loput.",
    },
    code: {
      question: "Mitä painetuille koodeille käy, kun tilaukseni päättyy?",
      answer:
        "Ne vastaavat edelleen. Koodi johtaa korttiisi tai sivullesi, vaikka sen nimi tai sisältö muuttuisi tai se palaisi ilmaiseksi.",
    },
    domain: {
      question: "Minkä osoitteen sivuni saa?",
      answer: "Sen, jonka valitset, jos se on vapaa. Voit vaihtaa sen myöhemmin; vanha johtaa yhä sinulle.",
    },
    data: {
      question: "Mitä tiedätte kävijöistäni?",
      answer:
        "Emme mitään, mikä seuraisi heitä: sivut eivät aseta evästeitä eivätkä lataa skriptejä. Lomakkeeseesi kirjoitettu on sinun, ja kirjoittaja voi korjata tai perua sen.",
    },
    wallet: {
      question: "Mikä on kortti puhelimen lompakossa?",
      answer:
        "Käyntikorttisi lippujen ja tarkastuskorttien rinnalla Apple Walletissa tai Google Walletissa: koodi on valmiina skannattavaksi, myös ilman verkkoyhteyttä. Skannaaja voi tallentaa kortin omaan lompakkoonsa, ja muutoksesi näkyvät siinä itsestään. Tämä kuuluu PRO:hon; ilmainen kortti on sivu, jonka koodisi avaa.",
    },
  },
  offer: "Näytä tämä sivu suomeksi",
} satisfies Translated<typeof en>;
