import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { startBuilt } from "../bench/runtime.ts";
import { applyMigrations } from "../bench/seed.ts";
import { ask } from "../support/http.ts";
import { type KilledRuntime, startKilledRuntime } from "../support/killed-runtime.ts";
import { TEST_PORT } from "../support/server.ts";
import { api, newPerson } from "./api-client.ts";

/** A separate runtime, which is killed repeatedly. */
const PORT = TEST_PORT + 9;
const KILLS = 50;
/** Number of concurrent visitors, each sending views one after another. */
const PARALLEL = 8;
/** Between two views of one of them, so that some are pending at every moment. */
const BETWEEN_MS = 20;
/** How long views are sent before the kill, in milliseconds: within the first hand-over, or after several. */
const RUN_MS = { min: 50, max: 6_000 };
/** Maximum duration of a hand-over on a busy machine, from its start until it is stored. */
const STORING_MS = 1_000;
const REPORTS = 40;
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let folder: string;
let runtime: KilledRuntime | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "visita-killed-"));
  const first = await startBuilt(folder, { port: PORT, named: PORT });
  await applyMigrations(first).finally(() => first.dispose());
  runtime = await startKilledRuntime(folder, PORT);
  vi.stubEnv("E2E_ORIGIN", `http://localhost:${PORT}`);
}, 300_000);
afterAll(async () => {
  await runtime?.kill();
  rmSync(folder, { recursive: true, force: true });
});

let visitors = 0;

/** A new visitor per view: there are as many daily visitors as views, unless something is counted twice. */
function newAddress(): string {
  const n = visitors++;
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
}

/** What was sent until a kill. */
interface Sent {
  /** When each response arrived, by `performance.now()`, in this order. */
  responses: number[];
  /** Requests that the kill left without a response: they may be counted or not. */
  open: number;
  /** Requests without a response before the kill: caused by something other than the kill. */
  openBefore: number;
}

/** Sends views until `isOver` returns true. */
async function sendViews(path: string, sent: Sent, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const headers = { "User-Agent": PHONE, "CF-Connecting-IP": newAddress() };
    const status = await ask("site", path, { headers }).then(
      (response) => response.status,
      () => null,
    );
    if (status === 200) sent.responses.push(performance.now());
    else if (status === null) {
      sent.open++;
      if (!isOver()) sent.openBefore++;
    } else throw new Error(`${path}: ${status}`);
    await pause(BETWEEN_MS);
  }
}

test(`kill -9, ${KILLS} times, while views are sent: none is counted twice, and none is lost that was handed over`, async () => {
  const { token } = await newPerson();
  const page = (await api("/_/pages", { token, json: { profile: { title: "Killed" } } })).json;
  await api(`/_/pages/${page.id}/publish`, { token, method: "POST" });
  const all = { responses: 0, open: 0, counted: 0, lost: 0, withHandOver: 0, missing: 0 };
  // A runtime that has just started may take longer than a report waits for today's numbers.
  const counted = async () => {
    for (let tried = 0; tried < REPORTS; tried++) {
      const { json } = await api(`/_/visits?thing=page:${page.id}`, { token });
      if (!json.isTodayMissing) return json.total;
      all.missing++;
      await pause(500);
    }
    throw new Error("today is missing in every report");
  };

  let oldestLostMs = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const sent: Sent = { responses: [], open: 0, openBefore: 0 };
    let isOver = false;
    const begunAt = performance.now();
    const views = Promise.all(
      Array.from({ length: PARALLEL }, () => sendViews(`/${page.slug}`, sent, () => isOver)),
    );
    await pause(RUN_MS.min + Math.random() * (RUN_MS.max - RUN_MS.min));
    // All responses so far came from the Worker that is killed now.
    isOver = true;
    const killedAt = performance.now();
    await runtime?.kill();
    await views;
    runtime = await startKilledRuntime(folder, PORT);
    const before = all.counted;
    const total = await counted();
    all.counted = total.views;
    const added = total.views - before;
    const lost = Math.max(0, sent.responses.length - added);
    // Events are queued in the order of their responses, except those of one moment.
    const oldestLost = lost > 0 ? (sent.responses.at(-lost) ?? killedAt) : killedAt;
    const lostMs = killedAt - oldestLost;
    oldestLostMs = Math.max(oldestLostMs, lostMs);
    all.responses += sent.responses.length;
    all.open += sent.open;
    all.lost += lost;
    if (added > 0) all.withHandOver++;
    const said =
      `kill ${kill}: ${sent.responses.length} responses in ${Math.round(killedAt - begunAt)} ms, ${sent.open} requests without, ` +
      `${sent.openBefore} of them before it, ${added} counted, the oldest lost ${Math.round(lostMs)} ms before`;
    console.log(said);
    expect(sent.openBefore, said).toBe(0);
    expect(added, said).toBeGreaterThanOrEqual(0);
    expect(added, said).toBeLessThanOrEqual(sent.responses.length + sent.open);
    expect(total.visitors, said).toBe(total.views);
    expect(lostMs, said).toBeLessThanOrEqual(VISIT_LIMITS.handOverMs + STORING_MS);
  }
  console.log(
    `${KILLS} kills, ${all.responses} views with a response and ${all.open} without: ${all.counted} counted, ` +
      `${all.lost} lost, none older than ${Math.round(oldestLostMs)} ms; before ${all.withHandOver} kills something was handed over`,
  );
  // A run that counts nothing would lose nothing.
  expect(all.withHandOver).toBeGreaterThan(KILLS / 4);
  expect(all.counted).toBeGreaterThan(all.responses / 4);
}, 3_600_000);
