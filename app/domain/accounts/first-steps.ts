/** What somebody does first, as the dashboard lists it. */
export const FIRST_STEPS = ["page", "picture", "links", "card", "code", "shared"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Links that lead somewhere, of all pages together. */
export const LINKS_TO_BEGIN = 5;
