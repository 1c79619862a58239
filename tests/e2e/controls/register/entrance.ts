import type { Register } from "../register.ts";

/** What is open to everybody, and signing in. */
export const entrance = {
  "/": {
    button: [
      "Do I need an account to begin?",
      "Does anybody need an app?",
      "Is it really free?",
      "Make your page",
      "What do you know about my visitors?",
      "What happens to printed codes when my plan ends?",
      "Which address does my page get?",
    ],
    link: [
      "Compare everything",
      "Make your card",
      "Make your page",
      "Start with a card",
      "Start with a page",
      "Start with {{name}}",
      "What it costs",
      "…",
    ],
    textbox: ["Your address"],
  },
  "/editor-start": {
    button: [
      "Already have a page elsewhere?",
      "Choose another start",
      "Find its links",
      "Go to the editor",
      "Leave it out",
      "Start empty",
      "Start with a free theme",
      "Start with {{name}}",
      "Try again",
      "What do you do?",
      "…",
    ],
    link: ["Go to the start"],
    textbox: ["Address", "Its address", "Your name or your business"],
  },
  "/editor-start › Take over your page": {
    button: ["Cancel", "Close", "Take over"],
    checkbox: ["…"],
  },
  "/editor-start › What do you do?": {
    option: ["…"],
  },
  "/404": {
    link: ["Go to the start"],
  },
  "/cookie-settings": {
    button: ["Save"],
    checkbox: ["Measurement", "Support chat"],
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
    button: [
      "Can I add and remove seats?",
      "Can I get my money back?",
      "Can I take everything with me?",
      "Do I get invoices with VAT?",
      "How can I pay?",
      "How do I move here from another product?",
      "Monthly or yearly?",
      "One seat fewer",
      "One seat more",
      "What happens when I cancel?",
      "What is a seat?",
      "What is free?",
    ],
    link: ["Get PRO", "Make your page", "Manage subscription"],
    radio: ["Monthly", "Yearly"],
    textbox: ["Seats"],
  },
  "/pricing-iframe": {
    button: ["One seat fewer", "One seat more"],
    link: ["Get PRO", "Make your page"],
    radio: ["Monthly", "Yearly"],
    textbox: ["Seats"],
  },
  "/sign-up": {
    button: [
      "Continue with {{provider}}",
      "Create account",
      "Hide password",
      "Show password",
      "Sign in with a passkey",
    ],
    link: ["Log in", "Log in with this address"],
    textbox: ["E-mail", "Name", "Password"],
  },
  "/verify-email": {
    button: ["Accept", "Confirm address", "Hide password", "Send a new link", "Show password"],
    link: ["Forgot your password?", "Go to the dashboard", "Log in"],
    textbox: ["Password"],
  },
} satisfies Register;
