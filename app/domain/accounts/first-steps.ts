/** First steps of a new user, in the order of the dashboard's list. */
export const FIRST_STEPS = ["page", "picture", "links", "card", "code", "shared"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Number of non-empty links, over all pages, that completes the step. */
export const LINKS_TO_BEGIN = 5;
