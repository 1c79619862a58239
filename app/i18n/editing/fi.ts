import type { Translated } from "../translated";
import type en from "./en";

export default {
  unusable: {
    phone: "Tähän ei voi soittaa: se ei ole puhelinnumero.",
    email: "Tähän ei voi kirjoittaa: se ei ole sähköpostiosoite.",
  },
  undo: "Kumoa",
  redo: "Tee uudelleen",
  close: "Sulje",
  state: {
    saved: "Tallennettu",
    unsaved: "Tallentamattomia muutoksia",
    saving: "Tallennetaan",
    waiting: "Tallennetaan yhä",
    failed: "Tallennus ei onnistunut",
  },
  leave: {
    title: "Poistutaanko tallentamatta?",
    text: "Muutoksesi säilyvät tässä selaimessa: avaa editori uudelleen, niin voit jatkaa.",
    confirm: "Poistu",
    cancel: "Jää tänne",
  },
  merged: {
    title: "Molemmat versiot on yhdistetty",
    conflicts_one: "{{count}} kohta oli muuttunut molemmissa: sinun versiosi jäi voimaan.",
    conflicts_other: "{{count}} kohtaa oli muuttunut molemmissa: sinun versiosi jäivät voimaan.",
    save: "Katso se läpi ja tallenna.",
  },
  plan: {
    price: "PRO alkaen {{price}} paikalta kuukaudessa, vuosittain maksettuna.",
    see: "Katso paketit",
    backToFree: "Jatka ilman PROta",
    saveFree: "Tallenna ilmainen versio",
    signUp: "Rekisteröidy PRO-tilauksella",
  },
  failed: {
    title: "Tallennus ei onnistunut",
    offline: "Verkkoyhteyttä ei ole.",
    kept: "Kaikki kirjoittamasi on tallessa.",
    again: "Yritä uudelleen",
    fields: "Katso merkityt kohdat.",
  },
  restored: {
    text: "Tallentamattomat muutoksesi ovat taas täällä.",
    discard: "Hylkää ne",
    discarded: "Tallentamattomat muutoksesi hylättiin",
  },
  login: {
    text: "Olet kirjautunut ulos. Kirjaudu uudelleen ja tallenna: kaikki kirjoittamasi on tallessa.",
    action: "Kirjaudu sisään",
  },
  upload: "Lähetetään kuvaa",
  unstored: "Tämä selain ei voi säilyttää kirjoittamaasi. Tallenna ennen kuin poistut.",
  gone: {
    text: "Tämä poistettiin toisessa välilehdessä tai toisella laitteella. Sen, mitä näet tässä, voi tallentaa uudelleen.",
    action: "Tallenna uudelleen",
  },
  leftOut: {
    title: "Esimerkit jätettiin pois",
    text: "Yhä mallin mukaiset: {{titles}}.",
  },
} satisfies Translated<typeof en>;
