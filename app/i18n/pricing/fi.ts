import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    pricing: {
      title: "Hinnat",
      description:
        "Yksi sivu ja yksi kortti ovat ilmaisia. PRO tuo ulkoasut, yhteystietotiedostot ja paikat tiimille.",
    },
  },
  title: "Yksi sivu ja yksi kortti ovat ilmaisia",
  text: "Maksa, kun haluat oman ulkoasun, yhteystietotiedoston koodisi taakse tai paikkoja tiimille.",
  cycle: {
    label: "Laskutus",
    monthly: "Kuukausittain",
    yearly: "Vuosittain",
    saving: "Säästä jopa {{percent}} % maksamalla vuosittain",
  },
  forever: "niin kauan kuin haluat",
  perSeat: "paikalta kuukaudessa",
  start: "Tee sivusi",
  get: "Hanki PRO",
  manage: "Hallitse tilausta",
  current: "Sinun pakettisi",
  chosen: "Valintasi",
  seats: { label: "Paikat", less: "Yksi paikka vähemmän", more: "Yksi paikka lisää" },
  total: {
    monthly_one: "{{total}} kuukaudessa, {{count}} paikka",
    monthly_other: "{{total}} kuukaudessa, {{count}} paikkaa",
    yearly_one: "{{total}} vuodessa, {{count}} paikka",
    yearly_other: "{{total}} vuodessa, {{count}} paikkaa",
  },
  payment:
    "Maksa luottokortilla tai PayPalilla. Mahdollinen vero näytetään ennen maksamista. Painettu QR-koodi toimii edelleen, maksoit mitä tahansa.",
  plans: {
    free: { text: "Kaikki, millä sinut löytää." },
    pro: { text: "Omalle ilmeelle ja tiimeille: sivu ja kortti joka paikalle." },
  },
  compare: {
    title: "Mitä kuhunkin pakettiin kuuluu",
    feature: "Ominaisuus",
    included: "Kuuluu",
    notIncluded: "Ei kuulu",
    perSeat: "{{n}} paikkaa kohti",
    withValue: "{{feature}}: {{value}}",
    groups: { pages: "Sivut", cards: "Käyntikortit", codes: "QR-koodit", account: "Tilisi" },
  },
  features: {
    pages: "Sivut",
    blocks: "Lohkotyypit",
    themes: "Teemat",
    fonts: "Fontit",
    backgrounds: "Liukuvärit ja kuvat taustana",
    buttonDesign: "Omat muodot, varjot ja tyylit",
    contacts: "Lomake, joka kerää yhteystietoja",
    publishSwitch: "Julkaise ja piilota milloin vain",
    seo: "Otsikko ja kuvaus hakukoneille",
    noBranding: "Ei palvelun mainintaa",
    cards: "Käyntikortit",
    contactFile: "Yhteystietotiedosto QR-koodin takana",
    passes: "Kortit Apple Walletiin ja Google Walletiin",
    cardDesign: "Alaotsikko, värit, logo ja kuva kortissasi",
    qrCodes: "QR-koodit, jotka eivät vanhene",
    codeStyle: "Koodien värit, muodot ja kuvatekstit",
    codeLogo: "Logosi koodissa",
    export: "Kaiken vienti tiedostoksi",
    team: "Tiimi: jäsenten omat kortit",
  },
  modal: {
    title: "Enemmän PROlla",
    wanted: "{{feature}}: kuuluu PROhon",
    from: "Alkaen {{price}} paikalta kuukaudessa.",
    kept: "Kirjoittamasi pysyy tässä selaimessa ja odottaa, kun palaat.",
    all: "Kaikki hinnoista",
  },
} satisfies Translated<typeof en>;
