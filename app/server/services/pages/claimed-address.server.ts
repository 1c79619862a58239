import { LIMITS } from "~/domain/limits";
import { slugFrom, slugMessageKey, slugProblem, slugSchema } from "~/domain/slugs";

/** Characters of what was typed that are looked at. */
const MAX_TYPED = 200;

/** An address that a visitor asked for before there was a page. */
export type ClaimedAddress =
  | { slug: string; name?: string; problem?: undefined }
  | { slug?: undefined; name?: undefined; problem: ReturnType<typeof slugMessageKey> };

/**
 * Reads an address that was asked for, by the schema that a save checks it with. Nothing is held: whether it can be had is
 * looked up in the next step and decided by the save.
 * @param typed as it came; null where none was asked for
 */
export function claimedAddress(typed: string | null): ClaimedAddress | null {
  if (typed === null || typed.trim() === "") return null;
  const parsed = slugSchema.safeParse(typed);
  if (parsed.success) return named(typed, parsed.data);
  const problem = slugProblem(typed) ?? "format";
  // A name, a handle or a whole address was typed: its last part makes one.
  const made =
    problem === "format" ? slugFrom(typed.slice(0, MAX_TYPED).split("/").filter(Boolean).at(-1) ?? "") : "";
  return made && slugProblem(made) === null ? named(typed, made) : { problem: slugMessageKey(problem) };
}

/** Signs that addresses and handles have, and names do not. */
const NOT_OF_NAMES = /[/@.:]/;

/** An address with the name that it was made of, where one was typed. */
function named(typed: string, slug: string): ClaimedAddress {
  const name = typed.trim();
  const isName = name !== slug && name.length <= LIMITS.title && !NOT_OF_NAMES.test(name);
  return isName ? { slug, name } : { slug };
}
