import { redirect } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { withPrefix } from "./paths.server";

/** Why somebody was sent to one of the lists instead of an editor. */
export type SentFor = "limit" | "missing" | null;

/** @returns what the address of a list says about it */
export function sentFor(request: Request): SentFor {
  const asked = new URL(request.url).searchParams;
  if (asked.has("limit")) return "limit";
  return asked.has("missing") ? "missing" : null;
}

/**
 * Runs what an editor opens with. Who may have no more of a thing, or asks for one that is not theirs, is sent to the list
 * of what they have, which says so.
 * @param list the path of that list, without the language's prefix
 */
export async function orSentToList<T>(
  list: string,
  language: LanguageCode,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = error.code === "limit_reached" ? "limit" : error.code === "not_found" ? "missing" : null;
    if (!reason) throw error;
    throw redirect(withPrefix(language, `${list}?${reason}=1`));
  }
}
