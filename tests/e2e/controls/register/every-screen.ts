import type { Register } from "../register.ts";

/** What stands around every screen: header, footer, menus, notices. */
export const everyScreen = {
  "every screen › Menu": {
    button: ["Close"],
    link: ["Digital business cards", "Link in bio", "Log in", "Pricing", "QR codes"],
  },
  "every screen › Products": {
    menuitem: ["Digital business cards", "Link in bio", "QR codes"],
  },
  "every screen › Your account": {
    menuitem: ["Account settings", "Log out"],
  },
  // Opens on every screen; the journey of it does on this one.
  "/dashboard › Admin panel": {
    button: ["Hide password", "Log in", "Show password"],
    textbox: ["E-mail of the account", "Reason", "Your password"],
  },
  "every screen": {
    button: ["Admin panel", "Log out", "Open menu", "Products", "Your account"],
    link: ["Dashboard", "Get started", "Log in", "Pricing", "Skip to content", "Upgrade", "{{brand}}, home"],
  },
  "every screen › notice": {
    button: ["Close", "Make the matching card", "Show me", "Try again", "Undo"],
  },
} satisfies Register;
