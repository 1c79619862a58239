import type { Register } from "../register.ts";

/** Leaving, with everything. */
export const leaving = {
  "/account-delete": {
    button: ["Continue", "Delete my account", "Hide password", "Show password"],
    link: ["Back", "Continue", "Export everything first", "Keep my account"],
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
    button: ["Hide password", "Make the export", "Send a new link", "Show password"],
    link: ["Download"],
    textbox: ["Your password"],
  },
  "/account-deleted": {
    link: ["To the start page"],
  },
} satisfies Register;
