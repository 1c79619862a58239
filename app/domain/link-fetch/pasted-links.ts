import { LIMITS } from "~/domain/limits";
import { normalizeUrl } from "~/domain/links";

/** A link out of what was pasted: the address in the form that is stored, and the words that stood with it. */
export interface PastedLink {
  url: string;
  title?: string;
}

/** Marks that lists are written with, before an entry. */
const BULLET = /^(?:[-*+•·–—▪◦‣]|\d{1,3}[.)])\s+/u;
/** `[title](address)` as Markdown writes links. */
const MARKDOWN = /^\[([^\]]{1,300})\]\((\S{1,2048})\)$/;
/** Another address after a blank. */
const SECOND = /\s(?:https?:\/\/|www\.)/i;
/** An address with blanks in it: of a file, or a telephone number. Behind any other one a blank ends it. */
const WITH_BLANKS =
  /\s[^\s/]*\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|svg|webp|html?|mp[34]|zip|txt|epub|ics|vcf)$|^(?:tel:|sms:)?\+?[\d\s()./-]+$/i;
/** Separators between a URL and its title. */
const SEPARATORS = /[,;|\t\u060C\u061B\u3001\uFF0C]\s*|\s+/;
/** Separators and invisible marks at the ends of a title. */
const TITLE_ENDS =
  /^[\s,;:|–—\-\u060C\u061B\u3001\uFF0C\uFF1A\u200B-\u200F\u202A-\u202E\u2066-\u2069]+|[\s,;:|–—\-\u060C\u061B\u3001\uFF0C\uFF1A\u200B-\u200F\u202A-\u202E\u2066-\u2069]+$/gu;
/** A pasted text of this many characters at most is looked at. */
const MAX_TEXT = 100_000;

/** What a pasted text has of links, and what of it is none. */
export interface Pasted {
  links: PastedLink[];
  /** Whether there were more than a block holds. */
  isCut: boolean;
  /** Whether there were lines without an address. */
  hasOtherLines: boolean;
}

/**
 * The links in a pasted text: a line, or a part between commas, semicolons, bars or blanks, that is an address, with the
 * words before or after it in its line as its title. Each address once, at most as many as a block holds.
 */
export function readPasted(text: string): Pasted {
  const found = new Map<string, PastedLink>();
  let isCut = text.length > MAX_TEXT;
  let hasOtherLines = false;
  for (const line of text.slice(0, MAX_TEXT).split(/[\r\n\u2028\u2029]+/)) {
    const links = linksOfLine(line);
    if (links.length === 0 && line.trim() !== "") hasOtherLines = true;
    for (const link of links) {
      if (found.has(link.url)) continue;
      if (found.size < LIMITS.itemsPerBlock) found.set(link.url, link);
      else isCut = true;
    }
    if (isCut && found.size >= LIMITS.itemsPerBlock) break;
  }
  return { links: [...found.values()], isCut, hasOtherLines };
}

/** @returns the links of {@link readPasted} alone */
export const pastedLinks = (text: string): PastedLink[] => readPasted(text).links;

function linksOfLine(raw: string): PastedLink[] {
  const line = raw.trim().replace(BULLET, "").trim();
  if (line === "") return [];
  const [, words, address] = MARKDOWN.exec(line) ?? [];
  if (words && address) return linkOf(address, words);
  const whole = !/\s/.test(line) || WITH_BLANKS.test(line) ? addressIn(line) : null;
  if (whole && !/[,;]\s|\|/.test(line) && !SECOND.test(line)) return [{ url: whole }];
  // `Name:https://…` has no blank that parts them.
  const parts = line
    .replace(/([:|,;–—-])(?=https?:\/\/)/gi, "$1 ")
    .split(SEPARATORS)
    .filter(Boolean);
  const links = parts.flatMap((part) => linkOf(part));
  const [only] = links;
  if (links.length !== 1 || !only) return links;
  const title = titleBeside(line, parts.find((part) => linkOf(part).length > 0) ?? "");
  return [title ? { ...only, title } : only];
}

/** The text beside a line's only URL: `My shop: https://…`, `https://… – My shop`. */
function titleBeside(line: string, address: string): string {
  const rest = line.replace(address, " ").replace(TITLE_ENDS, "");
  return [...rest.replace(/\s+/g, " ")].slice(0, LIMITS.linkTitle).join("");
}

function linkOf(part: string, title?: string): PastedLink[] {
  const url = addressIn(part);
  return url ? [{ url, ...(title && { title: [...title].slice(0, LIMITS.linkTitle).join("") }) }] : [];
}

/**
 * A word is a URL if it is marked as one: by its scheme, by `www.`, by a path, as an e-mail address or a number with
 * its country code. A bare name counts if it contains only characters of a host.
 */
function addressIn(part: string): string | null {
  const text = part.replace(/^[<("'«„“]+|[>)"'»“”.,;:!]+$/gu, "");
  if (!/[.:@+]/.test(text)) return null;
  const isTold = /^(?:[a-z][a-z0-9+-]*:|\/\/|www\.|\+\d)/i.test(text) || /[@/]/.test(text);
  if (!isTold && !/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(text)) return null;
  const normalized = normalizeUrl(text);
  return normalized.ok ? normalized.url : null;
}
