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
  payment: "Maksa luottokortilla tai PayPalilla. Painettu QR-koodi toimii edelleen, maksoit mitä tahansa.",
  plans: {
    free: { text: "Kaikki, millä sinut löytää." },
    pro: { text: "Omalle ilmeelle ja tiimeille: sivu ja kortti joka paikalle." },
  },
  features: {
    pages: "Sivuja: {{pages}}",
    cards: "Käyntikortteja: {{cards}}",
    buttons: "Linkit, väliotsikot ja tekstit missä järjestyksessä tahansa",
    qrCodes: "QR-koodit PNG- ja SVG-muodossa, eivät vanhene",
    contactFile: "Yhteystietotiedosto QR-koodin takana",
    passes: "Kortit Apple Walletiin ja Google Walletiin",
    themes: "Premium-teemat",
    paidBlocks: "Yhteystiedot, viestisovellukset, kaupat ja lomakkeet",
    fonts: "Kaksikymmentä fonttia",
    backgrounds: "Liukuvärit ja kuvat taustana",
    publishSwitch: "Julkaise ja piilota milloin vain",
    seo: "Otsikko ja kuvaus hakukoneille",
    noBranding: "Ei palvelun mainintaa",
    cardDesign: "Värit, logo ja kuva kortissasi",
  },
} satisfies Translated<typeof en>;
