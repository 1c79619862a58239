/** Titles and descriptions of the screens. */
export const meta = {
  landing: {
    title: "Your page and your card, in one link",
    description:
      "Make a link-in-bio page and a digital business card, and share both by link, QR code and phone wallet.",
  },
  login: { title: "Log in", description: "Log in to edit your pages and business cards." },
  signUp: {
    title: "Sign up",
    description: "Make an account for your page and your business card. It costs nothing.",
  },
  forgotPassword: { title: "Forgot password", description: "Get a link to choose a new password." },
  forgotPasswordChange: {
    title: "Choose a new password",
    description: "Choose a new password for your account.",
  },
  verifyEmail: { title: "Confirm your address", description: "Confirm the e-mail address of your account." },
  pricing: {
    title: "Pricing",
    description: "One page and one card are free. PRO adds designs, contact files and seats for a team.",
  },
  dashboard: { title: "Dashboard", description: "Your pages and business cards." },
  dashboardPages: { title: "Pages", description: "Your pages." },
  dashboardCards: { title: "Wallet cards", description: "Your business cards." },
  editorPage: { title: "Page editor", description: "Make a page with your links: write, preview, publish." },
  editorCard: { title: "Card editor", description: "Make a digital business card with a QR code." },
  sharePage: { title: "Share page", description: "Share your page by link, QR code and e-mail." },
  shareCard: { title: "Share card", description: "Share your business card by link and QR code." },
  notFound: { title: "Page not found", description: "The page you're looking for isn't available." },
};
