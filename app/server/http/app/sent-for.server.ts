import { redirect } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { withPrefix } from "./paths.server";

/** An id is shorter. */
const MAX_KEY = 40;

/** Why somebody was sent to one of the lists instead of an editor; `key` names what was asked for. */
export type SentFor = { reason: "limit" } | { reason: "missing"; key: string } | null;

/** @returns what the address of a list says about it */
export function sentFor(request: Request): SentFor {
  const asked = new URL(request.url).searchParams;
  if (asked.has("limit")) return { reason: "limit" };
  const key = asked.get("missing");
  return key === null ? null : { reason: "missing", key: key.slice(0, MAX_KEY) };
}

/**
 * Runs what an editor opens with. Who may have no more of a thing, or asks for one that is not theirs, is sent to the list
 * of what they have, which says so.
 * @param list the path of that list, without the language's prefix
 * @param key of the thing that is asked for, by which its address names it
 */
export async function orSentToList<T>(
  list: string,
  language: LanguageCode,
  load: () => Promise<T>,
  key = "",
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "limit_reached") throw redirect(withPrefix(language, `${list}?limit=1`));
    // A member who has a card in the team finds it on the list, and why it only can be seen.
    if (error.code === "conflict" || error.code === "payment_required")
      throw redirect(withPrefix(language, list));
    if (error.code !== "not_found") throw error;
    const missing = new URLSearchParams({ missing: key.slice(0, MAX_KEY) });
    throw redirect(withPrefix(language, `${list}?${missing}`));
  }
}
