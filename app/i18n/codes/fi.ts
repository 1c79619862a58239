import type { Translated } from "../translated";
import type en from "./en";

export default {
  which: "Koodi",
  first: "Pääkoodi",
  add: "Uusi koodi",
  addTitle: "Toinen koodi tälle kortille",
  addText:
    "Se vie samaan paikkaan kuin kortin koodi, ja sillä on oma lyhyt osoite. Paina jokaiseen paikkaan omansa, niin erotat ne toisistaan.",
  name: "Nimi",
  nameExample: "Lissabonin messut",
  make: "Tee koodi",
  rename: "Nimeä uudelleen",
  renameTitle: "Nimeä koodi uudelleen",
  remove: "Poista",
  removeTitle: "Poistetaanko ”{{name}}” luettelosta?",
  removeText:
    "Tällä koodilla painettu toimii edelleen ja vie sinne, minne korttisi vie. Koodi katoaa vain tästä luettelosta, ulkoasuineen ja tiedostoineen, eikä sitä voi palauttaa.",
  removeConfirm: "Poista koodi",
  save: "Tallenna",
  cancel: "Peruuta",
  look: "Ulkoasu",
  presets: {
    classic: "Perinteinen",
    soft: "Pehmeä",
    dots: "Pisteet",
    band: "Kehystetty",
    warm: "Lämmin",
  },
  dark: "Koodin väri",
  light: "Tausta",
  modules: "Kuvio",
  modulesOf: {
    square: "Neliöt",
    rounded: "Pyöristetty",
    dots: "Pisteet",
  },
  corners: "Kulmat",
  cornersOf: {
    square: "Suorat",
    rounded: "Pyöristetyt",
    circle: "Pyöreät",
  },
  frame: "Kehys",
  frameOf: {
    none: "Ei kehystä",
    line: "Viiva",
    band: "Palkki",
  },
  caption: "Kuvateksti",
  captionHelp: "Muutama sana, esimerkiksi ”Skannaa minut”.",
  logo: "Logo keskellä",
  logoHelp: "Vaalealla pohjalla ja niin pieni, että koodi on yhä luettavissa.",
  logoMissing: "Lisää kortille ensin logo.",
  saving: "Ulkoasua tallennetaan",
  saved: "Ulkoasu tallennettu",
  loadFailed: "Koodeja ei voitu ladata.",
  retry: "Yritä uudelleen",
  files: "Tiedostot",
  print: "Painettu leveys",
  mm: "{{mm}} mm",
  small:
    "Tässä leveydessä yksi moduuli on {{size}} mm. Monet puhelimet tarvitsevat {{least}} mm: paina leveämpänä.",
  checking: "Tarkistetaan, voiko koodin skannata",
  unreadable:
    "Kun koodi painetaan {{mm}} mm leveänä, se ei ollut luettavissa tarkistuksessamme. Paina se leveämpänä tai valitse voimakkaammat värit ja yksinkertaisempi kuvio.",
  anyway: "Lataa silti",
  reads: "Tarkistettu: luettavissa {{mm}} mm leveänä.",
  png: "Lataa PNG",
  large: "Lataa suuri PNG",
  svg: "Lataa SVG",
  pdf: "Lataa PDF",
  unstored:
    "Ulkoasua ei voitu tallentaa, joten siitä ei ole vielä tiedostoa. Jos jokin yllä olevista asetuksista kertoo syyn, muuta sitä; muussa tapauksessa tarkista yhteytesi. Lataa sitten uudelleen.",
  failed: "Tiedostoa ei saatu. Yritä uudelleen.",
  lasting:
    "Painettu koodi vastaa edelleen: kun muutat sen kohdetta, kun tilauksesi päättyy ja silloinkin, kun kortti on poistettu.",
} satisfies Translated<typeof en>;
