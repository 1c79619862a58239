import type { UserActor } from "~/domain/accounts/actor";
import type { ErrorCode } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { deleteOwnTemporaryEntity, listTemporaryEntities } from "~/server/data/anonymous-drafts.server";
import { writeAll } from "~/server/data/batch.server";
import type { Platform } from "~/server/platform/platform.server";

/** A draft of the account that is not converted yet. */
export interface WaitingDraft {
  id: string;
  type: "page" | "business-card";
  /** The page's title or the card's name; empty when it has none. */
  title: string;
  reason: ErrorCode;
  /** ISO 8601, UTC: until then it can be converted. */
  expiresAt: string;
}

/** The actor's drafts from a sign-in that are not converted yet, newest first, at most ten. */
export async function listWaitingDrafts(platform: Platform, actor: UserActor): Promise<WaitingDraft[]> {
  assertCan(actor, "list", ownOf(actor, "temporary"));
  const rows = await listTemporaryEntities(platform.db, actor.userId, platform.now());
  return rows.map(({ refusal, expiresAt, ...draft }) => ({
    ...draft,
    // Without a reason the attempt was interrupted before it could record one.
    reason: refusal ?? "internal",
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Deletes one of them at the user's request. Another account's draft, or a deleted one, changes nothing. */
export async function discardDraft(platform: Platform, actor: UserActor, id: string): Promise<void> {
  assertCan(actor, "delete", ownOf(actor, "temporary"));
  await writeAll(platform.db, deleteOwnTemporaryEntity(platform.db, id, actor.userId));
}
