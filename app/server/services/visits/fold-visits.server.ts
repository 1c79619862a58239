import type { JobPayload } from "~/domain/jobs";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { addMonths, foldMonth, monthOf } from "~/domain/visits/months";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { storedOf, writeVisits } from "~/server/data/visits/visit-days.server";
import {
  daysBefore,
  ownersOfVisits,
  removeMonths,
  storeMonth,
} from "~/server/data/visits/visit-months.server";
import type { Platform } from "~/server/platform/platform.server";

/** Owners per run; the next continues after them. */
const OWNERS = 20;
/** Days per read, each of a kilobyte or two. */
const ROWS = 1_000;

/**
 * Monthly: replaces days that are old enough by one row per thing and month, and deletes months past their retention.
 * It iterates the owners by id: an index by day would cost one more write per row.
 */
export async function foldVisits(
  platform: Platform,
  { before, after, run }: JobPayload<"foldVisits">,
): Promise<void> {
  const owners = await ownersOfVisits(platform.visits, after, OWNERS);
  for (const owner of owners) await foldOwner(platform, owner, before);
  const last = owners.at(-1);
  if (last === undefined) return;
  const payload = { before, after: last, run: run + 1 };
  await writeAll(platform.db, [enqueue({ name: "foldVisits", shard: "system", payload }, platform.now())]);
}

async function foldOwner({ visits }: Platform, owner: string, before: string): Promise<void> {
  for (;;) {
    const rows = await daysBefore(visits, owner, before, ROWS);
    const groups = [...Map.groupBy(rows, ({ thing, day }) => `${thing} ${monthOf(day)}`).values()];
    // The last one may continue after what was read.
    const whole = rows.length < ROWS ? groups : groups.slice(0, -1);
    for (const group of whole) {
      const [first] = group;
      if (!first) continue;
      const { thing } = first;
      const month = monthOf(first.day);
      const days = group.map((row) => storedOf(row, row.day));
      await writeVisits(visits, storeMonth(visits, { owner, thing, month }, foldMonth(month, thing, days)));
    }
    if (rows.length < ROWS) break;
  }
  const oldest = monthOf(addMonths(before, -VISIT_LIMITS.months + 3));
  await writeVisits(visits, [removeMonths(visits, owner, oldest)]);
}
