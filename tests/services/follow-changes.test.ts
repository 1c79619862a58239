import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { upsertEntitlement } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { collectGarbage } from "~/server/services/media/collect-garbage.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { blockStatement } from "../../workers/commands/suspend-statement";
import { watchOutbox } from "../../workers/jobs/watchdog";
import { newestChange } from "../support/changes";
import { setEnabled } from "../support/enabled";
import { passCard } from "../support/pass-cards";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

// why: the queue's own run of a job would race with the test's.
const JOBS = { idFromName: () => ({}), get: () => ({ wake: async () => undefined }) } as never;

const all = async <T>(platform: TestPlatform, query: string, ...values: unknown[]) =>
  (
    await platform.db.$client
      .prepare(query)
      .bind(...values)
      .all<T>()
  ).results;

/** An owner with a card whose pass is on a phone and at Google. */
async function holder(platform: TestPlatform) {
  const actor = await testActor(platform, PRO);
  const card = await passCard(platform, actor);
  await all(platform, "INSERT INTO pass_registrations VALUES (?1, ?2, 0)", `phone-${card.id}`, card.id);
  await all(platform, "INSERT INTO google_passes VALUES (?1, 'active', 1, 0)", card.id);
  await settled(platform);
  await all(platform, "DELETE FROM outbox WHERE shard = ?1", actor.userId);
  return { actor, card };
}

async function settled(platform: TestPlatform): Promise<void> {
  await platform.drain();
  await followChanges(platform);
}

const jobsOf = async (platform: TestPlatform, shard: string) =>
  (
    await all<{ name: string }>(platform, "SELECT name FROM outbox WHERE shard = ?1 ORDER BY name", shard)
  ).map(({ name }) => name);

const BOTH = ["pushPass", "syncGooglePass"];

describe("jobs of what changed", () => {
  test("come from a save at once", async () => {
    const platform = testPlatform({ JOBS });
    const { actor, card } = await holder(platform);
    await updateCard(platform, actor, card.id, { header: "New" });
    await platform.drain();
    expect(await jobsOf(platform, actor.userId)).toEqual(BOTH);
    await settled(platform);
    expect(await jobsOf(platform, actor.userId)).toEqual(BOTH);
  });

  test("of an account and of a plan are one job a change, and one more at the end of the plan", async () => {
    const platform = testPlatform({ JOBS });
    const { actor } = await holder(platform);
    platform.travel(1_000);
    await setEnabled(platform.db, actor.userId, false, platform.now());
    await settled(platform);
    expect(await jobsOf(platform, actor.userId)).toEqual(["refreshPasses"]);
    const endsAt = new Date(platform.now().getTime() + 60_000);
    const plan = { userId: actor.userId, ...PRO, endsAt, updatedAt: platform.now() };
    await upsertEntitlement(platform.db, { ...plan, status: "cancelled_active" });
    await settled(platform);
    expect(await jobsOf(platform, actor.userId)).toEqual(Array(3).fill("refreshPasses"));
  });

  test("come from an operator's plain SQL within the watchdog's minute, and know when a plan ends", async () => {
    const platform = testPlatform({ JOBS });
    const { actor, card } = await holder(platform);
    const email = `${actor.userId}@visita.example`;
    // Blocked and unblocked within the same second, so with the same instant.
    await all(platform, blockStatement(email, false));
    await settled(platform);
    await all(platform, "UPDATE users SET is_enabled = 1 WHERE id = ?1", actor.userId);
    await all(platform, "UPDATE cards SET deleted_at = 1 WHERE id = ?1", card.id);
    await watchOutbox({ ...(env as unknown as Bindings), JOBS }, {
      waitUntil: () => undefined,
    } as unknown as ExecutionContext);
    // The pass of a deleted card is updated by the card's change.
    expect(await jobsOf(platform, actor.userId)).toEqual([...BOTH, "refreshPasses"].toSorted());
    await all(platform, "UPDATE cards SET deleted_at = NULL WHERE id = ?1", card.id);
    const endsAt = platform.now().getTime() + 3_600_000;
    await all(platform, "UPDATE entitlements SET ends_at = ?2 WHERE user_id = ?1", actor.userId, endsAt);
    await settled(platform);
    const due = await all<{ run_at: number }>(
      platform,
      "SELECT run_at FROM outbox WHERE shard = ?1 AND key LIKE '%:end:%'",
      actor.userId,
    );
    expect(due).toEqual([{ run_at: endsAt }]);
  });

  test("are neither lost nor doubled when a run is cut off, or meets another", async () => {
    const platform = testPlatform({ JOBS });
    const { actor, card } = await holder(platform);
    await all(
      platform,
      "UPDATE cards SET content = json_set(content, '$.header', 'X'), version = 9 WHERE id = ?1",
      card.id,
    );
    const cut = new Proxy(platform.bindings.DB, {
      get: (target, name) =>
        name === "batch"
          ? () => Promise.reject(new Error("cut off"))
          : Reflect.get(target, name).bind(target),
    });
    await expect(followChanges(testPlatform({ JOBS, DB: cut }))).rejects.toThrow("cut off");
    expect(await jobsOf(platform, actor.userId)).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => followChanges(platform)));
    expect(await jobsOf(platform, actor.userId)).toEqual(BOTH);
  });

  test("are made in batches, of which a run makes so many and the next goes on", async () => {
    const platform = testPlatform({ JOBS });
    const { actor, card } = await holder(platform);
    await all(
      platform,
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5100)
        INSERT INTO changes (kind, subject) SELECT 'page', i FROM n`,
    );
    await all(platform, "UPDATE cards SET deleted_at = 1 WHERE id = ?1", card.id);
    const newest = await newestChange(platform.db);
    await followChanges(platform);
    const [cursor] = await all<{ seq: number }>(platform, "SELECT seq FROM change_cursors");
    expect(newest - (cursor?.seq ?? 0)).toBe(101);
    expect(await jobsOf(platform, actor.userId)).toEqual([]);
    await followChanges(platform);
    expect(await jobsOf(platform, actor.userId)).toEqual(BOTH);
  });
});

test("triggers write facts into the change log, and count and index contacts; none writes a job or an address", async () => {
  const platform = testPlatform();
  const triggers = await all<{ name: string; sql: string }>(
    platform,
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
  );
  expect(triggers.length).toBeGreaterThan(20);
  const written = (sql: string) =>
    [...sql.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM) (?!SET\b)(\w+)/g)].map(([, table]) => table);
  const allowed = (name: string) =>
    name.startsWith("change_") ? ["changes"] : ["contacts", "contact_counts", "contact_search"];
  for (const { name, sql } of triggers) {
    const tables = written(sql.slice(sql.indexOf("BEGIN")));
    expect(tables, name).not.toEqual([]);
    for (const table of tables) expect(allowed(name), `${name} writes ${table}`).toContain(table);
  }
});

test("old facts are collected once they have been followed, and the newest stays", async () => {
  const platform = testPlatform({ JOBS });
  await all(platform, "UPDATE changes SET at = 0");
  const count = async () =>
    (await all<{ n: number }>(platform, "SELECT count(*) AS n FROM changes"))[0]?.n ?? 0;
  await all(platform, "INSERT INTO changes (kind, subject, at) VALUES ('page', 'not followed', 0)");
  const newest = await newestChange(platform.db);
  await all(platform, "UPDATE change_cursors SET seq = ?1", newest - 1);
  await collectGarbage(platform);
  expect(await count()).toBe(2);
  await followChanges(platform);
  await collectGarbage(platform);
  expect([await count(), await newestChange(platform.db)]).toEqual([1, newest]);
});
