import { ZodError } from "zod";
import type { UserActor } from "~/domain/accounts/actor";
import { cardDraftSchema, cardOfDraft } from "~/domain/cards/schema";
import { AppError, type ErrorCode } from "~/domain/errors";
import { isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { type PageInput, pageInputSchema } from "~/domain/pages/schema";
import { assertCan } from "~/domain/permissions";
import { isBlank } from "~/domain/text";
import {
  bindAnonymousDraft,
  refuseTemporaryEntity,
  type TemporaryEntityRow,
} from "~/server/data/anonymous-drafts.server";
import { writeAll } from "~/server/data/batch.server";
import { findUser } from "~/server/data/users.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";

export interface ClaimResult {
  created: { temporaryId: string; type: "page" | "business-card"; id: string; hash?: string }[];
  /**
   * Drafts that could not be converted yet, and why. They are bound to the account and stay until they expire. The type
   * is absent where the draft could not be read.
   */
  kept: { temporaryId: string; type?: "page" | "business-card"; reason: ErrorCode }[];
}

/**
 * Converts drafts from before the sign-up into the actor's pages and cards. One with paid features is stored
 * unpublished for the user to decide. One that fails (the plan's limit, a rate limit, a failure of the database,
 * content that today's schema refuses) stays the actor's draft and is listed; a deleted one, or one bound to another
 * account, is skipped. Parallel sign-ins convert a draft only once. Acting admins have drafts of their own browser:
 * none of them is read or bound.
 * @throws AppError forbidden (notWhileActing)
 */
export async function claimAnonymousDrafts(
  platform: Platform,
  actor: UserActor,
  ids: string[],
): Promise<ClaimResult> {
  assertCan(actor, "claim", { noun: "temporary", ownerId: null });
  const result: ClaimResult = { created: [], kept: [] };
  for (const id of [...new Set(ids)].slice(0, LIMITS.temporaryPerSignIn)) {
    if (isId("tmp", id)) await claimOne(platform, actor, id, result);
  }
  return result;
}

async function claimOne(platform: Platform, actor: UserActor, id: string, result: ClaimResult) {
  const { db } = platform;
  let draft: TemporaryEntityRow | undefined;
  try {
    draft = await bindAnonymousDraft(db, id, actor.userId, platform.now());
    if (!draft) return;
    assertCan(actor, "claim", { noun: "temporary", ownerId: draft.ownerId });
    result.created.push({ temporaryId: id, type: draft.type, ...(await claim(platform, actor, draft)) });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === "gone") return;
    if (!(error instanceof AppError)) logError("claiming a draft failed", error, platform.requestId, { id });
    result.kept.push({ temporaryId: id, ...(draft ? { type: draft.type } : {}), reason });
    await writeAll(db, [refuseTemporaryEntity(db, id, actor.userId, reason)]).catch((cause: unknown) =>
      logError("noting a refused draft failed", cause, platform.requestId, { id }),
    );
  }
}

/** A page that nobody named is called like its owner: visitors would see nothing else of it. */
async function named(platform: Platform, { userId }: UserActor, page: PageInput): Promise<PageInput> {
  if (!isBlank(page.profile.title)) return page;
  const name = (await findUser(platform.db, userId))?.name ?? "";
  return { ...page, profile: { ...page.profile, title: name } };
}

/** A draft that today's schema refuses was stored by an older version. */
function reasonOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return error instanceof ZodError ? "invalid" : "internal";
}

async function claim(
  platform: Platform,
  actor: UserActor,
  draft: TemporaryEntityRow,
): Promise<{ id: string; hash?: string }> {
  if (draft.type === "page") {
    const input = await named(platform, actor, pageInputSchema.parse(draft.entity));
    const options = { images: { kind: "temporary" as const, id: draft.id }, mayHoldPaid: true };
    try {
      return { id: (await createPage(platform, actor, input, options)).page.id };
    } catch (error) {
      // The address was taken meanwhile: the page matters more than its name.
      if (!(error instanceof AppError && error.field === "slug")) throw error;
      return { id: (await createPage(platform, actor, { ...input, slug: undefined }, options)).page.id };
    }
  }
  const { card: input, code } = cardOfDraft(cardDraftSchema.parse(draft.entity));
  const { card } = await createCard(platform, actor, input, { mayHoldPaid: true, draftId: draft.id, code });
  return { id: card.id, hash: card.hash };
}
