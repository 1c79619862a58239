import type { UserActor } from "~/domain/accounts/actor";
import { assertCan, ownOf } from "~/domain/permissions";
import { cardThing, pageThing, type Thing } from "~/domain/visits/thing";
import { listVisitThingRows } from "~/server/data/visits/listed-things.server";
import type { Platform } from "~/server/platform/platform.server";
import { listVisitCounts } from "./list-visit-counts.server";

/** @returns the views of each of the last seven days, the oldest first, of the actor's pages and cards that had any */
export async function listRecentViews(
  platform: Platform,
  actor: UserActor,
): Promise<Partial<Record<Thing, number[]>>> {
  assertCan(actor, "list", ownOf(actor, "page"));
  const { pages, cards } = await listVisitThingRows(platform.db, actor.userId);
  const rows = new Map<string, Thing[]>([[actor.userId, pages.map(({ id }) => pageThing(id))]]);
  for (const { hash, ownerId } of cards) rows.set(ownerId, [...(rows.get(ownerId) ?? []), cardThing(hash)]);
  const counts = await listVisitCounts(platform, actor, rows);
  return Object.fromEntries(
    [...counts.values()].flatMap(({ thing, views, series }) =>
      views > 0 ? [[thing, series.map((point) => point.views)]] : [],
    ),
  );
}
