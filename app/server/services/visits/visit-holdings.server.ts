import type { UserActor } from "~/domain/accounts/actor";
import { isPaid } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { ALL, cardThing, type ReportThing, readThing } from "~/domain/visits/thing";
import { ownZone } from "~/domain/visits/visited";
import type { OwnZone } from "~/domain/visits/zone-day";
import { listAssignedCards } from "~/server/data/cards.server";
import { findOwnPage } from "~/server/data/pages.server";
import { findUser } from "~/server/data/users.server";
import { findReachableCode } from "~/server/data/visits/visited-things.server";
import type { Platform } from "~/server/platform/platform.server";
import { planOf, requireCard } from "~/server/services/cards/get-card.server";
import { teamPlaces } from "~/server/services/team/team-place.server";

/** Things of one owner whose visits the user may read. */
export interface Holding {
  owner: string;
  own: OwnZone;
  things: ReportThing[];
}

/** The holdings that a report sums up, and how far back it may reach. */
export interface Holdings {
  holdings: [Holding, ...Holding[]];
  isPro: boolean;
}

/**
 * The visits that the user may see: their own pages, cards and codes, and the cards that teams have assigned to them,
 * which count in their total.
 * @throws AppError not_found, also for another user's thing
 */
export async function visitHoldings(
  platform: Platform,
  actor: UserActor,
  thing: ReportThing,
): Promise<Holdings> {
  const asked = thing === ALL ? null : readThing(thing);
  if (asked?.kind === "card") return ofCard(platform, actor, asked.id, [thing]);
  if (asked?.kind === "code") return ofCode(platform, actor, asked.id);
  assertCan(actor, asked ? "view" : "list", ownOf(actor, "page"));
  if (asked && !(await findOwnPage(platform.db, actor.userId, asked.id))) throw new AppError("not_found");
  const own = await holdingOf(platform, actor.userId, [thing]);
  const isPro = isPaid(actor.plan, platform.now());
  return { holdings: [own, ...(asked ? [] : await inTeams(platform, actor))], isPro };
}

async function ofCard(
  platform: Platform,
  actor: UserActor,
  hash: string,
  things: ReportThing[],
): Promise<Holdings> {
  const held = await requireCard(platform, actor, "view", hash);
  const isPro = isPaid(planOf(actor, held), platform.now());
  return { holdings: [await holdingOf(platform, held.ownerId, things)], isPro };
}

async function ofCode(platform: Platform, actor: UserActor, code: string): Promise<Holdings> {
  const found = await findReachableCode(platform.db, actor.userId, code);
  if (!found) throw new AppError("not_found");
  const thing: ReportThing = `code:${code}`;
  if (found.ownerId !== actor.userId) {
    if (!found.cardHash || !found.isReachable) throw new AppError("not_found");
    return ofCard(platform, actor, found.cardHash, [thing]);
  }
  assertCan(actor, "view", ownOf(actor, "page"));
  const own = await holdingOf(platform, actor.userId, [thing]);
  return { holdings: [own], isPro: isPaid(actor.plan, platform.now()) };
}

/** The cards that teams have assigned to the user, by team. */
async function inTeams(platform: Platform, actor: UserActor): Promise<Holding[]> {
  const places = await teamPlaces(platform, actor.userId);
  if (places.length === 0) return [];
  const cards = await listAssignedCards(platform.db, actor.userId, LIMITS.listMax);
  const held = places.flatMap(({ ownerId, memberId }) => {
    const things = cards.filter((card) => card.memberId === memberId).map(({ hash }) => cardThing(hash));
    return things.length > 0 ? [{ ownerId, things }] : [];
  });
  return Promise.all(held.map(({ ownerId, things }) => holdingOf(platform, ownerId, things)));
}

async function holdingOf({ db }: Platform, owner: string, things: ReportThing[]): Promise<Holding> {
  return { owner, own: ownZone((await findUser(db, owner)) ?? null), things };
}
