import type { Register } from "../register.ts";

/** The owner's team, and an invitation to one. */
export const team = {
  "/dashboard-team › Card": { option: ["…"] },
  "/dashboard-team › Invite to the team": {
    button: ["Cancel", "Card", "Close", "Send invitation"],
    radio: ["Create and delete", "Edit"],
    textbox: ["E-mail"],
  },
  "/dashboard-team › More about {{title}}": {
    menuitem: ["Remove from the team", "Send again", "Take back"],
  },
  "/dashboard-team › Remove {{name}} from the team?": { button: ["Cancel", "Close", "Remove member"] },
  "/dashboard-team › State": { option: ["…"] },
  "/dashboard-team › Take back the invitation to {{email}}?": {
    button: ["Cancel", "Close", "Take back invitation"],
  },
  "/dashboard-team": {
    button: [
      "Clear the search",
      "Invite",
      "More about {{title}}",
      "See plans",
      "Send a new link",
      "Show everybody",
      "Show more",
      "State",
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
