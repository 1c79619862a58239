import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    start: {
      title: "Aloita sivusi",
      description: "Valitse malli tai teema, anna sivullesi nimi ja osoite ja täytä se.",
    },
  },
  gallery: {
    title: "Mistä sivusi alkaa?",
    intro: "Valitse yksi ja täytä se omin sanoin. Kaiken voi muuttaa myöhemmin.",
    name: "Nimesi tai yrityksesi",
    industry: "Mitä teet?",
    everyIndustry: "Kaikki alat",
    empty: "Aloita tyhjästä",
    templates: "Mallit",
    templatesText: "Valmiita sivuja, joista jokaisella on sopiva käyntikortti.",
    none: "Tälle ei ole vielä mallia. Teema sopii joka alalle.",
    paper: "Paperi",
    bold: "Rohkea",
    quiet: "Rauhallinen",
    dark: "Tumma",
    image: "Kuva",
    themes: "Teemat: {{group}}",
    start: "Aloita: {{name}}",
    preview: "Esikatselu: {{name}}",
    loading: "Ladataan malleja ja teemoja",
    failed: "Malleja ja teemoja ei voitu ladata.",
    again: "Yritä uudelleen",
    free: "Aloita ilmaisella teemalla",
    chosen: "Valittu sinulle",
  },
  naming: {
    title: "Nimi ja osoite",
    text: "Molemmat voi muuttaa myöhemmin.",
    address: "Osoite",
    hint: "Jos jätät tyhjäksi, se tehdään nimestä.",
    checking: "Tarkistetaan, onko se vapaa",
    free: "Vapaa. Se on sinun, kun tallennat.",
    suggestions: "Vielä vapaana:",
    go: "Siirry muokkaimeen",
    back: "Valitse toinen alku",
    card: "Siihen kuuluu kortti: kun sivu on tallennettu, yksi napsautus tekee sen nimelläsi.",
    brought: "Toiselta sivultasi valitsemasi tulee mukaan.",
    leaveBrought: "Jätä pois",
    hintRandom: "Tästä nimestä ei saa osoitetta. Valitse osoite, tai se tehdään satunnaisista kirjaimista.",
  },
  claim: {
    wrong: "Valitse toinen osoite, kun nimeät sivusi.",
  },
  begun: {
    title: "Olet jo aloittanut sivun",
    text: "Se on tallessa tässä selaimessa toiselle osoitteelle. Kumman osoitteen se saa?",
  },
} satisfies Translated<typeof en>;
