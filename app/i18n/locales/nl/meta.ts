export const meta = {
  landing: {
    title: "Je pagina en je kaartje in één link",
    description:
      "Maak een pagina met al je links en een digitaal visitekaartje, en deel ze met een link, QR-code en wallet op je telefoon.",
  },
  login: { title: "Inloggen", description: "Log in om je pagina’s en visitekaartjes te bewerken." },
  signUp: {
    title: "Aanmelden",
    description: "Maak een account voor je pagina en je visitekaartje. Het kost niets.",
  },
  forgotPassword: {
    title: "Wachtwoord vergeten",
    description: "Krijg een link om een nieuw wachtwoord te kiezen.",
  },
  forgotPasswordChange: {
    title: "Kies een nieuw wachtwoord",
    description: "Kies een nieuw wachtwoord voor je account.",
  },
  verifyEmail: { title: "Bevestig je adres", description: "Bevestig het e-mailadres van je account." },
  pricing: {
    title: "Prijzen",
    description:
      "Eén pagina en één kaartje zijn gratis. Met PRO krijg je designs, contactbestanden en plekken voor een team.",
  },
  dashboard: { title: "Overzicht", description: "Je pagina’s en visitekaartjes." },
  dashboardPages: { title: "Pagina’s", description: "Je pagina’s." },
  dashboardCards: { title: "Wallet-kaartjes", description: "Je visitekaartjes." },
  editorPage: {
    title: "Pagina-editor",
    description: "Maak een pagina met je links: schrijven, bekijken, publiceren.",
  },
  editorCard: { title: "Kaartje-editor", description: "Maak een digitaal visitekaartje met een QR-code." },
  sharePage: { title: "Pagina delen", description: "Deel je pagina met een link, QR-code of e-mail." },
  shareCard: { title: "Kaartje delen", description: "Deel je visitekaartje met een link of QR-code." },
  notFound: { title: "Pagina niet gevonden", description: "De pagina die je zoekt, is niet beschikbaar." },
};
