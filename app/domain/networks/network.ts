import type { Color } from "~/domain/color";

/** What is entered for a network: a name on it, a phone number, or a whole address. */
export type NetworkEntry = "handle" | "number" | "address";

/**
 * A network that a page links to by an icon or a button of its own. Names are proper nouns, the same in every language,
 * but for the plain networks.
 */
export interface Network {
  /** Also the name of its icon. */
  id: string;
  name: string;
  /** Its brand's colour. */
  color: Color;
  /** By which hosts a pasted address is recognised, sub-domains included; `name.*` stands for any country's. */
  hosts: readonly string[];
  entry: NetworkEntry;
  /** Where `{}` is replaced by the handle, or by the number's digits without `+`. Absent: the address itself is the link. */
  link?: string;
  /** An app's scheme that also means this network. */
  scheme?: string;
  /** Everybody may have one at an address of their own: a website, a feed, an instance. */
  isAnywhere?: true;
  /** It has many hosts, and people are named with theirs: `@ada@mastodon.social` is `https://mastodon.social/@ada`. */
  isFederated?: true;
}

/** The networks that are nobody's brand: their names are words, which are in the locales. */
export const PLAIN_NETWORKS = ["email", "website"] as const;
export type PlainNetwork = (typeof PLAIN_NETWORKS)[number];

/**
 * @param messages the names of the plain networks in the reader's language
 * @returns what a network is called
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

/** A network that is linked to by a whole address. */
export function byAddress(
  id: string,
  name: string,
  color: Color,
  hosts: readonly string[],
  scheme?: string,
): Network {
  return { id, name, color, hosts, entry: "address", ...(scheme && { scheme }) };
}

/** A network that everybody may have at an address of their own; the hosts are those by which it is recognised. */
export function byAnyAddress(
  id: string,
  name: string,
  color: Color,
  hosts: readonly string[] = [],
  scheme?: string,
): Network {
  return { ...byAddress(id, name, color, hosts, scheme), isAnywhere: true };
}
