import type { Register } from "../register.ts";

/** One's own account. */
export const ways = {
  "/account-sign-in › Confirm that it is you": {
    button: [
      "Close",
      "Confirm",
      "Confirm with a passkey",
      "Confirm with {{provider}}",
      "Hide password",
      "Show password",
    ],
    textbox: ["Password"],
  },
  "/account-sign-in › Remove {{name}}?": { button: ["Cancel", "Close", "Remove"] },
  "/account-sign-in › Rename passkey": { button: ["Close", "Rename"], textbox: ["Name"] },
  "/account-sign-in › Unlink {{provider}}?": { button: ["Cancel", "Close", "Unlink"] },
  "/account-sign-in": {
    button: [
      "Add a passkey",
      "Link {{provider}}",
      "Remove {{name}}",
      "Rename {{name}}",
      "Unlink {{provider}}",
    ],
    link: ["Account settings"],
  },
} satisfies Register;
