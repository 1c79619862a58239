import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Sivulla on PRO-osia",
  text: "Tallentaminen tällaisenaan vaatii paketin. ”Jatka ilman PROta” poistaa nämä osat ja tallentaa muun:",
  textOpened:
    "Sivu on tallennettu mutta ei julkaistu: siihen tarvitaan paketti. ”Jatka ilman PROta” poistaa nämä osat ja julkaisee muun:",
  kept: "PRO-versiosi säilyy: paketilla saat sen takaisin editorissa.",
  storedHere: "PRO-versiosi säilyy tässä selaimessa {{days}} päivää: paketilla saat sen takaisin editorissa.",
  parts: {
    linkPictures: "Linkkien kuvat",
    titleFont: "Otsikoiden fontti: {{name}}",
    textFont: "Tekstien fontti: {{name}}",
    titleSize: "Otsikon koko",
    textColor: "Tekstin väri",
    profileShape: "Profiilikuva koko leveydeltä",
    profileSize: "Profiilikuvan koko",
    backgroundImage: "Taustakuva",
    gradient: "Liukuväri",
    branding: "Ei palvelun mainintaa",
    seoTitle: "Otsikko hakukoneille",
    seoDescription: "Kuvaus hakukoneille",
    shape: "Painikkeiden muoto",
    shadow: "Varjo",
    socialIcons: "Somekuvakkeiden tyyli",
    blockDesign: "Oma tyyli joillekin lohkoille",
    linkShape: "Linkkien piirretty muoto",
    pattern: "Kuvio",
    texture: "Pintarakenne",
    design: "Painikkeiden ulkoasu ja asettelu",
    publish: "Julkaisukytkin",
  },
  version: {
    kept: "PRO-versiosi ({{date}}) on tallessa.",
    bringBack: "Ota takaisin",
    delete: "Poista",
    deleteTitle: "Poistetaanko PRO-versio?",
    deleteText: "Sivusi pysyy sellaisena kuin se nyt on. Tätä ei voi perua.",
    keep: "Säilytä",
    isBack: "PRO-versiosi on palannut. Tallenna se sivullesi tai kumoa.",
    gone: "Tätä versiota ei voi enää lukea.",
  },
} satisfies Translated<typeof en>;
