export const meta = {
  landing: {
    title: "Deine Seite und deine Karte in einem Link",
    description:
      "Erstelle eine Seite mit all deinen Links und eine digitale Visitenkarte und teile beide per Link, QR-Code und Wallet auf dem Handy.",
  },
  login: {
    title: "Anmelden",
    description: "Melde dich an, um deine Seiten und Visitenkarten zu bearbeiten.",
  },
  signUp: {
    title: "Registrieren",
    description: "Leg ein Konto für deine Seite und deine Visitenkarte an. Es kostet nichts.",
  },
  forgotPassword: {
    title: "Passwort vergessen",
    description: "Hol dir einen Link, um ein neues Passwort zu wählen.",
  },
  forgotPasswordChange: {
    title: "Neues Passwort wählen",
    description: "Wähl ein neues Passwort für dein Konto.",
  },
  verifyEmail: { title: "Adresse bestätigen", description: "Bestätige die E-Mail-Adresse deines Kontos." },
  pricing: {
    title: "Preise",
    description:
      "Eine Seite und eine Karte sind kostenlos. PRO bringt Designs, Kontaktdateien und Plätze fürs Team.",
  },
  dashboard: { title: "Übersicht", description: "Deine Seiten und Visitenkarten." },
  dashboardPages: { title: "Seiten", description: "Deine Seiten." },
  dashboardCards: { title: "Wallet-Karten", description: "Deine Visitenkarten." },
  editorPage: {
    title: "Seiteneditor",
    description: "Erstelle eine Seite mit deinen Links: schreiben, ansehen, veröffentlichen.",
  },
  editorCard: { title: "Karteneditor", description: "Erstelle eine digitale Visitenkarte mit QR-Code." },
  sharePage: {
    title: "Seite teilen",
    description: "Teile deine Seite per Link, QR-Code und E-Mail.",
  },
  shareCard: { title: "Karte teilen", description: "Teile deine Visitenkarte per Link und QR-Code." },
  notFound: { title: "Seite nicht gefunden", description: "Die Seite, die du suchst, ist nicht verfügbar." },
};
