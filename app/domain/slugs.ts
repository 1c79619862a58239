import { z } from "zod";
import { BRAND_ID } from "~/domain/brand";
import { randomBase32 } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { skeleton } from "./link-check/skeleton";
import { BANNED_WORDS, RESERVED_SLUGS } from "./reserved-slugs";

/** The form of a page's address: 3 to 50 of `[a-z0-9-]`, no hyphen at an end. */
export const SLUG_PATTERN = /^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$/;

export type SlugProblem = "blank" | "format" | "restricted";

/** A typed address in the canonical form that is stored and compared: trimmed and lower case. */
export function normalizeSlug(raw: string): string {
  return raw.trim().toLowerCase();
}

/** The problem of an address before any check of its availability; null if there is none. */
export function slugProblem(raw: string): SlugProblem | null {
  const slug = normalizeSlug(raw.slice(0, 200));
  if (slug === "") return "blank";
  if (RESERVED_SLUGS.has(slug)) return "restricted";
  if (!SLUG_PATTERN.test(slug)) return "format";
  const joined = slug.replaceAll("-", "");
  const banned = BANNED_WORDS.has(joined) || slug.split("-").some((part) => BANNED_WORDS.has(part));
  return banned || RESERVED_SLUGS.has(joined) || speaksForProduct(slug) ? "restricted" : null;
}

/**
 * Whether an address could pass for the product's own: its name, in any spelling, alone or with a word for one of our
 * screens or roles (`visita-login`, `vis1tasupport`). The name is also a common word: `visita-madrid` is allowed.
 */
function speaksForProduct(slug: string): boolean {
  return (["l", "i"] as const).some((one) => {
    const looks = slug.split("-").map((part) => skeleton(part, one));
    const joined = looks.join("");
    if (!joined.includes(BRAND_ID)) return false;
    const others = [joined.replace(BRAND_ID, ""), ...looks.filter((look) => look !== BRAND_ID)];
    return joined === BRAND_ID || others.some((other) => other.length > 3 && RESERVED_SLUGS.has(other));
  });
}

const PROBLEM_KEYS = { blank: "slugBlank", format: "slugFormat", restricted: "slugRestricted" } as const;

/** The message of a problem. */
export function slugMessageKey(problem: SlugProblem): (typeof PROBLEM_KEYS)[SlugProblem] {
  return PROBLEM_KEYS[problem];
}

/** A page's address as a user enters it; its output is normalised and free of problems (but may be taken). */
export const slugSchema = z
  .string()
  .overwrite(normalizeSlug)
  .check((context) => {
    const problem = slugProblem(context.value);
    if (problem) {
      context.issues.push({ code: "custom", message: slugMessageKey(problem), input: context.value });
    }
  });

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ŋ: "n",
};

/** An address made from a text such as a page's title; empty when the text has no latin letters or digits. */
export function slugFrom(text: string): string {
  return text
    .slice(0, 500)
    .toLowerCase()
    .replace(/[ßæœøłđðþıħŋ]/g, (letter) => LETTERS[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LIMITS.slugMax)
    .replace(/^-+|-+$/g, "");
}

/** A random address of ten characters, for a page without a title to derive one from. Never one with a problem. */
export function randomSlug(): string {
  const slug = randomBase32(10);
  return slugProblem(slug) === null ? slug : randomSlug();
}

/** A free-looking neighbour of a slug: the slug, shortened if need be, with an ending. */
export function slugWithSuffix(slug: string, suffix: string): string {
  const room = LIMITS.slugMax - suffix.length - 1;
  return `${slug.slice(0, room).replace(/-+$/, "")}-${suffix}`;
}

const ENDINGS = ["me", "hello", "studio", "link", "2", "3"];
/** The base of an address if the text yields none: it is in another script, or its words are restricted. */
const PLAIN = "my-page";

/** A random number of `digits` digits, without leading zeros. */
const randomNumber = (digits: number): string => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const first = 10 ** (digits - 1);
  return String(first + (random % (9 * first)));
};

/**
 * Suggested addresses if one is taken or invalid, the closest first: the text itself as an address, then with endings.
 * Each is free of problems; the caller checks whether one is taken.
 */
export function suggestSlugs(text: string): string[] {
  const base = slugFrom(text);
  const problem = slugProblem(base);
  // A base that is only too short can still be extended.
  const isNamed = problem === null || problem === "format";
  const numbers = [2, 3, 4, 5].map(randomNumber);
  const endings = isNamed ? [...ENDINGS, ...numbers.slice(1, 3)] : numbers;
  const own = problem === null && base !== normalizeSlug(text) ? [base] : [];
  const made = endings.map((ending) => slugWithSuffix(isNamed ? base : PLAIN, ending));
  return [...own, ...made].filter((slug) => slugProblem(slug) === null);
}
