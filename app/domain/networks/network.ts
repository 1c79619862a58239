import type { Color } from "~/domain/color";

/** The input for a network: a handle on it, a phone number, or a whole URL. */
export type NetworkEntry = "handle" | "number" | "address";

/**
 * A network that a page links to with an icon or a button of its own. Names are proper nouns, the same in every
 * language, except for the plain networks.
 */
export interface Network {
  /** Also the name of its icon. */
  id: string;
  name: string;
  /** Its brand's colour. */
  color: Color;
  /** Hosts by which a pasted URL is recognised, including subdomains; `name.*` matches any country's. */
  hosts: readonly string[];
  entry: NetworkEntry;
  /** `{}` is replaced by the handle, or by the number's digits without `+`. Absent: the URL itself is the link. */
  link?: string;
  /** An app's URL scheme for this network. */
  scheme?: string;
  /** Any URL can belong to it: a website, a feed, an instance. */
  isAnywhere?: true;
  /** It has many hosts, and handles include theirs: `@ada@mastodon.social` is `https://mastodon.social/@ada`. */
  isFederated?: true;
}

/** The networks that are not brands: their names are words, translated in the locales. */
export const PLAIN_NETWORKS = ["email", "website"] as const;
export type PlainNetwork = (typeof PLAIN_NETWORKS)[number];

/**
 * @param messages the names of the plain networks in the reader's language
 * @returns the display name of a network
 */
export function networkName({ id, name }: Network, messages: Record<PlainNetwork, string>): string {
  return PLAIN_NETWORKS.some((plain) => plain === id) ? messages[id as PlainNetwork] : name;
}

/** A network whose link is made from a handle, e.g. `https://instagram.com/{}`. */
export function byHandle(
  id: string,
  name: string,
  color: Color,
  link: string,
  hosts: readonly string[],
  scheme?: string,
): Network {
  return { id, name, color, hosts, entry: "handle", link, ...(scheme && { scheme }) };
}

/** A network whose link is made from a phone number. */
export function byNumber(
  id: string,
  name: string,
  color: Color,
  link: string,
  hosts: readonly string[],
  scheme?: string,
): Network {
  return { id, name, color, hosts, entry: "number", link, ...(scheme && { scheme }) };
}

/** A network that is linked to by a whole URL. */
export function byAddress(
  id: string,
  name: string,
  color: Color,
  hosts: readonly string[],
  scheme?: string,
): Network {
  return { id, name, color, hosts, entry: "address", ...(scheme && { scheme }) };
}

/** A network that any URL can belong to; the hosts only serve recognition. */
export function byAnyAddress(
  id: string,
  name: string,
  color: Color,
  hosts: readonly string[] = [],
  scheme?: string,
): Network {
  return { ...byAddress(id, name, color, hosts, scheme), isAnywhere: true };
}
