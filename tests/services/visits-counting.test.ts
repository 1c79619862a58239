import { expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import type { Visited } from "~/domain/visits/visited";
import { findStoredDays, writeVisits } from "~/server/data/visits/visit-days.server";
import { markGone } from "~/server/data/visits/visit-months.server";
import type { Bindings, VisitBatch } from "~/server/platform/bindings.server";
import { addVisit, waitingVisits } from "~/server/platform/visit-buffer.server";
import { testPlatform } from "../support/platform";
import { act, countsOfDay, endDay, fileOfDay, insideDay, see, visitRequest } from "../support/visits";
import { beginAtNoon, NOON, TODAY } from "../support/visits-clock";

beginAtNoon();

function ownerOf(more: Partial<Visited> = {}): Visited {
  return { owner: newId("usr"), thing: `page:${newId("pg")}`, zone: "UTC", ...more };
}

const pageCounts = async (visited: Visited, day = TODAY) =>
  (await countsOfDay(visited.owner, day)).get(visited.thing ?? "");

test("what visitors do is counted, handed over once, and told apart by the day's hash", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  see(platform, "/ada", page);
  see(platform, "/ada", page);
  see(platform, "/ada?utm_source=news", page, { ip: "203.0.113.8", headers: { "CF-IPCountry": "DE" } });
  await platform.drain();
  const counts = await pageCounts(page);
  expect(counts).toMatchObject({ views: 3, visitors: 2, clicks: 0 });
  expect(counts?.dimensions).toMatchObject({
    sources: { direct: [2], news: [1] },
    countries: { DE: [1] },
    devices: { phone: [3] },
  });
  expect((await countsOfDay(page.owner, TODAY)).get("all")).toMatchObject({ views: 3, visitors: 2 });
});

test("what is no person's look is not counted", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  const app = { Referer: `${platform.config.origins.app}/dashboard` };
  see(platform, "/ada", page, { method: "HEAD" });
  see(platform, "/ada", page, { userAgent: "" });
  see(platform, "/ada", page, { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  see(platform, "/ada", page, { userAgent: "WhatsApp/2.23.20.0" });
  see(platform, "/ada", page, { headers: { "Sec-Purpose": "prefetch;prerender" } });
  see(platform, "/ada", page, { headers: { Purpose: "prefetch" } });
  see(platform, "/ada", page, { headers: { Cookie: "uncounted=1" } });
  see(platform, "/ada?v=3", page, { headers: app });
  await platform.drain();
  expect(await pageCounts(page)).toBeUndefined();
  // An older version, or from elsewhere: a visitor who received the owner's address.
  see(platform, "/ada?v=2", page, { headers: app });
  see(platform, "/ada?v=3", page, { headers: { Referer: "https://x.com/" } });
  await platform.drain();
  expect(await pageCounts(page)).toMatchObject({ views: 2 });
});

test("who asks not to be followed: views count unless they revalidate, nothing is hashed", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  see(platform, "/ada", page, { headers: { "Sec-GPC": "1" } });
  see(platform, "/ada", page, { headers: { DNT: "1" } });
  see(platform, "/ada", page, { headers: { DNT: "1", "If-None-Match": '"a"' } });
  await platform.drain();
  expect(await pageCounts(page)).toMatchObject({ views: 2, visitors: 0 });
  expect(await fileOfDay(page.owner, TODAY)).toContain('["seen",[]]');
});

test("from the scan to the contact: a view belongs to a code that the same visitor scanned within half an hour", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  const code = { ...page, code: "ABCDEFGHJK" };
  const later = (minutes: number) => vi.setSystemTime(NOON + minutes * MINUTE_MS);
  see(platform, "/q/ABCDEFGHJK", code);
  see(platform, "/q/ABCDEFGHJK", code);
  see(platform, "/ada?q=ABCDEFGHJK", page);
  see(platform, "/ada?q=ABCDEFGHJK", page, { ip: "198.51.100.1" });
  act(platform, page, { kind: "contact", code: "ABCDEFGHJK" });
  await platform.drain();
  later(31);
  see(platform, "/ada?q=ABCDEFGHJK", page);
  act(platform, page, { kind: "save" });
  await platform.drain();
  const counts = await countsOfDay(page.owner, TODAY);
  expect(counts.get("code:ABCDEFGHJK")).toMatchObject({ scans: 1, views: 1, saves: 0, contacts: 1 });
  expect(counts.get(page.thing ?? "")).toMatchObject({ scans: 1, views: 3, saves: 1, contacts: 1 });
  // The source of a code's visitors is never stored.
  expect(counts.get("code:ABCDEFGHJK")?.dimensions.sources).toEqual({});
});

test("a revalidation within half an hour is no view, a later one is", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  const again = { headers: { "If-None-Match": '"a"' } };
  see(platform, "/ada", page);
  see(platform, "/ada", page, again);
  await platform.drain();
  vi.setSystemTime(NOON + 31 * MINUTE_MS);
  see(platform, "/ada", page, again);
  await platform.drain();
  expect(await pageCounts(page)).toMatchObject({ views: 2, visitors: 1 });
});

test("a replayed batch is counted once", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  const { VISIT_DAYS } = platform.bindings;
  const batches: VisitBatch[] = [];
  // why: a response that is lost, after the object has stored the batch.
  const losing = {
    idFromName: (name: string) => VISIT_DAYS.idFromName(name),
    get: (id: DurableObjectId) => ({
      add: async (batch: VisitBatch) => {
        batches.push(batch);
        await VISIT_DAYS.get(id).add(batch);
        if (batches.length === 1) throw new Error("the connection was lost");
      },
    }),
  } as unknown as Bindings["VISIT_DAYS"];
  see(testPlatformWith(platform, losing), "/ada", page);
  await platform.drain();
  expect(batches.map(({ id }) => id)).toEqual([batches[0]?.id, batches[0]?.id]);
  expect(await pageCounts(page)).toMatchObject({ views: 1 });
});

function testPlatformWith(platform: ReturnType<typeof testPlatform>, VISIT_DAYS: Bindings["VISIT_DAYS"]) {
  return Object.assign(Object.create(platform) as typeof platform, {
    bindings: { ...platform.bindings, VISIT_DAYS },
  });
}

test("an awake object counts on after a hand-over that failed, and after it was erased", async () => {
  const page = ownerOf();
  const { VISIT_DAYS } = testPlatform().bindings;
  const object = VISIT_DAYS.get(VISIT_DAYS.idFromName(`${page.owner}:${TODAY}`));
  const event = { kind: "view", thing: page.thing, visitor: "somebody", at: NOON, hour: 12 } as const;
  const batch = (id: string): VisitBatch => ({
    ...{ id, owner: page.owner, day: TODAY, endsAt: NOON + HOUR_MS, events: [event] },
  });
  // It fails within the first batch's transaction, which also creates the tables.
  const broken = { ...batch("broken"), events: null as unknown as VisitBatch["events"] };
  // Called within the object: a rejection that crosses to the test would be reported as unhandled.
  await insideDay(page.owner, TODAY, (day) => expect(day.add(broken)).rejects.toThrow());
  await object.add(batch("first"));
  expect(await pageCounts(page)).toMatchObject({ views: 1, visitors: 1 });
  await object.erase();
  await object.add(batch("second"));
  expect(await pageCounts(page)).toMatchObject({ views: 1, visitors: 1 });
  vi.setSystemTime(NOON + DAY_MS);
  expect(await endDay(page.owner, TODAY)).toBe(true);
  expect(await pageCounts(page)).toBeUndefined();
});

test("batches wait uncounted until they are many or asked for, and none counts twice", async () => {
  const page = ownerOf();
  const { VISIT_DAYS } = testPlatform().bindings;
  const object = VISIT_DAYS.get(VISIT_DAYS.idFromName(`${page.owner}:${TODAY}`));
  let visitors = 0;
  const batch = (id: string, events: number): VisitBatch => ({
    ...{ id, owner: page.owner, day: TODAY, endsAt: NOON + HOUR_MS },
    events: Array.from({ length: events }, () => ({
      ...({ kind: "view", at: NOON, hour: 12 } as const),
      ...{ thing: page.thing, visitor: `visitor-${visitors++}` },
    })),
  });
  const tables = () => fileOfDay(page.owner, TODAY);
  const few = batch("few", 2);
  await object.add(few);
  await object.add(few);
  expect(await tables()).not.toContain('"seen"');
  // A kind that another version knows is not counted, and nothing else is lost by it.
  const newer = {
    ...batch("newer", 1),
    events: few.events.map((event) => ({ ...event, kind: "unknown" as "view" })),
  };
  await object.add(newer);
  expect(await pageCounts(page)).toMatchObject({ views: 2, visitors: 2 });
  expect(await tables()).toContain('["waiting",[]]');
  // A repeat of what was counted is none, whether it waited or was counted at once.
  for (const again of [few, newer]) await object.add(again);
  const many = batch("many", VISIT_LIMITS.waitingEvents + 1);
  await object.add(batch("full", VISIT_LIMITS.waitingEvents));
  for (const _ of [1, 2]) await object.add(many);
  expect(await pageCounts(page)).toMatchObject({ views: 2 * VISIT_LIMITS.waitingEvents + 3 });
  // Batches of dropped events alone weigh, too.
  const dropped = (id: number) => ({ ...batch(`dropped-${id}`, 0), dropped: { view: 1 } });
  for (let i = 0; i <= VISIT_LIMITS.waitingEvents; i++) await object.add(dropped(i));
  const waiting = await insideDay(page.owner, TODAY, (_, { sql }) =>
    sql.exec<{ n: number }>("SELECT count(*) AS n FROM waiting").one(),
  );
  expect(waiting.n).toBe(1);
  expect((await countsOfDay(page.owner, TODAY)).get("all")?.dimensions.dropped).toEqual({
    view: [VISIT_LIMITS.waitingEvents + 1],
  });
});

test("an object that is down costs its visits, and nothing else", async () => {
  const platform = testPlatform();
  const away = {
    idFromName: (name: string) => name,
    get: () => ({ add: () => Promise.reject(new Error("away")) }),
  } as unknown as Bindings["VISIT_DAYS"];
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  see(testPlatformWith(platform, away), "/ada", ownerOf());
  await platform.drain();
  expect(log).toHaveBeenCalledOnce();
  expect(waitingVisits()).toEqual({ owners: 0, bytes: 0, dropped: 1 });
  log.mockRestore();
});

test("beyond a megabyte nothing waits: what is dropped is counted", () => {
  const platform = testPlatform();
  const lender = { bindings: platform.bindings, defer: () => undefined };
  const event = { kind: "view", thing: "page:a", visitor: "x", at: NOON, hour: 12 } as const;
  for (let i = 0; i < 12_000; i++) addVisit(lender, { owner: `u${i}`, day: TODAY, endsAt: NOON }, event);
  const { bytes, dropped, owners } = waitingVisits();
  expect(bytes).toBeLessThanOrEqual(VISIT_LIMITS.waitingBytes);
  expect(dropped).toBe(12_000 - owners);
  expect(dropped).toBeGreaterThan(0);
});

test("after its end a day is written once, and its object holds nothing", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  see(platform, "/ada", page);
  await platform.drain();
  // Too early: the day continues.
  expect(await endDay(page.owner, TODAY)).toBe(true);
  expect(await pageCounts(page)).toMatchObject({ views: 1 });
  vi.setSystemTime(NOON + DAY_MS);
  expect(await endDay(page.owner, TODAY)).toBe(true);
  expect(await fileOfDay(page.owner, TODAY)).toBe("[]");
  const ask = { owner: page.owner, things: [page.thing ?? "all", "all"] as const, from: TODAY, to: TODAY };
  const stored = await findStoredDays(platform.visits, ask);
  expect(stored.map(({ thing, counts }) => [thing, counts.views])).toEqual([
    ["all", 1],
    [page.thing, 1],
  ]);
  // Late batches are dropped, and the numbers are unchanged.
  const late = { id: "late", owner: page.owner, day: TODAY, endsAt: NOON + 12 * HOUR_MS };
  const event = { kind: "view", thing: page.thing, visitor: null, at: NOON, hour: 12 } as const;
  const { VISIT_DAYS } = platform.bindings;
  await VISIT_DAYS.get(VISIT_DAYS.idFromName(`${page.owner}:${TODAY}`)).add({ ...late, events: [event] });
  expect(await endDay(page.owner, TODAY)).toBe(false);
  expect(await findStoredDays(platform.visits, ask)).toEqual(stored);
});

test("what comes for an owner who is gone is dropped inside the write", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  see(platform, "/ada", page);
  await platform.drain();
  await writeVisits(platform.visits, [markGone(platform.visits, page.owner, new Date())]);
  vi.setSystemTime(NOON + DAY_MS);
  await endDay(page.owner, TODAY);
  const { results } = await platform.visits.$client
    .prepare("SELECT * FROM visit_days WHERE owner = ?")
    .bind(page.owner)
    .all();
  expect(results).toEqual([]);
});

test("while the database is away the day waits in its object", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  see(platform, "/ada", page);
  await platform.drain();
  vi.setSystemTime(NOON + DAY_MS);
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await platform.visits.$client.exec("ALTER TABLE visit_days RENAME TO visit_days_away");
  await endDay(page.owner, TODAY);
  await platform.visits.$client.exec("ALTER TABLE visit_days_away RENAME TO visit_days");
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
  expect(await pageCounts(page)).toMatchObject({ views: 1 });
  expect(await endDay(page.owner, TODAY)).toBe(true);
  expect(await pageCounts(page)).toBeUndefined();
});

test("a day is the owner's: midnight in their zone parts it, and a changed zone holds from the next", async () => {
  const platform = testPlatform();
  const page = ownerOf({ zone: "Pacific/Kiritimati" });
  const tomorrow = new Date(NOON + DAY_MS).toISOString().slice(0, 10);
  vi.setSystemTime(new Date(`${TODAY}T09:59:00Z`));
  see(platform, "/ada", page);
  vi.setSystemTime(new Date(`${TODAY}T10:00:00Z`));
  see(platform, "/ada", page);
  see(platform, "/ada", {
    ...page,
    zone: "UTC",
    held: { zone: "Pacific/Kiritimati", day: tomorrow, until: NOON + 2 * DAY_MS },
  });
  await platform.drain();
  expect(await pageCounts(page)).toMatchObject({ views: 1, visitors: 1 });
  expect(await pageCounts(page, tomorrow)).toMatchObject({ views: 2, visitors: 1 });
});

test("no address, no whole user agent and nothing that leads to one is stored anywhere", async () => {
  const platform = testPlatform();
  const page = ownerOf();
  const [request] = visitRequest("/");
  const agent = request.headers.get("User-Agent") ?? "";
  see(platform, "/ada?utm_source=x", page, { headers: { Referer: "https://blog.example/secret?token=1" } });
  await platform.drain();
  const file = await fileOfDay(page.owner, TODAY);
  for (const secret of ["203.0.113.7", agent, "Mozilla", "secret", "token"])
    expect(file).not.toContain(secret);
  const salts = await platform.bucket.list({ prefix: "h/" });
  expect(salts.objects.map(({ key }) => key)).toContain(`h/${TODAY}`);
});
