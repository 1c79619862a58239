import type { Register } from "../register.ts";

/** What is open to everybody, and signing in. */
export const entrance = {
  "/": {
    link: [
      "Make your card",
      "Make your page",
      "Start with a card",
      "Start with a page",
      "What it costs",
      "…",
    ],
  },
  "/404": {
    link: ["Go to the start"],
  },
  "/forgot-password": {
    button: ["Send link"],
    link: ["Back to the login"],
    textbox: ["E-mail"],
  },
  "/forgot-password-change": {
    button: ["Change password", "Hide password", "Show password"],
    link: ["Log in"],
    textbox: ["New password", "New password, once more"],
  },
  "/login": {
    button: [
      "Continue with {{provider}}",
      "Hide password",
      "Log in",
      "Show password",
      "Sign in with a passkey",
    ],
    link: ["Forgot your password?", "Sign up"],
    textbox: ["E-mail", "Password"],
  },
  "/login-social-prove": {
    button: ["Confirm and sign in"],
    link: ["Back to the login"],
  },
  "/login-social": {
    button: [
      "Continue with {{provider}}",
      "Hide password",
      "Link and sign in",
      "Send me a link instead",
      "Send the link again",
      "Show password",
      "Sign in with a passkey",
    ],
    link: ["Back to the login", "Ways to sign in"],
    textbox: ["Password"],
  },
  "/pricing": {
    link: ["Make your page"],
    radio: ["Monthly", "Yearly"],
  },
  "/sign-up": {
    button: ["Continue with {{provider}}", "Create account", "Hide password", "Show password"],
    link: ["Log in"],
    textbox: ["E-mail", "Name", "Password"],
  },
  "/verify-email": {
    button: ["Confirm address", "Hide password", "Send a new link", "Show password"],
    link: ["Forgot your password?", "Go to the dashboard", "Log in"],
    textbox: ["Password"],
  },
} satisfies Register;
