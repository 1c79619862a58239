import { VISIT_LIMITS } from "./limits";

/** The source of visits without a detectable origin. */
export const DIRECT = "direct";

/** Display names of sites: for a host by its longest listed ending, for a campaign by its name. */
const SITES: Readonly<Record<string, string>> = {
  "instagram.com": "Instagram",
  "facebook.com": "Facebook",
  "fb.com": "Facebook",
  "fb.me": "Facebook",
  "m.me": "Messenger",
  "messenger.com": "Messenger",
  "tiktok.com": "TikTok",
  "linkedin.com": "LinkedIn",
  "lnkd.in": "LinkedIn",
  "x.com": "X",
  "twitter.com": "X",
  "t.co": "X",
  "snapchat.com": "Snapchat",
  "pinterest.com": "Pinterest",
  "line.me": "LINE",
  "weixin.qq.com": "WeChat",
  "threads.net": "Threads",
  "threads.com": "Threads",
  "whatsapp.com": "WhatsApp",
  "wa.me": "WhatsApp",
  "t.me": "Telegram",
  "telegram.org": "Telegram",
  "reddit.com": "Reddit",
  "discord.com": "Discord",
  "youtube.com": "YouTube",
  "youtu.be": "YouTube",
  "github.com": "GitHub",
  "xing.com": "XING",
  "bing.com": "Bing",
  "duckduckgo.com": "DuckDuckGo",
  "ecosia.org": "Ecosia",
  "bsky.app": "Bluesky",
};

const BY_NAME = new Map(
  [...new Set(Object.values(SITES)), "Google"].map((name) => [name.toLowerCase(), name]),
);
const ALIASES: Readonly<Record<string, string>> = {
  ig: "Instagram",
  fb: "Facebook",
  twitter: "X",
  linktree: "Linktree",
};

/** The source of a visit: its campaign, else the referring site, else the embedding app. */
export function sourceOf(asked: {
  /** The query of the requested URL, with its question mark. */
  search: string;
  referer: string | null;
  /** The hosts of the site and of our app: they do not count as a source. */
  ownHosts: readonly string[];
  app?: string;
}): string {
  return (
    campaignOf(asked.search) ?? siteOf(asked.referer, asked.ownHosts) ?? (asked.app ? asked.app : DIRECT)
  );
}

function campaignOf(search: string): string | undefined {
  if (!search.includes("utm_source=")) return undefined;
  const name = cleanName(new URLSearchParams(search).get("utm_source") ?? "");
  if (!name) return undefined;
  const plain = name.toLowerCase();
  return (
    BY_NAME.get(plain) ??
    (Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined) ??
    nameOfHost(plain) ??
    plain
  );
}

/** Only the host is read, for privacy. */
function siteOf(referer: string | null, ownHosts: readonly string[]): string | undefined {
  const host = hostOf(referer);
  if (!host) return undefined;
  const known = names.get(host);
  if (known !== undefined) return known;
  if (ownHosts.some((own) => host === own || host.endsWith(`.${own}`))) return undefined;
  const name = nameOfHost(host) ?? cleanName(host.replace(/^(?:www|m)\./, ""));
  if (name === undefined) return undefined;
  if (names.size >= MAX_NAMES) names.clear();
  names.set(host, name);
  return name;
}

/** Cache of display names: referring hosts are few. */
const names = new Map<string, string>();
const MAX_NAMES = 500;

function hostOf(referer: string | null): string | undefined {
  const [, named] = /^(?:https?|android-app):\/\/([^/?#\\\s]{1,253})(?:[/?#]|$)/i.exec(referer ?? "") ?? [];
  // The part before an @ is no host.
  return named?.slice(named.lastIndexOf("@") + 1).toLowerCase();
}

function nameOfHost(host: string): string | undefined {
  const plain = host.replace(/:\d+$/, "");
  // Google has a domain per country.
  if (/(?:^|\.)google(?:\.[a-z]{2,3}){1,2}$|^com\.google\.android/.test(plain)) return "Google";
  for (let ending = plain; ending.includes("."); ending = ending.slice(ending.indexOf(".") + 1)) {
    if (Object.hasOwn(SITES, ending)) return SITES[ending];
  }
  return undefined;
}

/** A name reduced to letters, digits, spaces and few signs. */
export function cleanName(text: string): string | undefined {
  const name = text
    .slice(0, 2 * VISIT_LIMITS.name)
    .replace(/[^\p{L}\p{N} .:_-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...name].slice(0, VISIT_LIMITS.name).join("").trim() || undefined;
}

/** The first language of a browser, without its region. @param header `Accept-Language` */
export function firstLanguage(header: string | null): string {
  return /^\s*([a-z]{2,3})(?=$|[-,;\s])/i.exec(header ?? "")?.[1]?.toLowerCase() ?? "";
}

/** @param told the country reported by the network; unknown ones have codes of no country */
export function countryOf(told: unknown): string {
  return typeof told === "string" && /^[A-Z]{2}$/.test(told) && told !== "XX" ? told : "";
}
