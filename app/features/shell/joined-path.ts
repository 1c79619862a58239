/** The parameter that marks an invitation that was just accepted. */
export const JOINED = "joined";

/** The path after an invitation is accepted, with or without a card. */
export const joinedPath = (card: object | undefined): string =>
  `/dashboard-business-cards?${JOINED}=${card ? "card" : "team"}`;
