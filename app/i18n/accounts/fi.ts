import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    login: {
      title: "Kirjaudu sisään",
      description: "Kirjaudu sisään ja muokkaa sivujasi ja käyntikorttejasi.",
    },
    signUp: {
      title: "Rekisteröidy",
      description: "Luo tili sivullesi ja käyntikortillesi. Se ei maksa mitään.",
    },
    forgotPassword: {
      title: "Unohtunut salasana",
      description: "Saat linkin, jolla valitset uuden salasanan.",
    },
    forgotPasswordChange: {
      title: "Valitse uusi salasana",
      description: "Valitse tilillesi uusi salasana.",
    },
    verifyEmail: { title: "Vahvista osoitteesi", description: "Vahvista tilisi sähköpostiosoite." },
    social: { title: "Kirjaudu sisään", description: "Kirjaudu Googlella tai Applella." },
  },
  name: "Nimi",
  email: "Sähköposti",
  password: "Salasana",
  passwordRule: "Vähintään {{min}} merkkiä",
  showPassword: "Näytä salasana",
  hidePassword: "Piilota salasana",
  login: {
    title: "Tervetuloa takaisin",
    submit: "Kirjaudu sisään",
    forgot: "Unohditko salasanasi?",
    noAccount: "Eikö sinulla ole tiliä?",
    signUp: "Rekisteröidy",
  },
  signUp: {
    title: "Tee siitä omasi",
    text: "Tilillä sivusi ja korttisi pysyvät tallessa. Se ei maksa mitään.",
    buying: "Ensin tili, sitten maksu. Tilillä sivusi ja korttisi pysyvät tallessa.",
    submit: "Luo tili",
    haveAccount: "Onko sinulla jo tili?",
    logIn: "Kirjaudu sisään",
    made: "Sivusi",
    madeText: "Se on julki tässä osoitteessa heti, kun sinulla on tili.",
    madePaid: "Se säilyy tililläsi. Se käyttää PRO-osia: siellä päätät, miten se julkaistaan.",
    logInInstead: "Kirjaudu tällä osoitteella",
    madeLater: "Se on julki heti, kun sinulla on tili.",
    keepEditing: "Jatka muokkausta",
    madeCard: "Käyntikorttisi",
    madeCardText: "Koodi avaa sen heti, kun sinulla on tili.",
  },
  forgot: {
    title: "Unohditko salasanasi?",
    text: "Kerro sähköpostiosoitteesi, niin lähetämme linkin, jolla voit valita uuden.",
    submit: "Lähetä linkki",
    back: "Takaisin kirjautumiseen",
    sentTitle: "Katso sähköpostisi",
    sentText: "Jos tällä osoitteella on tili, linkki on jo matkalla. Se toimii tunnin ajan.",
  },
  change: {
    title: "Valitse uusi salasana",
    password: "Uusi salasana",
    confirm: "Uusi salasana uudelleen",
    submit: "Vaihda salasana",
    overTitle: "Linkki ei ole enää voimassa",
    overText: "Se on jo käytetty tai yli tunnin vanha.",
    again: "Lähetä uusi linkki",
    doneTitle: "Salasana vaihdettu",
    doneText: "Sinut kirjattiin ulos kaikkialta. Kirjaudu sisään uudella salasanalla.",
  },
  verify: {
    withPassword: "Anna tilin salasana, jotta tiedämme sen olevan sinun.",
    title: "Vahvista osoitteesi",
    text: "Yksi painallus, niin tiedämme, että osoite on sinun.",
    submit: "Vahvista osoite",
    doneTitle: "Kiitos, osoitteesi on vahvistettu",
    overTitle: "Linkki ei ole enää voimassa",
    overText: "Se on jo käytetty tai liian vanha.",
    confirmedText: "Osoitteesi on jo vahvistettu: sinun ei tarvitse tehdä mitään.",
    loginText: "Kirjaudu sisään, niin lähetämme sinulle uuden linkin.",
    sent: "Uusi linkki lähetetty osoitteeseen {{email}}",
    onward: "Siirry työpöydälle",
  },
  social: {
    or: "tai",
    continue: "Jatka palvelulla {{provider}}",
    backToWays: "Kirjautumistavat",
    backToSignUp: "Takaisin rekisteröitymiseen",
    link: "Yhdistä ja kirjaudu",
    mailInstead: "Lähetä minulle linkki",
    mailAgain: "Lähetä linkki uudelleen",
    cancelled: {
      title: "Peruutit palvelussa {{provider}}",
      text: "Mikään ei muuttunut. Se, mitä suunnittelit, on yhä täällä.",
    },
    refused: {
      title: "{{provider}} ei kirjannut sinua sisään",
      text: "Se lähetti vastauksen, jota emme voi hyväksyä. Yritä uudelleen.",
    },
    expired: {
      title: "Se kesti liian kauan",
      text: "Tämä kirjautuminen ei enää kelpaa: se on jo käytetty tai kymmenen minuuttia on kulunut. Aloita alusta.",
    },
    state: {
      title: "Tämä ei alkanut täällä",
      text: "Kirjautuminen alkoi toisessa selaimessa tai ikkunassa. Aloita alusta tässä.",
    },
    away: {
      title: "{{provider}} ei vastaa",
      text: "Yritä hetken kuluttua uudelleen tai kirjaudu toisella tavalla.",
    },
    known: {
      title: "Sinulla on jo tili",
      text: "Osoita kerran, että osoitteen {{email}} tili on sinun. Sen jälkeen {{provider}} kirjaa sinut sisään.",
    },
    mailed: {
      title: "Katso sähköpostisi",
      text: "Jotta kukaan muu ei pääse sisään osoitteellasi, lähetimme linkin osoitteeseen {{email}}. Avaa se tässä selaimessa. Se toimii tunnin.",
    },
    "no-email": {
      title: "{{provider}} ei kertonut osoitetta",
      text: "Ilman sähköpostiosoitetta emme voi luoda tiliä. Rekisteröidy sähköpostillasi.",
    },
    held: {
      title: "Tämä osoite on varattu viikon ajan",
      text: "Eräs tili luopui siitä muutama päivä sitten ja voi vielä ottaa sen takaisin. Yritä myöhemmin uudelleen tai rekisteröidy toisella osoitteella.",
    },
    disabled: { title: "Tämä tili on poistettu käytöstä", text: "Sille ei voi kirjautua." },
    taken: {
      title: "{{provider}} on yhdistetty toiseen tiliin",
      text: "Tämä {{provider}}-tilisi kirjaa jo toisen tilin sisään. Poista yhteys ensin siellä.",
    },
    elsewhere: {
      title: "Se on toinen tili",
      text: "Käytit palvelussa {{provider}} tiliä, jota ei ole yhdistetty tiliisi täällä.",
    },
    "too-many": { title: "Liian monta yritystä", text: "Odota kymmenen minuuttia ja yritä uudelleen." },
  },
  passkey: {
    signIn: "Kirjaudu pääsyavaimella",
    none: "Pääsyavainta ei käytetty. Yritä uudelleen tai kirjaudu toisella tavalla.",
  },
  prove: {
    title: "Vahvista osoitteesi",
    text: "Yksi painallus osoittaa, että {{email}} on sinun, ja kirjaa sinut sisään.",
    submit: "Vahvista ja kirjaudu",
    elsewhereTitle: "Avaa tämä linkki siellä, missä aloitit",
    elsewhereText:
      "Se toimii selaimessa, jossa valitsit kirjautumisen. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään.",
  },
  invited: "{{team}} kutsuu sinut tiimiinsä. Kutsu on osoitteelle {{email}}: käytä tätä osoitetta.",
} satisfies Translated<typeof en>;
