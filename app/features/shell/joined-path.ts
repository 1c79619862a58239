/** The parameter that marks an invitation that was just accepted. */
export const JOINED = "joined";

/** Whether a member has just joined without a card: the team assigns one. */
export const isAwaitingCard = (query: URLSearchParams): boolean => query.get(JOINED) === "team";

/** The path after an invitation is accepted, with or without a card. */
export const joinedPath = (card: object | undefined): string =>
  `/dashboard-business-cards?${JOINED}=${card ? "card" : "team"}`;
