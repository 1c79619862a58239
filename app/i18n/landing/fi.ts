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
    text: "Nimi, numero, osoite: yksi skannaus, yksi napautus, tallessa. Kumpikaan ei tarvitse sovellusta.",
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
} satisfies Translated<typeof en>;
