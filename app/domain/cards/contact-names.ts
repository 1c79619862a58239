import { MESSENGERS } from "~/domain/networks/messengers";
import { SOCIAL } from "~/domain/networks/social";

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

/** Networks and messengers, but for those that are a plain contact already. */
export const NETWORK_CONTACTS = [...SOCIAL, ...MESSENGERS].filter(
  ({ id }) => !(PLAIN_CONTACT_NAMES as readonly string[]).includes(id),
);

export const NETWORK_CONTACT_NAMES: readonly string[] = NETWORK_CONTACTS.map(({ id }) => id);

const NETWORK_NAMES: ReadonlyMap<string, string> = new Map(
  NETWORK_CONTACTS.map(({ id, name }) => [id, name]),
);

/**
 * What a contact is called: by its owner's label, else by its name in the reader's language. Networks are proper nouns.
 * @param words the names of plain contacts
 */
export function contactTitle(
  { name, label }: { name: string; label: string },
  messages: Readonly<Record<string, string>>,
): string {
  return label || messages[name] || NETWORK_NAMES.get(name) || name;
}

/** Every name a card's contact may have. */
export const CONTACT_NAMES: readonly string[] = [...PLAIN_CONTACT_NAMES, ...NETWORK_CONTACT_NAMES];

/** The contacts a new card starts with, still to be filled in. */
export const DEFAULT_CONTACT_NAMES = ["phone", "email", "address"] as const;
