import type { Register } from "../register.ts";

/** The frame of every screen: header, footer, menus, notices. */
export const everyScreen = {
  "every screen › Menu": {
    button: ["Close"],
    link: ["Digital business cards", "Link in bio", "Log in", "Pricing", "QR codes", "Sign up"],
  },
  "every screen › Notifications": {
    button: ["Mark all as read", "Show more", "Try again"],
    link: ["All settings", "…"],
  },
  "every screen › Products": {
    menuitem: ["Digital business cards", "Link in bio", "QR codes"],
  },
  "every screen › Your account": {
    // On a phone an editor has what is beside it in its header here as well.
    menuitem: [
      "Account settings",
      "Cookie settings",
      "Log in",
      "Log out",
      "Notifications",
      "Operations",
      "Save draft",
      "Share",
      "View page",
    ],
  },
  // Opens on every screen; the journey of it does on this one.
  "/dashboard › Admin panel": {
    button: ["Hide password", "Log in", "Show password"],
    textbox: ["E-mail of the account", "Reason", "Your password"],
  },
  "every screen": {
    button: [
      "Admin panel",
      "Allow",
      "Back to my account",
      "More",
      "No thanks",
      "Notifications",
      "Notifications, {{count}} unread",
      "Open menu",
      "Products",
      "Your account",
    ],
    link: [
      "Choose one by one",
      "Cookie settings",
      "Dashboard",
      "Get started",
      "Log in",
      "Pricing",
      "Sign up",
      "Skip to content",
      "{{brand}}, home",
    ],
  },
  "every screen › Get more with PRO": {
    button: ["Close"],
    link: ["All about the prices", "Get PRO"],
    radio: ["Monthly", "Yearly"],
  },
  "every screen › notice": {
    button: [
      "Choose what stays",
      "Close",
      "Make the matching card",
      "My pages",
      "Share",
      "Show me",
      "Team",
      "Try again",
      "Undo",
    ],
  },
} satisfies Register;
