import { slugFrom, slugMessageKey, slugProblem, slugSchema } from "~/domain/slugs";

/** Characters of what was typed that are looked at. */
const MAX_TYPED = 200;

/** An address that a visitor asked for before there was a page. */
export type ClaimedAddress =
  | { slug: string; problem?: undefined }
  | { slug?: undefined; problem: ReturnType<typeof slugMessageKey> };

/**
 * Reads an address that was asked for, by the schema that a save checks it with. Nothing is held: whether it can be had is
 * looked up in the next step and decided by the save.
 * @param typed as it came; null where none was asked for
 */
export function claimedAddress(typed: string | null): ClaimedAddress | null {
  if (typed === null || typed.trim() === "") return null;
  const parsed = slugSchema.safeParse(typed);
  if (parsed.success) return { slug: parsed.data };
  const problem = slugProblem(typed) ?? "format";
  // A name, a handle or a whole address was typed: its last part makes one.
  const made =
    problem === "format" ? slugFrom(typed.slice(0, MAX_TYPED).split("/").filter(Boolean).at(-1) ?? "") : "";
  return made && slugProblem(made) === null ? { slug: made } : { problem: slugMessageKey(problem) };
}
