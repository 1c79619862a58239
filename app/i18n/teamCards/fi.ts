import type { Translated } from "../translated";
import type en from "./en";

export default {
  assign: "Anna jäsenelle…",
  unassign: "Poista jäseneltä",
  leave: "Lähde tiimistä",
  giveBack: "Anna takaisin",
  assigned: "Annettu: {{who}}",
  invited: "{{who}} on kutsuttu",
  expired: "Kutsu on vanhentunut: {{who}}",
  ofTeam: "Tiimi: {{team}}",
  paused: "Tiimin tilaus on päättynyt: korttia voi katsella mutta ei muuttaa.",
  make: "Tee oma kortti tiimiin {{team}}",
  forMember: "Tämä kortti on henkilölle {{who}}. Se annetaan hänelle, kun tallennat sen.",
  form: {
    title: "Anna jäsenelle ”{{title}}”",
    text: "Joka ei ole vielä tiimissäsi, saa kutsun sähköpostitse. Kortti pysyy sinun.",
    email: "Jäsenen sähköpostiosoite",
    submit: "Anna",
    sending: "Annetaan…",
  },
  done: {
    assigned: "Kortti annettiin: {{who}}.",
    invited: "{{who}} on kutsuttu. Kortti on hänen, kun hän hyväksyy kutsun.",
    unassigned: "Korttia ei ole enää annettu kenellekään.",
    left: "Lähdit tiimistä {{team}}.",
    given: "Kortti annettiin takaisin.",
  },
  take: {
    title: "Poistetaanko ”{{title}}” jäseneltä {{who}}?",
    text: "Se poistuu heti jäsenen näkymästä. Kortti, sen koodit ja yhteystiedot pysyvät sinulla.",
  },
  back: {
    title: "Annetaanko ”{{title}}” takaisin?",
    text: "Vierailijat eivät enää näe korttia, ja puhelimet merkitsevät sen pois käytöstä. Tiimin omistaja voi palauttaa sen 30 päivän ajan.",
  },
  leaving: {
    title: "Lähdetkö tiimistä {{team}}?",
    text: "Kortti ja sillä kerätyt yhteystiedot jäävät tiimille. Oma tilisi pysyy ennallaan.",
  },
  holder: {
    label: "Kenen kortit",
    all: "Kaikki kortit",
    members: "Annettu jäsenille",
    nobody: "Ei annettu kenellekään",
    teams: "Tiimeistä, joissa olen",
    none: "Mikään kortti ei täsmää.",
  },
} satisfies Translated<typeof en>;
