import { redirect } from "@remix-run/cloudflare";
import { AppError } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { withPrefix } from "./paths.server";

/** Ids are shorter. */
const MAX_KEY = 40;

/** Why the user was redirected to a list instead of an editor; `key` names the requested thing. */
export type SentFor = { reason: "limit" } | { reason: "missing"; key: string } | null;

/** @returns the reason in a list's address */
export function sentFor(request: Request): SentFor {
  const asked = new URL(request.url).searchParams;
  if (asked.has("limit")) return { reason: "limit" };
  const key = asked.get("missing");
  return key === null ? null : { reason: "missing", key: key.slice(0, MAX_KEY) };
}

/**
 * Loads an editor's data. A user who is at the limit, or requests a thing that is not theirs, is redirected to their
 * list, which shows the reason.
 * @param list the path of that list, without the language's prefix
 * @param key of the requested thing, as in its address
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
    // The list shows a member's existing card in the team, or why it is read-only.
    if (error.code === "conflict" || error.code === "payment_required")
      throw redirect(withPrefix(language, list));
    if (error.code !== "not_found") throw error;
    const missing = new URLSearchParams({ missing: key.slice(0, MAX_KEY) });
    throw redirect(withPrefix(language, `${list}?${missing}`));
  }
}
