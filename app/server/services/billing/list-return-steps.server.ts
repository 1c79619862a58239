import type { UserActor } from "~/domain/accounts/actor";
import type { Platform } from "~/server/platform/platform.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { type DraftPage, listDraftPages } from "~/server/services/pages/list-draft-pages.server";
import { isTeamEmpty } from "~/server/services/team/members.server";

/** The newest cards among which the one that was bought for is looked for. */
const NEWEST_CARDS = 20;

/** What a user can go on with after paying. */
export interface ReturnSteps {
  /** Pages that were never live: paying alone publishes none. */
  drafts: DraftPage[];
  /** The newest own cards. */
  cards: { hash: string; title: string }[];
  /** Whether seats were bought and no member has been invited. */
  hasEmptyTeam: boolean;
}

/** @returns the steps in the order of the lists, newest first */
export async function listReturnSteps(platform: Platform, actor: UserActor): Promise<ReturnSteps> {
  const [drafts, cards, hasEmptyTeam] = await Promise.all([
    listDraftPages(platform, actor),
    listCards(platform, actor, { limit: NEWEST_CARDS }),
    isTeamEmpty(platform, actor),
  ]);
  return { drafts, cards: cards.items.map(({ hash, title }) => ({ hash, title })), hasEmptyTeam };
}
