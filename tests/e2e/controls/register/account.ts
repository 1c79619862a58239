import type { Register } from "../register.ts";

/** The account's own screens. */
export const account = {
  "/account › Confirm that it is you": {
    button: ["Close", "Confirm", "Hide password", "Show password"],
    textbox: ["Password"],
  },
  "/account": {
    button: [
      "Cancel",
      "Change address",
      "Keep the old one",
      "Send a new link",
      "Sign out everywhere else",
      "Sign out {{name}}",
    ],
    link: [
      "Billing",
      "Change password",
      "Delete {{name}}",
      "Edit",
      "Export everything",
      "Notifications",
      "Ways to sign in",
    ],
    textbox: ["E-mail"],
  },
  "/account-edit › Industry": { option: ["…"] },
  "/account-edit › Language of mails": { option: ["…"] },
  "/account-edit › Picture": {
    button: ["Cancel", "Use picture"],
    slider: ["Zoom"],
  },
  "/account-edit › Team size": { option: ["…"] },
  "/account-edit › Time zone": { option: ["…"] },
  "/account-edit › You use {{brand}} for": { option: ["…"] },
  "/account-edit": {
    button: [
      "Choose another",
      "Choose picture",
      "Crop",
      "Industry",
      "Language of mails",
      "Remove",
      "Save",
      "Team size",
      "Time zone",
      "You use {{brand}} for",
    ],
    file: ["…"],
    link: ["Account settings", "Cancel"],
    textbox: ["Name", "…"],
  },
  "/account-edit-pass": {
    button: ["Change password", "Hide password", "Show password"],
    link: ["Account settings", "Cancel"],
    textbox: ["Current password", "New password", "New password, once more"],
  },
  "/account-email": {
    button: ["Confirm new address"],
    link: ["Go to account settings"],
  },
  "/account-notifications": {
    link: ["Account settings", "Change time zone"],
    radio: ["At once", "Daily", "Off", "Weekly"],
  },
  "/account-undo-email": {
    button: ["Hide password", "Show password", "Undo the change"],
    link: ["Log in"],
    textbox: ["New password", "New password, once more"],
  },
} satisfies Register;
