import type { Change } from "~/domain/changes";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { gatheredMinute } from "~/domain/job-keys";
import { writeAll } from "~/server/data/batch.server";
import { changesFor, isCursorAt, moveCursor } from "~/server/data/changes.server";
import { enqueue, type NewJob } from "~/server/data/outbox.server";
import { passCardsAmong, passOwners } from "~/server/data/passes.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { passJobs } from "./pass-jobs.server";

/** Changes handled per batch, and batches per run: the next run continues from there. */
const BATCH_SIZE = 200;
const MAX_BATCHES = 25;

/**
 * Creates jobs from the change log's entries about cards, templates, accounts and plans, from where the last run ended.
 * Jobs and the new position are one write, so an interrupted or concurrent run repeats and skips nothing.
 */
export async function followChanges(platform: Platform): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { cursor, changes } = await changesFor(platform.db, "passes", BATCH_SIZE);
    const last = changes.at(-1);
    if (!last) return;
    const now = platform.now();
    const jobs = [
      ...(await cardJobs(platform, changes, now)),
      ...(await ownerJobs(platform, changes, now)),
      ...templateJobs(changes, now),
    ];
    const when = isCursorAt("passes", cursor);
    await writeAll(platform.db, [
      ...jobs.map((job) => enqueue(job, now, { when })),
      moveCursor("passes", cursor, last.seq),
    ]);
    for (const shard of new Set(jobs.map((job) => job.shard))) startJobs(platform, shard);
    if (changes.length < BATCH_SIZE) return;
  }
}

async function cardJobs(platform: Platform, changes: readonly Change[], now: Date): Promise<NewJob[]> {
  const ids = new Set(changes.filter(({ kind }) => kind === "card").map(({ subject }) => subject));
  if (ids.size === 0) return [];
  const cards = await passCardsAmong(platform.db, [...ids]);
  return cards.flatMap((card) => passJobs(card, now));
}

/** One job for all changes of a card template in a minute: it creates those of the cards that follow it. */
function templateJobs(changes: readonly Change[], now: Date): NewJob[] {
  const { slot, runAt } = gatheredMinute(now);
  return changes.flatMap(({ kind, subject, ownerId }) => {
    if (kind !== "template" || !ownerId || !isId(ID_PREFIXES.cardTemplate, subject)) return [];
    const payload = { ownerId, templateId: subject, revision: `look:${slot}` };
    return [{ name: "refreshPasses" as const, shard: ownerId, payload, runAt }];
  });
}

/** Passes change with the account and the plan; and once more at a plan's end that is known in advance. */
async function ownerJobs(platform: Platform, changes: readonly Change[], now: Date): Promise<NewJob[]> {
  const facts = changes.filter(({ kind }) => kind === "account" || kind === "plan");
  if (facts.length === 0) return [];
  const owners = await passOwners(platform.db, [...new Set(facts.map(({ subject }) => subject))]);
  return facts.flatMap(({ kind, subject, since }) => {
    const owner = owners.find(({ id }) => id === subject);
    const endsAt = kind === "plan" ? (owner?.endsAt ?? 0) : 0;
    return [
      ...(owner?.hasPasses ? [refresh(subject, `${kind}:${since}`)] : []),
      ...(endsAt > now.getTime() ? [refresh(subject, `end:${endsAt}`, new Date(endsAt))] : []),
    ];
  });
}

function refresh(ownerId: string, revision: string, runAt?: Date): NewJob<"refreshPasses"> {
  return { name: "refreshPasses", shard: ownerId, payload: { ownerId, revision }, runAt };
}
