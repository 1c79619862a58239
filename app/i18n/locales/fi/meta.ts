export const meta = {
  landing: {
    title: "Sivusi ja korttisi yhdessä linkissä",
    description:
      "Tee linkkisivu ja digitaalinen käyntikortti ja jaa molemmat linkillä, QR-koodilla ja puhelimen lompakolla.",
  },
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
  pricing: {
    title: "Hinnat",
    description:
      "Yksi sivu ja yksi kortti ovat ilmaisia. PRO tuo ulkoasut, yhteystietotiedostot ja paikat tiimille.",
  },
  dashboard: { title: "Työpöytä", description: "Sivusi ja käyntikorttisi." },
  dashboardPages: { title: "Sivut", description: "Sivusi." },
  dashboardCards: { title: "Wallet-kortit", description: "Käyntikorttisi." },
  editorPage: { title: "Sivueditori", description: "Tee sivu linkeillesi: kirjoita, esikatsele, julkaise." },
  editorCard: { title: "Korttieditori", description: "Tee digitaalinen käyntikortti, jossa on QR-koodi." },
  sharePage: { title: "Jaa sivu", description: "Jaa sivusi linkillä, QR-koodilla tai sähköpostilla." },
  shareCard: { title: "Jaa kortti", description: "Jaa käyntikorttisi linkillä ja QR-koodilla." },
  notFound: { title: "Sivua ei löytynyt", description: "Etsimääsi sivua ei ole saatavilla." },
};
