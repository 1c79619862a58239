/** The industries a user or template can belong to, in the order of a list. Names are in the locales. */
export const INDUSTRIES = [
  "accounting",
  "agriculture",
  "architecture",
  "arts",
  "automotive",
  "beauty",
  "construction",
  "consulting",
  "education",
  "events",
  "fashion",
  "fitness",
  "food",
  "healthcare",
  "it",
  "legal",
  "marketing",
  "music",
  "nonProfit",
  "photography",
  "realEstate",
  "retail",
] as const;

export type Industry = (typeof INDUSTRIES)[number];
