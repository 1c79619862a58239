/** For whom an account is used: for its person, their company, or clients of theirs. */
export const USE_PURPOSES = ["myself", "company", "clients"] as const;

/** How many people work together, as ranges. */
export const TEAM_SIZES = ["1", "2-10", "11-50", "51-200", "201+"] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];

export const EMAIL_CLIENTS = ["gmail", "outlook", "apple", "yahoo", "other"] as const;
export type EmailClient = (typeof EMAIL_CLIENTS)[number];

/** Networks that are named first, at most. */
export const MAX_TOP_NETWORKS = 3;
