import type { Register } from "../register.ts";

/** The account's plan: its state, buying and changing it. */
export const billing = {
  "/account-billing › Cancel your plan?": {
    button: ["Cancel plan", "Close", "Keep my plan"],
    checkbox: ["I agree to the cancellation policy", "…"],
    link: ["Read what happens when you cancel"],
  },
  "/account-billing › Withdraw from the purchase?": {
    checkbox: ["…"],
    button: ["Close", "Keep my plan", "Withdraw, get {{amount}} back"],
  },
  "/account-billing › What stays?": {
    button: ["Close", "Go on"],
    checkbox: ["…"],
  },
  "/account-billing": {
    button: [
      "Choose what stays",
      "Cancel plan",
      "Change invoice details",
      "Change payment method",
      "Keep it as it is now",
      "Keep my plan",
      "Show more",
      "Withdraw",
    ],
    link: [
      "Account settings",
      "Change plan",
      "Confirm payment",
      "Go on where you were",
      "Pay {{amount}}",
      "Renew subscription",
      "Share the card",
      "Go to the dashboard",
      "Go to the page and publish it",
      "Invite your team",
      "PDF of {{number}}",
      "Upgrade",
      "View {{number}}",
    ],
  },
  "/account-upgrade › What stays?": {
    button: ["Close", "Go on"],
    checkbox: ["…"],
  },
  "/account-upgrade": {
    button: [
      "Change from {{date}}",
      "Choose what stays",
      "Continue to payment",
      "Keep it as it is now",
      "Keep my plan",
      "One seat fewer",
      "One seat more",
      "Pay {{amount}} and change",
    ],
    link: ["Back without buying", "Billing"],
    radio: ["Monthly", "Yearly"],
    textbox: ["Seats"],
  },
} satisfies Register;
