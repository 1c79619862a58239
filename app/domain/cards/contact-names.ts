import { NETWORKS } from "~/domain/networks";

/** Names of contacts that are no network. Labels people read are in the locales under `contacts.*`. */
export const PLAIN_CONTACT_NAMES = [
  "phone",
  "cellphone",
  "email",
  "address",
  "openHours",
  "company",
  "position",
  "website",
  "sms",
  "rss",
] as const;

export const NETWORK_CONTACT_NAMES: readonly string[] = NETWORKS.map(({ id }) => id);

/** Every name a card's contact may have. */
export const CONTACT_NAMES: readonly string[] = [...PLAIN_CONTACT_NAMES, ...NETWORK_CONTACT_NAMES];

/** The contacts a new card starts with, still to be filled in. */
export const DEFAULT_CONTACT_NAMES = ["phone", "email", "address"] as const;
