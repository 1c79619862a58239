import { LIMITS } from "~/domain/limits";
import { normalizedUrl } from "~/domain/links";
import { cleanLine } from "~/domain/text";

/** Content of the data that a page's script renders. */
export interface PageData {
  title?: string;
  text?: string;
  links: { url: string; title: string }[];
}

/** Values that are looked at, and how deep: what is handed to us may be anything. */
const MAX_VALUES = 5_000;
const MAX_DEPTH = 10;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const lineOf = (value: unknown, max: number): string =>
  typeof value === "string" ? [...cleanLine(value.slice(0, 4_000))].slice(0, max).join("") : "";

/**
 * Reads `__NEXT_DATA__`, in which Linktree and others embed a page's links: every `{title, url}` in order, and the
 * title and description of the account.
 * @param json verbatim from the page; truncated or invalid JSON yields nothing
 */
export function pageData(json: string): PageData {
  const links = new Map<string, string>();
  const found: PageData = { links: [] };
  let seen = 0;
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || ++seen > MAX_VALUES) return;
    if (Array.isArray(value)) for (const each of value) visit(each, depth + 1);
    else if (isFields(value)) {
      take(value);
      for (const each of Object.values(value))
        if (typeof each === "object" && each !== null) visit(each, depth + 1);
    }
  };
  const take = (fields: Fields) => {
    const { url, title, pageTitle, description } = fields;
    if (typeof pageTitle === "string") {
      found.title ||= lineOf(pageTitle, LIMITS.title);
      found.text ||= lineOf(description, LIMITS.bio);
    }
    const words = lineOf(title, LIMITS.linkTitle);
    const to = typeof url === "string" && words && URL.canParse(url) ? normalizedUrl(url) : null;
    if (to && !links.has(to)) links.set(to, words);
  };
  visit(parsed(json), 0);
  return { ...found, links: [...links].map(([url, title]) => ({ url, title })) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
