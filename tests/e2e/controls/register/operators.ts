import type { Register } from "../register.ts";

/** The operators' controls. */
export const operators = {
  "/operators › Account": {
    button: [
      "Block account",
      "Restore account",
      "Restore {{name}}",
      "Search",
      "Show more",
      "Suspend {{name}}",
    ],
    link: ["…"],
    textbox: ["E-mail address of the account"],
  },
  "/operators › Block {{name}}?": {
    button: ["Block account", "Cancel", "Close"],
    checkbox: ["End the plan too"],
    textbox: ["Reason"],
  },
  "/operators › Confirm that it is you": {
    button: ["Close", "Confirm", "Hide password", "Show password"],
    textbox: ["Password"],
  },
  "/operators › Dismiss the reports of {{name}}?": {
    button: ["Cancel", "Close", "Dismiss reports"],
    textbox: ["Reason"],
  },
  "/operators › Failed jobs": { button: ["Retry {{name}}", "Show more"] },
  "/operators › Reports": {
    button: [
      "Dismiss the reports of {{name}}",
      "Restore {{name}}",
      "Show account of {{name}}",
      "Show more",
      "Suspend {{name}}",
    ],
    link: ["…"],
  },
  "/operators › Restore {{name}}?": {
    button: ["Cancel", "Close", "Restore account", "Restore page"],
    textbox: ["Reason"],
  },
  "/operators › Suspend {{name}}?": {
    button: ["Cancel", "Close", "Suspend page"],
    textbox: ["Reason"],
  },
  "/operators": {
    // For users without access to the screen.
    link: ["Go to the start"],
    tab: ["Account", "Failed jobs", "Reports"],
  },
} satisfies Register;
