import { ID_PREFIXES, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import type { ClaimResult } from "~/server/services/anonymous/claim-drafts.server";

/** What became of the drafts that came along at a sign-in: whether all became something, and the ids of these. */
export interface DraftsOutcome {
  all: "created" | "kept";
  made: string[];
}

/** The query that tells a screen what became of the drafts, or null when none came along. */
export function draftsQuery({ created, kept }: ClaimResult): URLSearchParams | null {
  if (created.length + kept.length === 0) return null;
  const made = created.map(({ temporaryId }) => temporaryId).join(",");
  return new URLSearchParams({ drafts: kept.length > 0 ? "kept" : "created", ...(made && { made }) });
}

/** @returns what `draftsQuery` said, or null where it said nothing; ids that are none are left out */
export function draftsOutcome(query: URLSearchParams): DraftsOutcome | null {
  const all = query.get("drafts");
  if (all !== "created" && all !== "kept") return null;
  const made = (query.get("made") ?? "").split(",").slice(0, LIMITS.temporaryPerSignIn);
  return { all, made: made.filter((id) => isId(ID_PREFIXES.temporary, id)) };
}
