import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask } from "../support/http.ts";
import { startServer, TEST_PORT, type TestServer } from "../support/server.ts";
import { api, newEmail, PASSWORD } from "./api-client.ts";

/** A separate server, which is killed repeatedly. */
const PORT = TEST_PORT + 9;
const ACCOUNTS = 200;
const KILLS = 50;
const PARALLEL = 8;
const DAY = 86_400;
/** For how long the server runs before it is killed, in milliseconds. */
const RUN_MS = { min: 50, max: 2_500 };
const SETTLE_MS = 150_000;

let server: TestServer | undefined;

beforeAll(async () => {
  server = await startServer(PORT);
  vi.stubEnv("E2E_ORIGIN", `http://localhost:${PORT}`);
}, 300_000);
afterAll(() => server?.stop());

const control = async <T>(path: string, body?: object): Promise<T> => {
  const call = body && { method: "POST", body: JSON.stringify(body) };
  const response = await ask("sandbox.localhost", `/dev/stripe/${path}`, call);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.text}`);
  return response.json();
};

/** The outcome of an account's renewal. */
const FATES = ["renews", "renews", "renews", "cancelled", "fails"] as const;

interface Account {
  email: string;
  /** Of the last login. */
  token: string;
  customer: string;
  seats: number;
  fate: (typeof FATES)[number];
}

/** A separate network each, so that accounts do not use up each other's limits. */
const from = (n: number) => ({ "CF-Connecting-IP": `10.77.${n >> 8}.${n & 255}` });

async function subscriber(n: number): Promise<Account> {
  const email = newEmail();
  const seats = 1 + (n % 7);
  const fate = FATES[n % FATES.length] ?? "renews";
  const json = { email, password: PASSWORD, name: "Test Person" };
  const { token } = (await api("/app/registration/register", { json, headers: from(n) })).json;
  const call = { token, headers: from(n) };
  const wanted = { cycle: "monthly", seats };
  const begun = await api("/_/app/user/subscription/checkout", { ...call, json: wanted });
  const session = new URL(begun.json.url).pathname.split("/").at(-1);
  const number = fate === "fails" ? "4000000000000341" : "4242424242424242";
  const paid = await control<{ session: { customer: string } }>("pay", { session, number });
  if (fate === "cancelled") {
    const path = "/_/app/user/subscription/cancel";
    expect((await api(path, { ...call, json: { agreed: true } })).status).toBe(200);
  }
  return { email, token, customer: paid.session.customer, seats, fate };
}

/** Does something for each of a list, some at a time. */
async function forEach<T, R>(list: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < list.length; n = next++) results[n] = await run(list[n] as T);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return results;
}

/** The cron handler, which no cron trigger calls here. */
const runCron = () => ask("app", "/cdn-cgi/handler/scheduled").catch(() => undefined);

interface Period {
  start: number;
  end: number;
}

interface State {
  subscription: { status: string; periodEnd: number }[];
  invoice: { status: string; lines: Period[] }[];
}

/** The expected reading of an account, by the state of the payment service. */
async function rightOf({ customer, seats, fate }: Account) {
  const { subscription, invoice } = await control<State>(`state.json?customer=${customer}`);
  const [only, ...others] = subscription;
  expect(others).toEqual([]);
  const paid = invoice.filter(({ status }) => status === "paid").map(({ lines }) => lines[0]?.start);
  expect(new Set(paid).size).toBe(paid.length);
  const isOver = fate !== "renews";
  expect([fate, only?.status]).toEqual([fate, isOver ? "canceled" : "active"]);
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    periods: paid.length,
    view: isOver
      ? { status: "expired", isPaid: false }
      : { status: "active", isPaid: true, seats, nextBillDate: iso(only?.periodEnd ?? 0) },
  };
}

/** What the account itself reads. */
async function readBy(account: Account, n: number): Promise<object> {
  const read = () => api("/_/app/user", { token: account.token, headers: from(n) });
  let user = await read();
  if (user.status === 401) {
    const json = { email: account.email, password: PASSWORD };
    account.token = (await api("/security/login", { json, headers: from(n) })).json.token;
    user = await read();
  }
  const { plan, isPaid, activeSubscription } = user.json;
  const { seats, nextBillDate } = activeSubscription ?? {};
  return { status: plan.data.status, isPaid, ...(activeSubscription && { seats, nextBillDate }) };
}

test(`kill -9, ${KILLS} times, while ${ACCOUNTS} accounts renew: each has its plan and its next date, charged once a period`, async () => {
  if (!server) throw new Error("no server");
  const accounts = await forEach(
    Array.from({ length: ACCOUNTS }, (_, n) => n),
    subscriber,
  );
  const begin = (await control<{ now: number }>("clock.json")).now;
  const said = (what: string) => console.log(`${what} after ${Math.round(performance.now() / 1000)} s`);
  said(`${ACCOUNTS} accounts`);
  // Four renewals of each account, spread over the kills: the clock is advanced until it gets there.
  let unanswered = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const to = begin + (1 + Math.floor((kill / KILLS) * 4)) * 32 * DAY;
    const storm = control("advance", { to }).then(runCron, () => undefined);
    const isDone = await Promise.race([
      storm.then(() => true),
      pause(RUN_MS.min + Math.random() * (RUN_MS.max - RUN_MS.min), false),
    ]);
    if (!isDone) unanswered++;
    await server.cutOff();
  }
  said(`${KILLS} kills, ${unanswered} of them while the clock's call was under way,`);
  await control("advance", { to: begin + 5 * 32 * DAY });
  const deadline = Date.now() + SETTLE_MS;
  const right = await forEach(accounts, rightOf);
  const numbered = accounts.map((account, n) => ({ account, n }));
  let wrong = numbered;
  while (wrong.length > 0 && Date.now() < deadline) {
    await runCron();
    await pause(2_000);
    const checked = await forEach(wrong, async (each) => ({
      each,
      isRight: JSON.stringify(await readBy(each.account, each.n)) === JSON.stringify(right[each.n]?.view),
    }));
    wrong = checked.filter(({ isRight }) => !isRight).map(({ each }) => each);
  }
  said(`${wrong.length} accounts wrong`);
  for (const { account, n } of wrong) expect(await readBy(account, n)).toEqual(right[n]?.view);
  const periods = right.map(({ periods: paid }, n) => [accounts[n]?.fate, paid].join());
  // Five renewals and the purchase; one period where it was cancelled or its renewal failed.
  expect([...new Set(periods)].sort()).toEqual(["cancelled,1", "fails,1", "renews,6"]);
}, 3_600_000);
