import { LIMITS } from "~/domain/limits";
import { slugFrom, slugMessageKey, slugProblem, slugSchema } from "~/domain/slugs";

/** Characters of the input that are considered. */
const MAX_TYPED = 200;

/** An address that a visitor requested before there was a page. */
export type ClaimedAddress =
  | { slug: string; name?: string; problem?: undefined }
  /** A name in another script, of which no address can be made. */
  | { slug?: undefined; name: string; problem?: undefined }
  | { slug?: undefined; name?: undefined; problem: ReturnType<typeof slugMessageKey> };

/**
 * Reads a requested address, by the schema that a save checks it with. Nothing is held: its availability is checked in
 * the next step and decided by the save.
 * @param typed as received; null for none
 */
export function claimedAddress(typed: string | null): ClaimedAddress | null {
  if (typed === null || typed.trim() === "") return null;
  const parsed = slugSchema.safeParse(typed);
  if (parsed.success) return named(typed, parsed.data);
  const problem = slugProblem(typed) ?? "format";
  // For a name, a handle or a whole address: one is made from its last part.
  const made =
    problem === "format" ? slugFrom(typed.slice(0, MAX_TYPED).split("/").filter(Boolean).at(-1) ?? "") : "";
  if (made && slugProblem(made) === null) return named(typed, made);
  const name = typed.trim();
  if (problem === "format" && !made && isName(name) && /\p{L}/u.test(name)) return { name };
  return { problem: slugMessageKey(problem) };
}

/** Characters of addresses and handles, and invisible ones, but none of names: those of Persian may have joiners. */
const NOT_OF_NAMES = /[/@.:]|(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** An address with the name it was made from, if one was typed. */
function named(typed: string, slug: string): ClaimedAddress {
  const name = typed.trim();
  return name !== slug && isName(name) ? { slug, name } : { slug };
}

const isName = (text: string) => text.length <= LIMITS.title && !NOT_OF_NAMES.test(text);
