import type { UserActor } from "~/domain/accounts/actor";
import { cardLimit } from "~/domain/billing/entitlement";
import { type CardInput, cardContentOf } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import { newCode, newHash, newId } from "~/domain/ids";
import { assertCan } from "~/domain/permissions";
import { refuseLockedContacts } from "~/domain/team/own-values";
import {
  bindAnonymousDraft,
  deleteClaimedEntity,
  draftBelongsTo,
} from "~/server/data/anonymous-drafts.server";
import { writeAll } from "~/server/data/batch.server";
import { insertCard } from "~/server/data/cards.server";
import { insertCode } from "~/server/data/codes.server";
import { copyCardImages } from "~/server/data/images/copy-images.server";
import { insertCardLinkCheck } from "~/server/data/link-checks.server";
import { isUniqueViolation } from "~/server/data/violations.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { checkLinks } from "~/server/services/link-check/check-links.server";
import {
  newFollowerContent,
  prefillImages,
  templateOfNew,
} from "~/server/services/team/follow-template.server";
import { requireMakerPlace, teamCardRefusal } from "~/server/services/team/team-card.server";
import { getCard, type SavedCard } from "./get-card.server";
import { requireLinkablePage, requirePlanForCard } from "./paid-card.server";

interface Options {
  isDuplicate?: boolean;
  /**
   * A draft from before sign-up may hold paid features: they are stored for its maker to decide, and not shown to
   * visitors.
   */
  mayHoldPaid?: boolean;
  /** The card whose images are copied. */
  imagesFrom?: string;
  /** The actor's draft from before the sign-up that becomes this card, images included, in the same write. */
  draftId?: string;
  /** The code whose style is copied. */
  codeStyleMatches?: string;
  /** Its id; a new one by default. */
  id?: string;
  /** The code of its previews; if that is taken a new one is made. */
  code?: string;
  /** The owner's id of the team in which the actor, a member, makes it for themselves. */
  team?: string;
  /** The owner's template that it follows; a member's card follows the default one. */
  template?: string;
}

/**
 * Creates a card with its QR code. Links that cannot be checked now are accepted, and checked later.
 * @throws AppError forbidden (fieldLocked), not_found where the actor may not create one in that team, conflict
 *   (cardOfMember) where they have one there, payment_required, rate_limited, limit_reached (cardLimit, teamCardLimit),
 *   invalid (qrTargetGone on `pageId`, linkHarmful, duplicateKey), gone when its draft no longer exists
 */
export async function createCard(
  platform: Platform,
  actor: UserActor,
  input: CardInput,
  options: Options = {},
): Promise<SavedCard> {
  const place =
    options.team === undefined ? undefined : await requireMakerPlace(platform, actor, options.team);
  const ownerId = place?.ownerId ?? actor.userId;
  const plan = place?.plan ?? actor.plan;
  const thing = { noun: "card" as const, ownerId, membership: place };
  assertCan(actor, options.isDuplicate ? "duplicate" : "create", thing);
  const now = platform.now();
  const template = await templateOfNew(platform, {
    ownerId,
    id: options.template,
    isMember: place !== undefined,
  });
  const given = cardContentOf(input);
  if (template && place) refuseLockedContacts(given.contacts, template.worn, place.ownerName);
  const content =
    template && !options.isDuplicate
      ? await newFollowerContent(platform, given, template, place?.ownerName)
      : given;
  if (!options.mayHoldPaid) requirePlanForCard(platform, plan, content, null);
  if (input.pageId) await requireLinkablePage(platform, ownerId, input.pageId);
  await consumeLimit(platform, "create", actor.userId);
  if (place) await consumeLimit(platform, "teamCard", actor.userId);
  const standing = await checkLinks(platform, content, null);
  const made = {
    id: options.id ?? newId("crd"),
    hash: newHash(),
    ownerId,
    memberId: place?.memberId,
    pageId: input.pageId ?? null,
    title: content.title,
    content,
    isDuplicate: options.isDuplicate ?? false,
    templateId: template?.row.id,
    createdAt: now,
  };
  const { draftId, imagesFrom = draftId } = options;
  const write = (code: string) => {
    const card = { ...made, code };
    return writeAll(platform.db, [
      insertCard(card, cardLimit(plan, now), draftId ? draftBelongsTo(draftId, actor.userId) : undefined),
      insertCode({ code, ownerId, cardId: card.id, looksLike: options.codeStyleMatches, createdAt: now }),
      ...(imagesFrom ? [copyCardImages(imagesFrom, card.id, now)] : []),
      ...(template ? prefillImages(template, [card.id], now) : []),
      ...(draftId ? deleteClaimedEntity(platform.db, draftId, card.id) : []),
      ...(standing === "unacknowledged" ? [insertCardLinkCheck({ ...card, version: 1 }, now)] : []),
    ]);
  };
  const [inserted = 0] = await write(options.code ?? newCode()).catch((error: unknown) => {
    // An existing code stays its owner's, and keeps its target.
    if (options.code === undefined || !isUniqueViolation(error, "codes.code")) throw error;
    return write(newCode());
  });
  if (inserted === 0 && draftId && !(await bindAnonymousDraft(platform.db, draftId, actor.userId, now)))
    throw new AppError("gone");
  if (inserted === 0)
    throw place
      ? await teamCardRefusal(platform, actor.userId, place)
      : new AppError("limit_reached", { messageKey: "cardLimit" });
  if (standing === "unacknowledged") startJobs(platform, ownerId);
  return getCard(platform, actor, made.id);
}
