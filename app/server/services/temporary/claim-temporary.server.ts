import type { UserActor } from "~/domain/accounts/actor";
import { cardInputSchema } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import { isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import {
  deleteTemporaryEntity,
  findTemporaryEntity,
  type TemporaryEntityRow,
} from "~/server/data/temporary.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";

export interface ClaimResult {
  created: { temporaryId: string; type: "page" | "business-card"; id: string; hash?: string }[];
  /** Drafts that were not turned into anything, because the plan allows no more: they stay until they expire. */
  kept: { temporaryId: string; type: "page" | "business-card"; reason: string }[];
}

/**
 * Turns drafts from before sign-up into the actor's pages and cards. One that holds paid things is stored unpublished
 * for its maker to decide; one over the limit is kept and named; one that is gone is passed over.
 */
export async function claimTemporary(
  platform: Platform,
  actor: UserActor,
  ids: string[],
): Promise<ClaimResult> {
  const result: ClaimResult = { created: [], kept: [] };
  for (const id of [...new Set(ids)].slice(0, LIMITS.temporaryPerSignIn)) {
    const draft = isId("tmp", id) ? await findTemporaryEntity(platform.db, id, platform.now()) : undefined;
    if (!draft) continue;
    try {
      result.created.push({ temporaryId: id, type: draft.type, ...(await claim(platform, actor, draft)) });
      await writeAll(platform.db, [...deleteTemporaryEntity(platform.db, id)]);
    } catch (error) {
      if (!(error instanceof AppError))
        logError("claiming a draft failed", error, platform.requestId, { id });
      const reason = error instanceof AppError ? error.code : "internal";
      result.kept.push({ temporaryId: id, type: draft.type, reason });
    }
  }
  return result;
}

async function claim(
  platform: Platform,
  actor: UserActor,
  draft: TemporaryEntityRow,
): Promise<{ id: string; hash?: string }> {
  if (draft.type === "page") {
    const input = pageInputSchema.parse(draft.entity);
    const options = { images: { kind: "temporary" as const, id: draft.id }, mayHoldPaid: true };
    try {
      return { id: (await createPage(platform, actor, input, options)).page.id };
    } catch (error) {
      // Somebody took the address meanwhile: the page matters more than its name.
      if (!(error instanceof AppError && error.field === "slug")) throw error;
      return { id: (await createPage(platform, actor, { ...input, slug: undefined }, options)).page.id };
    }
  }
  const input = cardInputSchema.parse(draft.entity);
  const { card } = await createCard(platform, actor, input, { mayHoldPaid: true, imagesFrom: draft.id });
  return { id: card.id, hash: card.hash };
}
