import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import {
  LEAVING_UNDO_MS,
  type LeavingChoice,
  type LeavingOptions,
  type LeavingView,
} from "~/domain/team/leaving";
import { isFreeCard } from "~/server/data/assigned-cards.server";
import { insertAuditWhere } from "~/server/data/audit.server";
import { allOf, writeAll } from "~/server/data/batch.server";
import {
  findLeaving,
  isOpenLeaving,
  type ListedLeaving,
  listLeavingRows,
  listTeamPeople,
} from "~/server/data/leavings.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { listPageOptions } from "~/server/services/pages/list-page-options.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { planDecision } from "./leaving-decision.server";
import { leavingRefusal } from "./leaving-refusal.server";

/** The members who left the actor's team: those with an undecided card, and decisions that can be undone. */
export async function listLeavings(platform: Platform, actor: UserActor): Promise<LeavingView[]> {
  assertCan(actor, "list", ownOf(actor, "member"));
  const since = new Date(platform.now().getTime() - LEAVING_UNDO_MS);
  const rows = await listLeavingRows(platform.db, actor.userId, since, LIMITS.leavingsShown);
  return rows.map(presentLeaving);
}

/** The members who can take over a card or a redirect, and the pages for redirects. */
export async function listLeavingOptions(platform: Platform, actor: UserActor): Promise<LeavingOptions> {
  assertCan(actor, "list", ownOf(actor, "member"));
  const [people, pages] = await Promise.all([
    listTeamPeople(platform.db, actor.userId, LIMITS.members),
    listPageOptions(platform, actor),
  ]);
  const named = people.map(({ id, name, email, card }) => ({ id, label: name || email, card }));
  return {
    free: named.filter(({ card }) => card === null).map(({ id, label }) => ({ id, label })),
    holders: named.flatMap(({ id, label, card }) => (card === null ? [] : [{ id, label, card }])),
    pages: pages
      .filter(({ isPublished }) => isPublished)
      .map(({ id, title, slug }) => ({ id, label: title || `/${slug}` })),
  };
}

/**
 * Decides about the card of a member who left by themselves: once.
 * @throws AppError not_found; conflict (leavingDecided, cardAssigned, memberHasCard, successorNoCard, leavingChanged);
 *   invalid; and as inviting does
 */
export async function decideLeaving(
  platform: Platform,
  actor: UserActor,
  id: string,
  choice: LeavingChoice,
): Promise<LeavingView> {
  assertCan(actor, "edit", ownOf(actor, "member"));
  const { db } = platform;
  const ownerId = actor.userId;
  const { leaving, card, member, hasAccount } = await requireLeaving(platform, ownerId, id);
  if (leaving.choice !== null) throw new AppError("conflict", { messageKey: "leavingDecided" });
  if (!card || card.deletedAt || card.memberId)
    throw new AppError("conflict", { messageKey: "leavingCardTaken" });
  const leaver = {
    leavingId: id,
    member: {
      id: leaving.memberId,
      userId: hasAccount ? (member?.userId ?? null) : null,
      seesContactsOf: member?.seesContactsOf ?? [],
    },
    card,
  };
  const isOpen = allOf(isOpenLeaving(ownerId, id), isFreeCard(card.id));
  const plan = await planDecision(platform, actor, leaver, choice, isOpen);
  const entry = { actorId: ownerId, action: "leaving.decide", thing: id, requestId: platform.requestId };
  const written = await writeAll(db, [
    ...plan.first,
    ...plan.writes,
    insertAuditWhere(entry, platform.now(), plan.holds),
  ]);
  await plan.countsOnly(written);
  if (!written[plan.first.length]) {
    const now = await requireLeaving(platform, ownerId, id);
    if (now.leaving.choice !== null) throw new AppError("conflict", { messageKey: "leavingDecided" });
    if (now.card?.memberId || now.card?.deletedAt)
      throw new AppError("conflict", { messageKey: "leavingCardTaken" });
    throw await leavingRefusal(platform, ownerId, choice);
  }
  for (const userId of [ownerId, ...plan.told]) startJobs(platform, userId);
  platform.defer(followChanges(platform));
  return presentLeaving(await requireLeaving(platform, ownerId, id));
}

/** A leaving in an owner's team. @throws AppError not_found */
export async function requireLeaving({ db }: Platform, ownerId: string, id: string): Promise<ListedLeaving> {
  const row = await findLeaving(db, ownerId, id);
  if (!row) throw new AppError("not_found");
  return row;
}

export function presentLeaving({ leaving, card, hasAccount }: ListedLeaving): LeavingView {
  const { id, name, cause, createdAt, decidedAt } = leaving;
  const record = leaving.choice;
  return {
    ...{ id, name, cause, hasAccount, leftAt: createdAt.toISOString() },
    ...(card && { card: { hash: card.hash, title: card.title } }),
    ...(record &&
      decidedAt && {
        decided: record.card,
        undoUntil: new Date(decidedAt.getTime() + LEAVING_UNDO_MS).toISOString(),
      }),
  };
}
