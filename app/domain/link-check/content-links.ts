import { normalizeUrl } from "~/domain/links";

/** A link in what is saved, and where it stands there: a dotted path as errors name fields. */
export interface ContentLink {
  field: string;
  url: string;
  /** Lower case, without port. */
  host: string;
}

/** Fields that may hold an address as people type it, without `https://`. */
const TYPED_FIELDS = new Set(["value", "url", "link"]);

/**
 * Every web address in a page's or card's content, wherever it stands: what a later kind of block brings is found too.
 * @param content as parsed by its schema, which bounds it
 */
export function contentLinks(content: unknown): ContentLink[] {
  const found: ContentLink[] = [];
  collect(content, [], found);
  return found;
}

function collect(value: unknown, path: readonly string[], found: ContentLink[]): void {
  if (typeof value === "string") {
    const link = linkOf(value, path);
    if (link) found.push(link);
    return;
  }
  if (value === null || typeof value !== "object") return;
  for (const [name, part] of Object.entries(value)) collect(part, [...path, name], found);
}

function linkOf(text: string, path: readonly string[]): ContentLink | null {
  const isAddress = /^https?:\/\/\S+$/i.test(text);
  if (!isAddress && !(TYPED_FIELDS.has(path.at(-1) ?? "") && /^[^\s@]+\.[^\s@]+$/.test(text))) return null;
  const normalized = normalizeUrl(text);
  if (!normalized.ok || !/^https?:/.test(normalized.url)) return null;
  return { field: path.join("."), url: normalized.url, host: new URL(normalized.url).hostname };
}
