import type { Register } from "../register.ts";

/** Leaving, with everything. */
export const leaving = {
  "/account-delete": {
    button: ["Continue", "Delete my account", "Hide password", "Show password"],
    checkbox: ["I know that my team ends with my account"],
    link: ["Back", "Continue", "Export everything first", "Keep my account", "Open Billing"],
    radio: [
      "I do not use it",
      "I use another service",
      "I want my data gone",
      "It costs too much",
      "It is too difficult",
      "Something else",
      "Something is missing",
    ],
    textbox: ["E-mail address of your account", "Your password"],
  },
  "/account-export": {
    button: ["Make the export", "Send a new link"],
    link: ["Account settings", "Download", "Go to the start"],
  },
  "/account-delete › Confirm that it is you": { button: ["Close", "Confirm with {{provider}}"] },
  "/account-export › Confirm that it is you": { button: ["Close", "Confirm with {{provider}}"] },
  "/account-deleted": {
    link: ["To the start page"],
  },
} satisfies Register;
