import type { Translated } from "../translated";
import type en from "./en";

export default {
  heading: "Lähteneiden kortit",
  decide: "Päätä",
  undo: "Kumoa",
  undoing: "Kumotaan",
  until: "voi kumota {{date}} asti",
  undone: "Kumottu. Kortti on niin kuin ennen.",
  decided: "Päätetty. Voit kumota sen vuorokauden ajan.",
  former: "entinen jäsen",
  close: "Sulje",
  cancel: "Peruuta",
  open: {
    left: "{{name}} on lähtenyt. Päätä, mitä kortille ”{{title}}” tapahtuu.",
    deleted: "Jäsen poisti tilinsä. Päätä, mitä kortille ”{{title}}” tapahtuu.",
  },
  settled: {
    successor: "Kortti ”{{title}}” annettiin eteenpäin.",
    keep: "Kortti ”{{title}}” on ilman henkilöä.",
    retire: "Kortti ”{{title}}” on poistettu käytöstä.",
  },
  dialog: {
    remove: "Poistetaanko {{name}} tiimistä?",
    decide: "Mitä kortille ”{{title}}” tapahtuu?",
    removed:
      "{{name}} ei enää näe korttia eikä sen yhteystietoja; oma tili pysyy ennallaan. Voit kumota kaiken vuorokauden ajan.",
    left: "{{name}} on lähtenyt tiimistäsi, eikä kortti ole nyt kenelläkään. Voit kumota päätöksesi vuorokauden ajan.",
    deleted:
      "Jäsen poisti tilinsä, eikä kortti ole nyt kenelläkään. Voit kumota päätöksesi vuorokauden ajan.",
    submitRemove: "Poista jäsen",
    submit: "Tallenna päätös",
    saving: "Tallennetaan",
    loading: "Ladataan",
  },
  card: {
    label: "Kortti",
    successor: "Anna jollekulle toiselle",
    successorText:
      "Kortti pysyy samana: sen koodit ja puhelimien passit pysyvät voimassa ja näyttävät uuden nimen, kun uusi henkilö on muokannut korttia.",
    keep: "Pidä ilman henkilöä",
    keepText: "Kortti pysyy ennallaan, myös kävijöille ja puhelimissa, kunnes annat sen jollekulle.",
    retire: "Poista käytöstä",
    retireText:
      "Kävijät eivät enää näe sitä, puhelimien passit mitätöityvät ja sen paikka vapautuu. Painetut koodit toimivat edelleen.",
  },
  person: {
    label: "Kuka saa kortin",
    invite: "Kutsu joku uusi",
    email: "Sähköpostiosoite",
    emailText: "Hän saa kutsun, ja kortti on hänen, kun hän hyväksyy sen.",
    missing: "Valitse joku.",
  },
  codes: {
    label: "Kortin koodit",
    stay: "Ne johtavat edelleen tähän korttiin",
    stayText: "Painetun koodin skannaava näkee sen, mihin tämä kortti johtaa.",
    retired: "Ne johtavat kortin sivulle",
    retiredText:
      "Painetun koodin skannaava näkee sivun, johon kortti oli linkitetty; jos sellaista ei ole, ilmoituksen, ettei korttia enää ole.",
    card: "Ne johtavat toisen jäsenen korttiin",
    cardText: "Painetun koodin skannaava näkee sen jäsenen kortin.",
    page: "Ne johtavat jollekin sivuistasi",
    pageText: "Painetun koodin skannaava näkee sen sivun, kunnes annat kortin jollekulle.",
    holder: "Kenen kortti",
    target: "Mikä sivu",
    missing: "Valitse sivu.",
  },
  contacts: {
    label: "Yhteystiedot",
    text: "Kaikki yhteystiedot jäävät sinulle.",
    sees: "Uusi henkilö näkee myös aiemmat yhteystiedot",
    seesText: "Muuten hän näkee vain ne, jotka itse saa.",
    offer: "Tarjoa tiedostoa saaduista yhteystiedoista: {{name}}",
    offerText:
      "Juuri ne voi ladata 14 päivän ajan CSV- tai vCard-tiedostona, ilman tiimin muistiinpanoja ja tunnisteita.",
  },
  offer: {
    title: "{{team}} antaa sinun ottaa yhteystietosi mukaasi",
    text: "Ne ovat yhteystiedot, jotka sait tiimin jäsenenä. Voit ladata ne {{date}} asti.",
    csv: "Lataa CSV",
    vcard: "Lataa vCard",
  },
  account: {
    members: "Tiimisi jäseniä: {{count}}",
    text: "He menettävät korttinsa, ja heille kerrotaan ilmoituksella ja sähköpostilla. Tiimiä ei voi siirtää toiselle tilille.",
    tick: "Tiedän, että tiimini päättyy tilini mukana",
  },
} satisfies Translated<typeof en>;
