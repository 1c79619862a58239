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
    button: ["Hide password", "Log in", "Show password"],
    link: ["Forgot your password?", "Sign up"],
    textbox: ["E-mail", "Password"],
  },
  "/pricing": {
    link: ["Make your page"],
    radio: ["Monthly", "Yearly"],
  },
  "/sign-up": {
    button: ["Create account", "Hide password", "Show password"],
    link: ["Log in"],
    textbox: ["E-mail", "Name", "Password"],
  },
  "/verify-email": {
    button: ["Confirm address", "Send a new link"],
    link: ["Go to the dashboard", "Log in"],
  },
} satisfies Register;
