import { expect, test, vi } from "vitest";
import { STORED_OBJECTS, STORED_VISITS } from "~/domain/accounts/register";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { noCounts } from "~/domain/visits/counts";
import type { StoredDay } from "~/domain/visits/day-counts";
import { noDimensions } from "~/domain/visits/dimensions";
import { firstStoredDay } from "~/domain/visits/months";
import { reportQuerySchema } from "~/domain/visits/range";
import { pageThing, type ReportThing } from "~/domain/visits/thing";
import { addDays } from "~/domain/visits/zone-day";
import { writeAll } from "~/server/data/batch.server";
import { findUser } from "~/server/data/users.server";
import { storeDays, writeVisits } from "~/server/data/visits/visit-days.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { loadSaltKey } from "~/server/platform/visit-salt.server";
import { ERASURE_STEPS } from "~/server/services/accounts/erasure/steps.server";
import { exportItems } from "~/server/services/accounts/exports/export-entries.server";
import { updateProfile } from "~/server/services/accounts/update-profile.server";
import { foldVisits } from "~/server/services/visits/fold-visits.server";
import { getVisitReport } from "~/server/services/visits/get-visit-report.server";
import { sweepVisits } from "~/server/services/visits/sweep-visits.server";
import { PRO, testActor, testPlatform } from "../support/platform";
import { countsOfDay, endDay, fileOfDay, insideDay, see } from "../support/visits";
import { beginAtNoon, NOON, TODAY } from "../support/visits-clock";

beginAtNoon();

function stored(thing: ReportThing, day: string, views: number): StoredDay {
  const counts = { ...noCounts(), views, visitors: views };
  const dimensions = { ...noDimensions(), sources: { direct: [views] } };
  return { day, thing, counts, parts: { 12: [views, views, 0, 0, 0, 0] }, dimensions };
}

const rowsOf = async (platform: ReturnType<typeof testPlatform>, table: string, owner: string) =>
  (await platform.visits.$client.prepare(`SELECT * FROM ${table} WHERE owner = ?`).bind(owner).all()).results;

test("every table and object of visits stands in the register", async () => {
  const { results } = await testPlatform()
    .visits.$client.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'd1_%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
    )
    .all<{ name: string }>();
  expect(results.map(({ name }) => name).toSorted()).toEqual(Object.keys(STORED_VISITS).toSorted());
  expect(Object.keys(STORED_OBJECTS)).toEqual(["VisitDay"]);
});

test("days that are old enough become months, whose report is the same", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const days = Array.from({ length: 200 }, (_, i) => stored("all", addDays(TODAY, -i), i + 1));
  await writeVisits(platform.visits, storeDays(actor.userId, days, 1));
  const query = reportQuerySchema.parse({ from: addDays(TODAY, -199) });
  const report = await getVisitReport(platform, actor, query);
  const before = firstStoredDay(TODAY);
  for (const run of [0, 1]) await foldVisits(platform, { before, after: "", run });
  expect(await getVisitReport(platform, actor, query)).toEqual(report);
  const kept = await rowsOf(platform, "visit_days", actor.userId);
  expect(kept).toHaveLength(days.filter(({ day }) => day >= before).length);
  expect((await rowsOf(platform, "visit_months", actor.userId)).length).toBeGreaterThan(2);
});

test("salts go when their date is over everywhere, and not before", async () => {
  const platform = testPlatform();
  await loadSaltKey(platform.bindings, TODAY);
  const isThere = async () => (await platform.bucket.head(`h/${TODAY}`)) !== null;
  const midnight = Date.parse(`${TODAY}T00:00:00Z`);
  const sweepAt = async (at: number) => {
    vi.setSystemTime(at);
    const realNow = () => new Date(at);
    await sweepVisits(Object.assign(Object.create(platform) as typeof platform, { realNow }), {
      slot: TODAY,
    });
    return isThere();
  };
  expect(await sweepAt(midnight + 36 * HOUR_MS - 1)).toBe(true);
  expect(await sweepAt(midnight + 36 * HOUR_MS)).toBe(false);
});

test("two isolates that make a date's salt at once have the same", async () => {
  const { bindings } = testPlatform();
  const keys = await Promise.all(Array.from({ length: 5 }, () => loadSaltKey(bindings, "2020-02-02")));
  expect(new Set(keys.map(String)).size).toBe(1);
});

test("an erased account leaves no visits, and nothing of it comes back", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const visited = { owner: actor.userId, thing: pageThing(newId("pg")), zone: "UTC" };
  await writeVisits(platform.visits, storeDays(actor.userId, [stored("all", addDays(TODAY, -1), 2)], 1));
  see(platform, "/ada", visited);
  await platform.drain();
  const account = { userId: actor.userId } as Parameters<(typeof ERASURE_STEPS)[number]>[1];
  for (const erase of ERASURE_STEPS)
    if (erase.name === "ofVisits") expect(await erase(platform, account)).toBe(false);
  expect(await rowsOf(platform, "visit_days", actor.userId)).toEqual([]);
  expect(await countsOfDay(actor.userId, TODAY)).toEqual(new Map());
  // A hand-over that was under way.
  see(platform, "/ada", visited);
  await platform.drain();
  vi.setSystemTime(NOON + DAY_MS);
  await endDay(actor.userId, TODAY);
  expect(await rowsOf(platform, "visit_days", actor.userId)).toEqual([]);
});

test("the export of everything holds every stored day, whatever the plan", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const days = Array.from({ length: 600 }, (_, i) => stored("all", addDays(TODAY, -1 - i), 2));
  await writeVisits(platform.visits, storeDays(actor.userId, days, 1));
  const user = await findUser(platform.db, actor.userId);
  const names: string[] = [];
  let rows = 0;
  for await (const { files } of exportItems(platform, user as NonNullable<typeof user>, {
    phase: "visits",
    after: "",
  }))
    for (const { name, bytes } of files) {
      if (!name.startsWith("visits/")) continue;
      names.push(name);
      rows += JSON.parse(new TextDecoder().decode(bytes as Uint8Array)).length;
    }
  expect([names.length, rows]).toEqual([2, 600]);
});

test("a changed zone is stored with the day that it fell into", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  await updateProfile(platform, actor, { timeZone: "Pacific/Kiritimati" });
  const user = await findUser(platform.db, actor.userId);
  expect(user?.heldDay).toMatchObject({ zone: "UTC", day: TODAY });
});

/** Tables of ours that nothing a visitor sends may reach. */
async function everythingIn(database: D1Database): Promise<string> {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%' AND name NOT LIKE '%_fts%' AND name NOT LIKE '%words%'",
    )
    .all<{ name: string }>();
  const tables = await Promise.all(
    results.map(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all()),
  );
  return JSON.stringify(tables.map(({ results: rows }) => rows));
}

test("after the day's end no address, no user agent and no hash is in any table, object or file", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform);
  const visited = { owner: actor.userId, thing: pageThing(newId("pg")), zone: "UTC" };
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  see(platform, "/ada?utm_source=x", visited, {
    ip: "198.51.100.77",
    userAgent,
    headers: { Referer: "https://b.example/secret-path" },
  });
  await platform.drain();
  // Before it is counted, nothing of it is there that is not there after.
  for (const secret of ["198.51.100.77", userAgent, "Firefox/140", "secret-path"])
    expect(await fileOfDay(actor.userId, TODAY)).not.toContain(secret);
  await countsOfDay(actor.userId, TODAY);
  const [hash = "no hash"] = /v:all:([\w-]{16})/.exec(await fileOfDay(actor.userId, TODAY))?.slice(1) ?? [];
  expect(hash).toHaveLength(16);
  vi.setSystemTime(NOON + DAY_MS);
  await endDay(actor.userId, TODAY);
  await writeAll(platform.db, []);
  const { DB, VISITS } = platform.bindings as Bindings;
  const objects = await platform.bucket.list({ limit: 1000 });
  const files = await Promise.all(
    objects.objects.map(async ({ key }) => key + (await (await platform.bucket.get(key))?.text())),
  );
  const all = [
    await everythingIn(DB),
    await everythingIn(VISITS),
    await fileOfDay(actor.userId, TODAY),
    ...files,
  ].join("\n");
  expect(all).toContain(actor.userId);
  for (const secret of ["198.51.100.77", userAgent, "Firefox/140", "secret-path", hash])
    expect(all).not.toContain(secret);
});

test("a batch that comes while its day is written is in the next write of it", async () => {
  const platform = testPlatform();
  const owner = newId("usr");
  const thing = pageThing(newId("pg"));
  const event = { kind: "view", thing, visitor: null, at: NOON, hour: 12 } as const;
  const batch = { id: "a", owner, day: TODAY, endsAt: NOON + HOUR_MS, events: [event] };
  const { VISIT_DAYS } = platform.bindings;
  const object = VISIT_DAYS.get(VISIT_DAYS.idFromName(`${owner}:${TODAY}`));
  await object.add(batch);
  vi.setSystemTime(NOON + DAY_MS);
  // A zone was changed meanwhile: the day lasts longer for the second batch.
  const late = { ...batch, id: "b", endsAt: NOON + DAY_MS };
  await insideDay(owner, TODAY, (day) => Promise.all([day.alarm(), day.add(late)]));
  vi.setSystemTime(NOON + 3 * DAY_MS);
  expect(await endDay(owner, TODAY)).toBe(true);
  const [row] = (await rowsOf(platform, "visit_days", owner)).filter((each) => each.thing === thing);
  expect(row).toMatchObject({ views: 2 });
  expect(await fileOfDay(owner, TODAY)).toBe("[]");
});

test("a day that cannot be counted is not kept for ever, with its visitors", async () => {
  const owner = newId("usr");
  const event = { kind: "view", thing: pageThing(newId("pg")), visitor: "x", at: NOON, hour: 12 } as const;
  const batch = { id: "a", owner, day: TODAY, endsAt: NOON + HOUR_MS, events: [event] };
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await insideDay(owner, TODAY, async (day, { sql }) => {
    // What is no event is refused at once.
    await expect(day.add({ ...batch, id: "b", events: [null as never] })).rejects.toThrow();
    await day.add(batch);
    sql.exec("UPDATE waiting SET batch = 'broken'");
  });
  vi.setSystemTime(NOON + DAY_MS);
  await endDay(owner, TODAY);
  expect(await fileOfDay(owner, TODAY)).toContain("broken");
  vi.setSystemTime(NOON + 9 * DAY_MS);
  await endDay(owner, TODAY);
  expect(await fileOfDay(owner, TODAY)).toBe("[]");
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test("a day that the version before began is counted on, and each batch and reset raises its sequence", async () => {
  const platform = testPlatform();
  const owner = newId("usr");
  const thing = pageThing(newId("pg"));
  const before = { hours: { 11: [2, 2, 0, 0, 0, 0] }, dimensions: noDimensions() };
  await insideDay(owner, TODAY, (_, { sql }) => {
    sql.exec(`
      CREATE TABLE day (id INTEGER PRIMARY KEY, owner TEXT, day TEXT, ends_at INTEGER, sequence INTEGER);
      CREATE TABLE batches (id TEXT PRIMARY KEY) WITHOUT ROWID;
      CREATE TABLE things (thing TEXT PRIMARY KEY, record TEXT) WITHOUT ROWID;
      CREATE TABLE seen (key TEXT PRIMARY KEY, at INTEGER, what TEXT) WITHOUT ROWID`);
    sql.exec("INSERT INTO day VALUES (1, ?, ?, ?, 3)", owner, TODAY, NOON + HOUR_MS);
    sql.exec("INSERT INTO batches VALUES ('a'), ('b'), ('c')");
    sql.exec("INSERT INTO things VALUES (?, ?)", thing, JSON.stringify(before));
    sql.exec("INSERT INTO seen VALUES (?, ?, NULL)", `v:${thing}:somebody`, NOON - HOUR_MS);
  });
  const { VISIT_DAYS } = platform.bindings;
  const object = VISIT_DAYS.get(VISIT_DAYS.idFromName(`${owner}:${TODAY}`));
  const event = { kind: "view", thing, visitor: "somebody", at: NOON, hour: 12 } as const;
  const batch = { id: "d", owner, day: TODAY, endsAt: NOON + 2 * HOUR_MS, events: [event] };
  for (const id of ["c", "d", "d"]) await object.add({ ...batch, id });
  expect((await countsOfDay(owner, TODAY)).get(thing)).toMatchObject({ views: 3, visitors: 2 });
  await object.reset(["all"]);
  vi.setSystemTime(NOON + DAY_MS);
  expect(await endDay(owner, TODAY)).toBe(true);
  const { results } = await platform.visits.$client
    .prepare("SELECT thing, views, sequence FROM visit_days WHERE owner = ?")
    .bind(owner)
    .all();
  // Three of before, its three batches and the new one, and the reset.
  expect(results).toEqual([{ thing, views: 3, sequence: 8 }]);
});
