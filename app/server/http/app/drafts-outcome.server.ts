import { ID_PREFIXES, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import type { ClaimResult } from "~/server/services/anonymous/claim-drafts.server";

/** The outcome of claiming drafts at a sign-in: whether all were converted, and the ids of those that were. */
export interface DraftsOutcome {
  all: "created" | "kept";
  made: string[];
}

/** The query that reports the drafts' outcome to a screen, or null without drafts. */
export function draftsQuery({ created, kept }: ClaimResult): URLSearchParams | null {
  if (created.length + kept.length === 0) return null;
  const made = created.map(({ temporaryId }) => temporaryId).join(",");
  return new URLSearchParams({ drafts: kept.length > 0 ? "kept" : "created", ...(made && { made }) });
}

/** @returns the outcome in a `draftsQuery`, or null without one; invalid ids are left out */
export function draftsOutcome(query: URLSearchParams): DraftsOutcome | null {
  const all = query.get("drafts");
  if (all !== "created" && all !== "kept") return null;
  const made = (query.get("made") ?? "").split(",").slice(0, LIMITS.temporaryPerSignIn);
  return { all, made: made.filter((id) => isId(ID_PREFIXES.temporary, id)) };
}
