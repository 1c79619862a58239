import { expect, test, vi } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { pageThing } from "~/domain/visits/thing";
import { writeVisits } from "~/server/data/visits/visit-days.server";
import { markGone } from "~/server/data/visits/visit-months.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { addVisit, waitingVisits } from "~/server/platform/visit-buffer.server";
import { testPlatform } from "../support/platform";
import { countsOfDay, endDay, fileOfDay, see } from "../support/visits";
import { beginAtNoon, NOON, TODAY } from "../support/visits-clock";

beginAtNoon();

const newVisited = () => ({ owner: newId("usr"), thing: pageThing(newId("pg")), zone: "UTC" });

const withDays = (platform: ReturnType<typeof testPlatform>, VISIT_DAYS: unknown) =>
  Object.assign(Object.create(platform) as typeof platform, {
    bindings: { ...platform.bindings, VISIT_DAYS: VISIT_DAYS as Bindings["VISIT_DAYS"] },
  });

// why: an owner object that is down.
const AWAY = {
  idFromName: (name: string) => name,
  get: () => ({ add: () => Promise.reject(new Error("away")) }),
};

test("a user agent of 100 kB and a source of 10 kB with markup are reduced", async () => {
  const platform = testPlatform();
  const page = newVisited();
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1 ";
  const source = encodeURIComponent("<script>alert('x')</script>".repeat(400));
  for (let i = 0; i < 20; i++)
    see(platform, `/ada?utm_source=${source}`, page, {
      userAgent: phone + String(i).repeat(100_000),
      headers: {
        Referer: `https://${"a".repeat(60)}.example/?token=secret`,
        "Accept-Language": "x".repeat(10_000),
      },
    });
  await platform.drain();
  const counts = (await countsOfDay(page.owner, TODAY)).get(page.thing);
  expect(counts).toMatchObject({ views: 20 });
  const names = Object.keys(counts?.dimensions.sources ?? {});
  expect(names).toHaveLength(1);
  expect(names[0]?.length).toBeLessThanOrEqual(VISIT_LIMITS.name);
  expect(names[0]).not.toMatch(/[<>'()]/);
  expect(counts?.dimensions.languages).toEqual({});
  expect((await fileOfDay(page.owner, TODAY)).length).toBeLessThan(20_000);
});

test("referrers keep their host alone, whatever stands around it", async () => {
  const platform = testPlatform();
  const page = newVisited();
  const referrers = [
    "https://user:secret@blog.example/secret?secret#secret",
    "https://blog.example?secret",
    "https://blog.example#secret",
    "http://blog.example:8080/secret",
    "javascript:secret",
    "secret",
  ];
  referrers.forEach((Referer, i) => {
    see(platform, "/ada", page, { ip: `203.0.113.${i}`, headers: { Referer } });
  });
  await platform.drain();
  expect(await fileOfDay(page.owner, TODAY)).not.toContain("secret");
});

test("what was dropped is told to its owner with what is handed over next", async () => {
  const platform = testPlatform();
  const page = newVisited();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  see(withDays(platform, AWAY), "/ada", page);
  see(withDays(platform, AWAY), "/ada", page, { ip: "203.0.113.8" });
  await platform.drain();
  expect(await countsOfDay(page.owner, TODAY)).toEqual(new Map());
  see(platform, "/ada", page);
  await platform.drain();
  log.mockRestore();
  const all = (await countsOfDay(page.owner, TODAY)).get("all");
  expect(all).toMatchObject({ views: 1, dimensions: { dropped: { view: [2] } } });
  // Reported once.
  see(platform, "/ada", page);
  await platform.drain();
  expect((await countsOfDay(page.owner, TODAY)).get("all")?.dimensions.dropped).toEqual({ view: [2] });
});

test("an owner of whom everything was dropped is told by the next hand-over of another", async () => {
  const platform = testPlatform();
  const [page, other] = [newVisited(), newVisited()];
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  see(withDays(platform, AWAY), "/ada", page);
  await platform.drain();
  see(platform, "/ben", other);
  await platform.drain();
  log.mockRestore();
  expect((await countsOfDay(page.owner, TODAY)).get("all")).toMatchObject({
    views: 0,
    dimensions: { dropped: { view: [1] } },
  });
  expect((await countsOfDay(other.owner, TODAY)).get("all")?.dimensions.dropped).toEqual({});
});

test("beyond a megabyte nothing waits, and what does not is told to owners who have something that does", async () => {
  const platform = testPlatform();
  const page = newVisited();
  const event = { kind: "view", thing: page.thing, visitor: null, at: NOON, hour: 12 } as const;
  const day = { owner: page.owner, day: TODAY, endsAt: NOON + DAY_MS / 2 };
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (let i = 0; i < 12_000; i++) addVisit(platform, day, event);
  const { dropped } = waitingVisits();
  expect(dropped).toBeGreaterThan(0);
  await platform.drain();
  log.mockRestore();
  expect((await countsOfDay(page.owner, TODAY)).get("all")).toMatchObject({
    views: 12_000 - dropped,
    dimensions: { dropped: { view: [dropped] } },
  });
});

test("a hand-over for an owner who is gone is dropped, however often it comes", async () => {
  const platform = testPlatform();
  const page = newVisited();
  await writeVisits(platform.visits, [markGone(platform.visits, page.owner, new Date(NOON))]);
  const { VISIT_DAYS } = platform.bindings;
  const batch = {
    ...{ id: "late", owner: page.owner, day: TODAY, endsAt: NOON + DAY_MS / 2, dropped: { view: 3 } },
    events: [{ kind: "view", thing: page.thing, visitor: null, at: NOON, hour: 12 } as const],
  };
  for (const id of ["late", "late", "later"])
    await VISIT_DAYS.get(VISIT_DAYS.idFromName(`${page.owner}:${TODAY}`)).add({ ...batch, id });
  vi.setSystemTime(NOON + DAY_MS);
  expect(await endDay(page.owner, TODAY)).toBe(true);
  const { results } = await platform.visits.$client
    .prepare("SELECT thing FROM visit_days WHERE owner = ?")
    .bind(page.owner)
    .all();
  expect([results, await fileOfDay(page.owner, TODAY)]).toEqual([[], "[]"]);
});

test("no log holds an address, a user agent, a referrer or a hash, also where counting fails", async () => {
  const platform = testPlatform();
  const page = newVisited();
  const lines: unknown[][] = [];
  const spies = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...line) => {
      lines.push(line);
    }),
  );
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const visitor = { ip: "198.51.100.77", userAgent, headers: { Referer: "https://b.example/secret-path" } };
  see(platform, "/ada", page, visitor);
  await platform.drain();
  const [hash = "no hash"] = /v:all:([\w-]{16})/.exec(await fileOfDay(page.owner, TODAY))?.slice(1) ?? [];
  see(withDays(platform, AWAY), "/ada", page, visitor);
  await platform.drain();
  vi.setSystemTime(NOON + DAY_MS);
  await platform.visits.$client.exec("ALTER TABLE visit_days RENAME TO visit_days_away");
  await endDay(page.owner, TODAY);
  await platform.visits.$client.exec("ALTER TABLE visit_days_away RENAME TO visit_days");
  for (const spy of spies) spy.mockRestore();
  expect(lines.length).toBeGreaterThan(1);
  const said = lines
    .flat()
    .map((part) => (part instanceof Error ? `${part.stack}` : JSON.stringify(part)))
    .join("\n");
  for (const secret of ["198.51.100.77", "Firefox/140", "secret-path", hash])
    expect(said).not.toContain(secret);
});
