import { env } from "cloudflare:test";
import type { UserActor } from "~/domain/accounts/actor";
import type { CheckoutInput } from "~/domain/billing/input";
import { DAY_MS } from "~/domain/durations";
import { writeAll } from "~/server/data/batch.server";
import { dueJobs, markJobDone } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { takeEvent } from "~/server/services/billing/take-event.server";
import { runJob } from "../../workers/jobs/table";
import { signatureOf } from "../../workers/sandbox/stripe/deliver";
import { respondToStripe } from "../../workers/sandbox/stripe/stripe-calls";
import type { StripeSandbox } from "../../workers/sandbox/stripe/stripe-sandbox";
import { quietPlatform } from "./full-account";
import { type TestPlatform, testActor } from "./platform";

export interface SentEvent {
  id: string;
  type: string;
  payload: string;
}

/** A platform on the clock of the Stripe stand-in, which only {@link advance} moves. */
export async function stripePlatform(overrides: Partial<Bindings> = {}): Promise<TestPlatform> {
  const platform = quietPlatform(overrides);
  const { now } = await control<{ now: number }>(platform, "advance", { seconds: 1, isFrozen: true });
  clocks.set(platform, now);
  return Object.assign(platform, {
    now: () => new Date((clocks.get(platform) ?? now) * 1000),
    realNow: () => new Date(),
  });
}

/** The same with a separate stand-in, whose clock and payments are not shared. */
export async function ownStripePlatform(): Promise<TestPlatform> {
  const stub = STRIPE.get(STRIPE.idFromName(crypto.randomUUID()));
  // why: mails go to a shared stand-in, and are not part of this.
  const fetch: typeof globalThis.fetch = async (input, init) =>
    (await respondToStripe(new Request(input, init), stub)) ?? new Response(null, { status: 204 });
  const platform = await stripePlatform({ SANDBOX: { fetch } as Fetcher });
  // The stand-in's clock is never behind the real one, which would move it while a slow test runs.
  await advance(platform, DAY_MS);
  return platform;
}

const { STRIPE } = env as unknown as { STRIPE: DurableObjectNamespace<StripeSandbox> };

const clocks = new WeakMap<TestPlatform, number>();

/** Calls a function of the stand-in that customers cannot call. */
export async function control<T>(platform: TestPlatform, name: string, body?: object): Promise<T> {
  const { SANDBOX } = platform.bindings;
  if (!SANDBOX) throw new Error("no sandbox");
  const response = await SANDBOX.fetch(`http://sandbox.localhost:8787/dev/stripe/${name}`, {
    method: body ? "POST" : "GET",
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Advances both clocks; what is due by then is processed. */
export async function advance(platform: TestPlatform, to: Date | number): Promise<void> {
  const target = typeof to === "number" ? { seconds: Math.round(to / 1000) } : { to: to.toISOString() };
  const { now } = await control<{ now: number }>(platform, "advance", { ...target, isFrozen: true });
  clocks.set(platform, now);
}

/** A user with a session, without a purchase. */
export const buyer = (platform: TestPlatform): Promise<UserActor> => testActor(platform);

/** Begins a purchase and pays it with a card. */
export async function buy(
  platform: TestPlatform,
  actor: UserActor,
  input: Partial<CheckoutInput> = {},
  number = "4242424242424242",
): Promise<void> {
  const { url } = await startCheckout(platform, actor, { cycle: "monthly", seats: 3, ...input });
  const session = new URL(url).pathname.split("/").at(-1);
  await control(platform, "pay", { session, number });
}

/** Every event of a customer created by the stand-in, oldest first. */
export async function eventsOf(platform: TestPlatform, customer: string): Promise<SentEvent[]> {
  const { events } = await control<{ events: SentEvent[] }>(platform, `events.json?customer=${customer}`);
  return events.reverse();
}

/** Passes an event to the webhook, signed now. */
export async function deliver(
  platform: TestPlatform,
  { payload }: Pick<SentEvent, "payload">,
): Promise<void> {
  const signature = await signatureOf(payload, Math.floor(platform.realNow().getTime() / 1000));
  await takeEvent(platform, { body: payload, signature });
}

/** Runs an account's due jobs until none is left; mails count as sent. @returns the names of the jobs that ran */
export async function workOff(
  platform: TestPlatform,
  shard: string,
  without: readonly string[] = ["sendMail"],
): Promise<string[]> {
  const ran: string[] = [];
  for (;;) {
    const due = await dueJobs(platform.db, shard, platform.now(), 50);
    if (due.length === 0) return ran;
    for (const row of due) {
      if (!without.includes(row.name)) {
        await runJob(platform, row);
        ran.push(row.name);
      }
    }
    await writeAll(
      platform.db,
      due.map(({ id }) => markJobDone(platform.db, id, platform.now())),
    );
  }
}
