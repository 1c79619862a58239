import { z } from "zod";
import { BRAND_ID } from "~/domain/brand";
import { randomBase32 } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { skeleton } from "./link-check/skeleton";
import { BANNED_WORDS, RESERVED_SLUGS } from "./reserved-slugs";

/** The form of a page's address: 3 to 50 of `[a-z0-9-]`, no hyphen at an end. */
export const SLUG_PATTERN = /^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$/;

export type SlugProblem = "blank" | "format" | "restricted";

/** A typed address in the one form that is stored and compared: trimmed and lower case. */
export function normalizeSlug(raw: string): string {
  return raw.trim().toLowerCase();
}

/** What is wrong with an address before anyone asks whether it is taken; null when nothing is. */
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
 * Whether an address passes for the product's own: its name, however it is drawn, alone or with a word that stands for
 * one of our screens or roles (`visita-login`, `vis1tasupport`). The name is a word as well: `visita-madrid` is free.
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

/** Latin letters that Unicode does not take apart into a base letter and a mark. */
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

/** A random address of ten characters, for a page that has no title to make one from. Never one with a problem. */
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
/** What an address is made of where the text gives none: it is in another script, or its words are nobody's to have. */
const PLAIN = "my-page";

/** A number of so many digits, none of them a zero in front. */
const randomNumber = (digits: number): string => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const first = 10 ** (digits - 1);
  return String(first + (random % (9 * first)));
};

/**
 * Addresses to propose when one is taken or not possible, the nearest first: the text itself in the form of an address,
 * then with endings. Each is free of problems; whether one is taken is for the caller to ask.
 */
export function suggestSlugs(text: string): string[] {
  const base = slugFrom(text);
  const problem = slugProblem(base);
  // One that is only too short makes a good beginning.
  const isNamed = problem === null || problem === "format";
  const numbers = [2, 3, 4, 5].map(randomNumber);
  const endings = isNamed ? [...ENDINGS, ...numbers.slice(1, 3)] : numbers;
  const own = problem === null && base !== normalizeSlug(text) ? [base] : [];
  const made = endings.map((ending) => slugWithSuffix(isNamed ? base : PLAIN, ending));
  return [...own, ...made].filter((slug) => slugProblem(slug) === null);
}
