/** The purpose of an account: for the user, their company, or their clients. */
export const USE_PURPOSES = ["myself", "company", "clients"] as const;

/** Team sizes, as ranges. */
export const TEAM_SIZES = ["1", "2-10", "11-50", "51-200", "201+"] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];

export const EMAIL_CLIENTS = ["gmail", "outlook", "apple", "yahoo", "other"] as const;
export type EmailClient = (typeof EMAIL_CLIENTS)[number];

/** Maximum number of top networks. */
export const MAX_TOP_NETWORKS = 3;
