import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Sivulla on PRO-osia",
  text: "Tallentaminen tällaisenaan vaatii paketin. Ilmaisesta versiosta jäävät pois:",
  textOpened:
    "Sivu on tallennettu mutta ei julkaistu: siihen tarvitaan paketti. Ilmainen versio julkaistaan ilman näitä:",
  free: "Sivusi ilman PRO-osia",
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
    theme: "Teema ”{{name}}”: ilmaisen version rakenne on kuin teemassa ”{{free}}”",
  },
  version: {
    kept: "PRO-versiosi ({{date}}) on tallessa. Jos palautat sen, se korvaa nykyisen sivun; sen voi kumota.",
    needsPlan: "PRO-versiosi ({{date}}) on tallessa: paketilla saat sen takaisin.",
    needsPlanHere: "PRO-versiosi säilyy tässä selaimessa {{until}} asti: paketilla saat sen takaisin.",
    deleteText: "Sivusi pysyy sellaisena kuin se nyt on. Tätä ei voi perua.",
    isBack:
      "PRO-versiosi on palannut ja korvaa sen jälkeen tekemäsi muutokset. Tallenna, niin se tulee sivullesi, tai kumoa.",
    examples: "Linkit ja yhteystiedot, jotka ovat yhä mallin esimerkkejä, jätetään pois tallennettaessa.",
    notLoaded: "Tätä versiota ei voitu ladata. Yritä uudelleen.",
    notDeleted: "Tätä versiota ei voitu poistaa. Yritä uudelleen.",
  },
} satisfies Translated<typeof en>;
