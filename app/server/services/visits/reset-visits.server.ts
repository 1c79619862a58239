import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { ALL, type ReportThing } from "~/domain/visits/thing";
import { removeThings, writeVisits } from "~/server/data/visits/visit-days.server";
import { eraseVisits } from "~/server/data/visits/visit-months.server";
import type { Platform } from "~/server/platform/platform.server";
import { visitDayStub } from "~/server/platform/visit-buffer.server";
import { openDays } from "./read-days.server";
import { visitHoldings } from "./visit-holdings.server";

/** Rows per statement. */
const ROWS = 5_000;

/**
 * Deletes the counts of a thing, including today's; `all` deletes everything. The total stays when one is reset. For
 * their owner alone.
 * @throws AppError invalid where nothing is named; not_found, also for what a team has assigned
 */
export async function resetVisits(
  platform: Platform,
  actor: UserActor,
  thing: ReportThing | undefined,
): Promise<void> {
  assertCan(actor, "delete", ownOf(actor, "page"));
  // What is to be deleted must be named.
  if (thing === undefined) throw new AppError("invalid", { field: "thing", messageKey: "required" });
  const { holdings } = await visitHoldings(platform, actor, thing);
  const [{ owner, own }] = holdings;
  if (owner !== actor.userId) throw new AppError("not_found");
  const stubs = openDays(own).map((day) => visitDayStub(platform, owner, day));
  await Promise.all(stubs.map((stub) => (thing === ALL ? stub.erase() : stub.reset([thing]))));
  if (thing !== ALL) {
    await writeVisits(platform.visits, removeThings(platform.visits, owner, [thing]));
    return;
  }
  for (;;) {
    const removed = await writeVisits(platform.visits, eraseVisits(owner, ROWS));
    if (removed.every((rows) => rows < ROWS)) return;
  }
}
