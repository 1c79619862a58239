/** The parameter that says that an invitation was accepted just now. */
export const JOINED = "joined";

/** Where somebody goes who has accepted an invitation, with or without a card. */
export const joinedPath = (card: object | undefined): string =>
  `/dashboard-business-cards?${JOINED}=${card ? "card" : "team"}`;
