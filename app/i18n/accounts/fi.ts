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
    submit: "Luo tili",
    haveAccount: "Onko sinulla jo tili?",
    logIn: "Kirjaudu sisään",
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
} satisfies Translated<typeof en>;
