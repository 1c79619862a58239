import type { Register } from "../register.ts";

/** The owner's team, and an invitation to one. */
export const team = {
  "/dashboard-team › Card": { option: ["…"] },
  "/dashboard-team › Cards and codes to print": {
    button: ["Cancel", "Close", "Download"],
    radio: ["All cards", "Codes alone", "One on a page", "Only cards that are assigned", "Ten on a sheet"],
  },
  "/dashboard-team › Invite to the team": {
    button: ["Cancel", "Card", "Close", "Send invitation"],
    radio: ["Create and delete", "Edit"],
    textbox: ["E-mail"],
  },
  "/dashboard-team › Cards for many people": {
    button: [
      "Another file",
      "Check rows",
      "Choose a file",
      "Close",
      "Done",
      "Download the result",
      "Invite the rest",
      "Make {{count}} card",
      "Show: …",
      "What the column “{{name}}” holds",
    ],
    checkbox: ["Invite each person by e-mail to their card"],
    radio: ["Create and delete", "Edit"],
    textbox: ["Or paste the rows here"],
  },
  "/dashboard-team › What the column “{{name}}” holds": { option: ["…"] },
  "/dashboard-team › More about {{title}}": {
    menuitem: ["Remove from the team", "Send again", "Take back"],
  },
  "/dashboard-team › Remove {{name}} from the team?": {
    button: ["Cancel", "Close", "Remove member", "Who gets the card"],
    checkbox: [
      "Offer {{name}} a file of the contacts they met",
      "The new person also sees the contacts met before",
    ],
    radio: [
      "Hand it to somebody else",
      "Keep it without a person",
      "Retire it",
      "They go on leading to this card",
      "They lead to the card’s page",
    ],
  },
  "/dashboard-team › State": { option: ["…"] },
  "/dashboard-team › Take back the invitation to {{email}}?": {
    button: ["Cancel", "Close", "Take back invitation"],
  },
  "/dashboard-team › What becomes of the card “{{title}}”?": {
    button: ["Cancel", "Close", "Save decision", "Which page", "Who gets the card", "Whose card"],
    checkbox: [
      "Offer {{name}} a file of the contacts they met",
      "The new person also sees the contacts met before",
    ],
    radio: [
      "Hand it to somebody else",
      "Keep it without a person",
      "Retire it",
      "They go on leading to this card",
      "They lead to another member’s card",
      "They lead to one of your pages",
      "They lead to the card’s page",
    ],
    textbox: ["E-mail address"],
  },
  "/dashboard-team › Which page": { option: ["…"] },
  "/dashboard-team › Who gets the card": { option: ["…"] },
  "/dashboard-team › Whose card": { option: ["…"] },
  "/dashboard-team": {
    button: [
      "Clear the search",
      "Decide",
      "Invite",
      "Many at once",
      "More about {{title}}",
      "Print cards",
      "See plans",
      "Send a new link",
      "Show",
      "Show everybody",
      "Show more",
      "State",
      "Undo",
    ],
    link: [
      "Add seats",
      "Business cards",
      "Contacts",
      "Dashboard",
      "Pages",
      "Renew subscription",
      "Team",
      "The team's look",
      "Upgrade",
      "…",
    ],
    select: ["What {{name}} may do"],
    textbox: ["Search the team"],
  },
  "/team-join": {
    button: ["Accept invitation", "Log out and continue", "Send a new link"],
    link: ["Log in", "Sign up", "To the dashboard"],
  },
} satisfies Register;
