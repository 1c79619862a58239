import type { Register } from "../register.ts";

/** The screen of visits. */
export const visits = {
  "/dashboard-visits › Period": { option: ["…"] },
  "/dashboard-visits › What is shown": { option: ["…"] },
  "/dashboard-visits › More": { menuitem: ["Reset counts"] },
  "/dashboard-visits › Reset the counts of {{title}}?": { button: ["Cancel", "Close", "Go on"] },
  "/dashboard-visits › Reset all counts?": { button: ["Cancel", "Close", "Go on"] },
  "/dashboard-visits › Delete them for good?": { button: ["Cancel", "Close", "Delete the counts"] },
  "/dashboard-visits": {
    button: [
      "Hide the table",
      "More",
      "PRO",
      "Period",
      "Save as CSV",
      "Show",
      "Show all {{n}}",
      "Show as table",
      "Show fewer",
      "What is shown",
      "…",
    ],
    link: [
      "A mail every Monday",
      "Wallet cards",
      "Contacts",
      "Dashboard",
      "Make a page",
      "Pages",
      "Print its code",
      "Share your card",
      "Share your page",
      "Team",
      "Visits",
      "What your pages count",
      "…",
    ],
    radio: ["Day", "Hour", "…"],
    slider: ["{{what}} over time"],
    textbox: ["From", "Until"],
  },
} satisfies Register;
