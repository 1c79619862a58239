import { z } from "zod";
import { demand } from "./account";
import { completeSession } from "./rules/complete-session";
import { purchase } from "./rules/purchase";
import { settleSession } from "./rules/settle-session";
import type { StripeSandbox } from "./stripe-sandbox";

const DAY = 86_400;

const advanceSchema = z.strictObject({
  /** An instant, in seconds or as ISO 8601. */
  to: z.union([z.int(), z.iso.datetime()]).optional(),
  seconds: z
    .int()
    .min(0)
    .max(20 * 366 * DAY)
    .optional(),
  /** Freezes the clock there. */
  isFrozen: z.boolean().default(false),
});
const paymentSchema = z.strictObject({
  outcome: z.enum(["succeed", "decline", "requires_action", "later"]).nullable(),
});
const settleSchema = z.strictObject({ session: z.string(), isPaid: z.boolean() });
const finalizationSchema = z.strictObject({ isFailing: z.boolean() });
const deliveriesSchema = z.strictObject({ mode: z.enum(["normal", "hold", "lose"]) });
const deliverSchema = z.strictObject({
  ids: z.array(z.string()).max(1000),
  order: z.enum(["given", "reverse", "twice"]).default("given"),
});
const paySchema = z.strictObject({
  session: z.string(),
  number: z.string().default("4242424242424242"),
  email: z.email().optional(),
});

const purchaseSchema = z.strictObject({
  price: z.enum(["pro_monthly", "pro_yearly"]),
  quantity: z.int().min(1).max(10_000),
  metadata: z.record(z.string(), z.string()).default({}),
  email: z.email().nullable().default(null),
  name: z.string().nullable().default(null),
  number: z.string().default("4242424242424242"),
  /** When it was bought, in seconds; what followed from it until now has happened. */
  at: z.int().optional(),
});

const originsSchema = z.object({ app: z.url().optional(), api: z.url().optional() });

/** Controls for tests and the demo data, as JSON. */
export async function respondToControl(request: Request, sandbox: StripeSandbox): Promise<Response> {
  const url = new URL(request.url);
  const name = `${request.method} ${url.pathname}`;
  const body: unknown = request.method === "POST" ? await request.json().catch(() => ({})) : null;
  const control = CONTROLS[name];
  if (!control) return new Response("Not found", { status: 404 });
  try {
    return Response.json(await control(sandbox, body, url.searchParams));
  } catch (error) {
    if (error instanceof z.ZodError) return new Response(z.prettifyError(error), { status: 400 });
    if (error instanceof Error) return new Response(error.message, { status: 409 });
    throw error;
  }
}

type Control = (sandbox: StripeSandbox, body: unknown, query: URLSearchParams) => unknown;

/** The kinds in `state.json`, unless `kinds` names fewer. */
const STATE_KINDS = [
  "customer",
  "paymentMethod",
  "session",
  "subscription",
  "schedule",
  "invoice",
  "charge",
  "refund",
] as const;

const clockOf = (sandbox: StripeSandbox) => ({ now: sandbox.now(), offset: sandbox.offset() });

const CONTROLS: Record<string, Control> = {
  "GET /dev/stripe/clock.json": (sandbox, _, query) => {
    const { app, api } = originsSchema.parse(Object.fromEntries(query));
    if (app && api) sandbox.setOrigins({ app, api });
    return clockOf(sandbox);
  },
  "POST /dev/stripe/advance": async (sandbox, body) => {
    const { to, seconds = 0, isFrozen } = advanceSchema.parse(body);
    const target = typeof to === "string" ? Math.floor(Date.parse(to) / 1000) : to;
    sandbox.advance(target ?? sandbox.now() + seconds, isFrozen);
    await sandbox.deliver();
    return clockOf(sandbox);
  },
  "POST /dev/stripe/next-payment": (sandbox, body) => {
    sandbox.settings.change({ nextPayment: paymentSchema.parse(body).outcome });
    return sandbox.settings.get();
  },
  "POST /dev/stripe/settle": async (sandbox, body) => {
    const { session, isPaid } = settleSchema.parse(body);
    const account = sandbox.account();
    sandbox.at(sandbox.now(), () => {
      const row = demand(account, "session", session);
      if (!row.isUnsettled) throw new Error("the session is settled");
      settleSession(account, row, isPaid);
    });
    await sandbox.deliver();
    return sandbox.store.get("session", session);
  },
  "POST /dev/stripe/finalization": (sandbox, body) => {
    sandbox.settings.change({ failsFinalization: finalizationSchema.parse(body).isFailing });
    return sandbox.settings.get();
  },
  "POST /dev/stripe/deliveries": (sandbox, body) => {
    const { mode } = deliveriesSchema.parse(body);
    sandbox.settings.change({ mode });
    return sandbox.settings.get();
  },
  "POST /dev/stripe/deliver": async (sandbox, body) => {
    const { ids, order } = deliverSchema.parse(body);
    const wanted =
      order === "reverse" ? ids.toReversed() : order === "twice" ? ids.flatMap((id) => [id, id]) : ids;
    const answers = [];
    for (const id of wanted) answers.push({ id, status: await sandbox.resend(id) });
    return { answers };
  },
  "GET /dev/stripe/events.json": (sandbox, _, query) => ({
    events: sandbox.events
      .list({
        customer: query.get("customer") ?? undefined,
        after: query.get("after") ?? undefined,
        limit: Number(query.get("limit") ?? 1000),
      })
      .map(({ body, ...event }) => ({ ...event, payload: body })),
  }),
  "POST /dev/stripe/pay": async (sandbox, body) => {
    const { session, number, email = null } = paySchema.parse(body);
    const account = sandbox.account();
    const answer = { number, email, name: null, country: null, taxId: null };
    const attempt = sandbox.at(sandbox.now(), () => {
      const row = demand(account, "session", session);
      if (row.status !== "open") throw new Error(`the session is ${row.status}`);
      return completeSession(account, row, answer);
    });
    await sandbox.deliver();
    return { ...attempt, session: sandbox.store.get("session", session) };
  },
  "POST /dev/stripe/purchase": async (sandbox, body) => {
    const { at = sandbox.now(), ...wanted } = purchaseSchema.parse(body);
    const made = sandbox.at(at, () => purchase(sandbox.account(), wanted));
    sandbox.runUntil(sandbox.now());
    await sandbox.deliver();
    return made;
  },
  "GET /dev/stripe/state.json": (sandbox, _, query) => {
    const customer = query.get("customer") ?? undefined;
    const wanted = query.get("kinds")?.split(",");
    const kinds = STATE_KINDS.filter((kind) => !wanted || wanted.includes(kind));
    const rows = kinds.map((kind) => [kind, sandbox.store.list(kind, customer)]);
    return { ...clockOf(sandbox), ...Object.fromEntries(rows) };
  },
  "POST /dev/stripe/clear": (sandbox) => {
    sandbox.clear();
    return clockOf(sandbox);
  },
};
