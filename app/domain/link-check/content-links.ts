import { contactHref } from "~/domain/cards/contacts";
import { normalizeUrl } from "~/domain/links";
import { networkLink } from "~/domain/networks/link";
import { networkById } from "~/domain/networks/networks";

/** A link in saved content, and its dotted path, as errors name fields. */
export interface ContentLink {
  field: string;
  url: string;
  /** Lower case, without port. */
  host: string;
}

/** Fields that may hold an address as people type it, without `https://`. */
const TYPED_FIELDS = new Set(["value", "url", "link"]);

/**
 * Every web address in a page's or card's content, at any path: future types of blocks are covered.
 * @param content as parsed by its schema, which bounds it
 */
export function contentLinks(content: unknown): ContentLink[] {
  const found: ContentLink[] = [];
  collect(content, [], found);
  return found;
}

function collect(value: unknown, path: readonly string[], found: ContentLink[]): void {
  if (typeof value === "string") {
    add(typedLink(value, path), path, found);
    return;
  }
  if (value === null || typeof value !== "object") return;
  const rendered = renderedLink(value);
  if (rendered) add(rendered, [...path, "value"], found);
  for (const [name, part] of Object.entries(value)) {
    if (!(rendered && name === "value")) collect(part, [...path, name], found);
  }
}

/** The link rendered for an entry of a service or a contact of a card: its value may be a name or a number. */
function renderedLink(entry: object): string | null {
  const { service, name, value } = entry as Record<string, unknown>;
  if (typeof value !== "string") return null;
  const known = typeof service === "string" ? networkById(service) : undefined;
  if (known) return networkLink(known, value);
  return typeof name === "string" ? contactHref({ name, value }) : null;
}

/** A typed URL is checked like a rendered one: its spelling makes no difference. */
function typedLink(text: string, path: readonly string[]): string | null {
  return TYPED_FIELDS.has(path.at(-1) ?? "") || /^\s*https?:/i.test(text) ? text : null;
}

function add(text: string | null, path: readonly string[], found: ContentLink[]): void {
  const normalized = text === null ? null : normalizeUrl(text);
  if (!normalized?.ok || !/^https?:/.test(normalized.url)) return;
  found.push({ field: path.join("."), url: normalized.url, host: new URL(normalized.url).hostname });
}
