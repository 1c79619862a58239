import type { Translated } from "../translated";
import type en from "./en";

export default {
  lost: "Kaikki näytöllä oleva on tallella. Tarkista yhteys ja yritä uudelleen.",
  meta: {
    settings: {
      title: "Ilmoitukset",
      description: "Valitse, kuinka usein kirjoitamme sinulle.",
    },
  },
  kinds: {
    paid: "Maksusi {{price}} on vastaanotettu. Tilauksesi on maksettu {{date}} asti.",
    paymentFailed: "Tilauksesi maksu {{price}} epäonnistui.",
    actionNeeded: "Pankkisi pyytää sinua vahvistamaan maksun {{price}}.",
    renewsSoon: "Tilauksesi uusiutuu {{date}} hintaan {{price}}.",
    endsSoon: "Tilauksesi päättyy {{date}}.",
    ended: {
      unknown: "Tilauksesi päättyi {{date}}.",
      cancelled: "Tilauksesi päättyi {{date}}, koska se irtisanottiin.",
      payment: "Tilauksesi päättyi {{date}}, koska maksu epäonnistui.",
      withdrawn: "Tilauksesi päättyi {{date}}, koska peruutit oston.",
    },
    withdrawn: "Peruutit oston. Hyvitimme {{price}}; rahojen saapumiseen voi mennä kymmenen päivää.",
    subscriptionCancelled: "Tilauksesi on irtisanottu ja on voimassa {{date}} asti.",
    contact: "{{name}} jätti tietonsa sivullesi {{page}}.",
    contactUnnamed: "Joku jätti tietonsa sivullesi {{page}}.",
    contactByCard: "{{name}} jätti tietonsa kortillesi {{card}}.",
    contactByCardUnnamed: "Joku jätti tietonsa kortillesi {{card}}.",
    contactWithdrawn: "Joku perui sinulle jättämänsä tiedot. Ne on poistettu.",
    contactsExpire:
      "{{date}} alkaen poistetaan yhteystiedot, joiden viimeisestä tapaamisesta on yli {{months}} kuukautta. Siihen asti voit viedä ne tai valita pidemmän säilytysajan.",
    invitation: "{{name}} kutsuu sinut tiimiinsä.",
    joined: "{{name}} liittyi tiimiisi.",
    left: "{{name}} lähti tiimistäsi.",
    cardAssigned: "Kortti {{title}} annettiin sinulle.",
    cardUnassigned: "Kortti {{title}} ei ole enää sinun.",
    identityAdded: "{{provider}} yhdistettiin tiliisi.",
    identityRemoved: "{{provider}} irrotettiin tilistäsi.",
    passkeyAdded: "Tiliisi lisättiin pääsyavain.",
    passkeyRemoved: "Tililtäsi poistettiin pääsyavain.",
    passwordChanged: "Salasanasi vaihdettiin.",
    emailChanged: "Sähköpostiosoitteesi vaihdettiin.",
    newDevice: "Uusi kirjautuminen tilillesi: {{where}}.",
    newDeviceUnknown: "Uusi kirjautuminen tilillesi.",
    signedOut: "Vanhaa kirjautumista käytettiin toisen kerran, joten päätimme sen istunnon.",
    actedAs: "Tukemme kävi tililläsi. Syy: {{reason}}",
    exportReady: "Vientisi on valmis. Voit ladata sen {{date}} asti.",
    paidOnly: "Maksusi {{price}} on vastaanotettu. Tilauksesi oli jo päättynyt.",
    paidRenews:
      "Maksusi {{price}} on vastaanotettu. Tilauksesi on maksettu {{date}} asti ja uusiutuu sitten itsestään.",
    paymentFailedNext:
      "Tilauksesi maksu {{price}} epäonnistui. Yritämme uudelleen {{next}}. Ilman maksua tilauksesi päättyy viimeistään {{ends}}.",
    paymentFailedLast:
      "Tilauksesi maksu {{price}} epäonnistui taas. Viimeinen yritys on {{next}}. Jos sekin epäonnistuu, tilauksesi päättyy, eivätkä sivusi enää näy.",
    planKept: "Tilauksesi jatkuu ennallaan. Se uusiutuu {{date}} hintaan {{price}}.",
    changePlanned: {
      monthly:
        "Tilauksesi muuttuu {{date}}. Siitä alkaen: paikkoja {{seats}}, maksu kuukausittain. Siihen asti kaikki pysyy ennallaan, ja voit perua muutoksen.",
      yearly:
        "Tilauksesi muuttuu {{date}}. Siitä alkaen: paikkoja {{seats}}, maksu vuosittain. Siihen asti kaikki pysyy ennallaan, ja voit perua muutoksen.",
    },
    shrinksSoon:
      "{{date}} alkaen tilauksessasi on vähemmän paikkoja: {{seats}}. Sinulla on nyt enemmän, ja loput lakkaavat näkymästä: sivuja {{pages}}, kortteja {{cards}}. Valitse laskutuksesta, mitkä jäävät, tai pidä paikkasi.",
    shrunk:
      "Tilauksessasi on nyt vähemmän paikkoja: {{seats}}. Mikä ei mahdu, lepää eikä näy: sivuja {{pages}}, kortteja {{cards}}. Mitään ei poistettu. Laskutuksesta näet, miten valitset näkyvät tai saat lisää paikkoja.",
    shrinksSoonChosen:
      "{{date}} alkaen tilauksessasi on vähemmän paikkoja: {{seats}}. {{staying}} Loput lakkaavat näkymästä: sivuja {{pages}}, kortteja {{cards}}. Laskutuksessa voit valita uudelleen tai pitää paikkasi.",
    removed: "Et ole enää tiimissä {{name}}.",
    contactsOffered:
      "{{name}} antaa sinun ottaa mukaasi yhteystiedot, jotka sait tiimissä. Voit ladata ne {{date}} asti.",
    rejoined: "Olet taas tiimissä, jonka omistaa {{name}}.",
    teamEnded: "{{name}} poisti tilinsä. Tiimi ja sen kortit ovat poissa; oma tilisi pysyy ennallaan.",
    visits:
      "Viikkosi {{date}} asti: katselut {{views}}, päivittäiset kävijät {{visitors}}, klikkaukset vähintään {{clicks}}, skannaukset {{scans}}, yhteystiedot {{contacts}}.",
  },
  list: {
    title: "Ilmoitukset",
    markAll: "Merkitse kaikki luetuiksi",
    settings: "Kaikki asetukset",
    more: "Näytä lisää",
    unread: "Lukematta",
    loading: "Ladataan ilmoituksia",
    empty: "Ei vielä mitään",
    emptyText: "Uudet yhteydenotot, maksut ja kirjautumiset näkyvät täällä.",
    failed: "Ilmoituksia ei voitu ladata.",
    retry: "Yritä uudelleen",
  },
  settings: {
    text: "Valitse, kuinka usein lähetämme sähköpostia kustakin asiasta. Kellon takaa löydät aina kaikki.",
    always: "Tilisi turvallisuutta ja maksuja koskevat viestit lähetetään aina heti.",
    digests:
      "Päivittäiset viestit tulevat klo 8.00, viikoittaiset maanantaisin klo 8.00. Aikavyöhyke: {{zone}}.",
    changeZone: "Vaihda aikavyöhykettä",
    contact: "Yhteydenotot",
    team: "Tiimi",
    kinds: {
      contact: "Joku jättää tietonsa sivulle",
      contactWithdrawn: "Joku peruu tietonsa",
      invitation: "Sinut kutsutaan tiimiin",
      joined: "Joku liittyy tiimiisi",
      left: "Joku lähtee tiimistäsi",
      cardAssigned: "Sinulle annetaan kortti",
      cardUnassigned: "Kortti ei ole enää sinun",
      removed: "Sinut poistetaan tiimistä",
      contactsOffered: "Tiimi, josta lähdit, tarjoaa sinulle yhteystietosi",
      rejoined: "Olet taas tiimissä",
      teamEnded: "Tiimisi omistaja poistaa tilinsä",
      visits: "Viikon luvut joka maanantai",
    },
    frequencies: {
      immediate: "Heti",
      daily: "Päivittäin",
      weekly: "Viikoittain",
      off: "Ei koskaan",
    },
    saved: "Tallennettu",
    unverified:
      "Sähköpostiosoitettasi ei ole vielä vahvistettu. Siihen asti muut viestit odottavat: löydät kaiken kellon takaa.",
    visits: "Käynnit",
  },
  stays: "Sen jälkeen vain {{page}} näkyy edelleen, ilmaisena sivunasi.",
  stayed: "Vain {{page}} näkyy edelleen, ilmaisena sivunasi.",
  more: "{{names}} ja {{left}} muuta",
  staying: "Valintasi mukaan jäävät: sivuja {{pages}}, kortteja {{cards}}.",
} satisfies Translated<typeof en>;
