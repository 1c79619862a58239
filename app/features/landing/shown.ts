/** The pages that the landing shows: a template's content in its theme, and whether that theme is free. */
export const LANDING_PAGES = [
  { template: "estate-agent", theme: "visiting-card", name: "Visiting card", isPro: false },
  { template: "pottery", theme: "risograph", name: "Risograph", isPro: true },
  { template: "practice", theme: "harbour", name: "Harbour", isPro: false },
  { template: "club-night", theme: "night-market", name: "Night market", isPro: true },
  { template: "consultant", theme: "swiss-grid", name: "Swiss grid", isPro: false },
  { template: "florist", theme: "botanical-plate", name: "Botanical plate", isPro: true },
] as const;

/** The designs of the cards that it shows. */
export const LANDING_CARDS = [1, 4, 7] as const;
