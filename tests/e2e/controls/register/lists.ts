import type { Register } from "../register.ts";

/** The dashboard and the two lists. */
export const lists = {
  "/dashboard › Discard “{{title}}”?": {
    button: ["Cancel", "Close", "Discard"],
  },
  "/dashboard › What do you do?": { option: ["…"] },
  "/dashboard": {
    button: [
      "Ask no more",
      "Discard",
      "Hide",
      "Next",
      "See plans",
      "Send the confirmation again",
      "Skip",
      "Try again",
      "What do you do?",
      "…",
    ],
    link: [
      "All cards",
      "All pages",
      "Business cards",
      "Dashboard",
      "Open in the editor",
      "Pages",
      "See what can be done",
      "Add a picture",
      "Download a code",
      "Fill in five links",
      "Make a business card",
      "Put a page online",
      "Share it",
      "Renew subscription",
      "Settle the payment",
      "Upgrade",
      "…",
    ],
    radio: ["Another one", "For clients of mine", "For my company", "For myself", "…"],
    textbox: ["What is your name?"],
  },
  "/dashboard-business-cards › Delete {{title}}?": {
    button: ["Cancel", "Close", "Delete card"],
  },
  "/dashboard-business-cards › Discard “{{title}}”?": {
    button: ["Cancel", "Close", "Discard"],
  },
  "/dashboard-business-cards › More about {{title}}": {
    menuitem: ["Delete", "Duplicate", "Edit", "Share", "View card"],
  },
  "/dashboard-business-cards": {
    button: [
      "Copy link",
      "Discard",
      "Dismiss the mark of {{title}}",
      "Go on with it as new",
      "More about {{title}}",
      "See plans",
      "Try again",
    ],
    link: [
      "Business cards",
      "Dashboard",
      "New business card",
      "Pages",
      "Renew subscription",
      "Settle the payment",
      "See what can be done",
      "Share",
      "Upgrade",
      "…",
    ],
  },
  "/dashboard-pages › Delete {{title}}?": {
    button: ["Cancel", "Close", "Delete page"],
  },
  "/dashboard-pages › Discard “{{title}}”?": {
    button: ["Cancel", "Close", "Discard"],
  },
  "/dashboard-pages › More about {{title}}": {
    menuitem: ["Delete", "Duplicate", "Edit", "Make a business card from it", "Share", "View page"],
  },
  "/dashboard-pages": {
    button: [
      "Copy link",
      "Discard",
      "Dismiss the mark of {{title}}",
      "Go on with it as new",
      "More about {{title}}",
      "PRO",
      "See plans",
      "Try again",
    ],
    link: [
      "Business cards",
      "Dashboard",
      "New page",
      "Pages",
      "Renew subscription",
      "Settle the payment",
      "Upgrade",
      "…",
    ],
    switch: ["Publish {{title}}"],
  },
} satisfies Register;
