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
  "every screen": {
    button: ["Open menu", "Products", "Your account"],
    link: ["Dashboard", "Get started", "Log in", "Pricing", "Skip to content", "Upgrade", "{{brand}}, home"],
  },
  "every screen › notice": {
    button: ["Close", "Make the matching card", "Show me", "Try again", "Undo"],
  },
} satisfies Register;
