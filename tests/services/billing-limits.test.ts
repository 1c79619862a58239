import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf } from "~/domain/billing/entitlement";
import { keptChoiceSchema } from "~/domain/billing/kept-choice";
import { cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { findKeptChoice } from "~/server/data/subscriptions.server";
import { findEntitlement } from "~/server/data/users.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";
import { changePlan } from "~/server/services/billing/change-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { keepChoice } from "~/server/services/billing/keep-choice.server";
import { listOverLimit } from "~/server/services/billing/over-limit.server";
import { getReduction } from "~/server/services/billing/planned-reduction.server";
import { reconcileBilling } from "~/server/services/billing/reconcile-billing.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import type { TestPlatform } from "../support/platform";
import { advance, buy, buyer, control, stripePlatform, workOff } from "../support/stripe";

/** The same person with what they are entitled to now. */
async function again(platform: TestPlatform, actor: UserActor): Promise<UserActor> {
  return { ...actor, plan: entitlementOf(await findEntitlement(platform.db, actor.userId)) };
}

/** A subscriber whose seats are all used: pages and cards by the order in which they were made. */
async function fullSubscriber(platform: TestPlatform, seats: number) {
  const bought = await buyer(platform);
  await buy(platform, bought, { seats });
  await syncBilling(platform, bought.userId);
  const actor = await again(platform, bought);
  const pages = [];
  const cards = [];
  for (let n = 0; n < seats; n++) {
    const { page } = await createPage(
      platform,
      actor,
      pageInputSchema.parse({ profile: { title: `P${n}` } }),
    );
    await publishPage(platform, actor, page.id);
    pages.push(page);
    const input = cardInputSchema.parse({ title: `C${n}`, header: "Ada", subheader: "Printer" });
    cards.push((await createCard(platform, actor, input)).card);
    await advance(platform, 1000);
  }
  return { actor, pages, cards };
}

const liveSlugs = async (platform: TestPlatform, pages: readonly { slug: string }[]) => {
  const shown = await Promise.all(pages.map(({ slug }) => getVisitorPage(platform, slug)));
  return shown.map(({ kind }) => kind === "page");
};

const fullCards = async (platform: TestPlatform, cards: readonly { hash: string }[]) => {
  const shown = await Promise.all(cards.map(({ hash }) => getVisitorCard(platform, hash)));
  return shown.map((each) => each.kind === "card" && each.card.subheader === "Printer");
};

const nextPeriod = async (platform: TestPlatform, actor: UserActor) => {
  const { subscription } = await getBilling(platform, actor);
  const at = subscription.nextBillDate ?? subscription.endDate?.date ?? "";
  await advance(platform, new Date(Date.parse(at) + 2 * HOUR_MS));
  await workOff(platform, actor.userId);
  await syncBilling(platform, actor.userId);
};

describe("a plan that shrinks", () => {
  test("keeps what was chosen at its instant; the rest rests, and comes back with the seats", async () => {
    const platform = await stripePlatform();
    const { actor, pages, cards } = await fullSubscriber(platform, 3);
    expect(await listOverLimit(platform, actor, { seats: 1 })).toMatchObject({
      maxPages: 1,
      pages: [{ title: "P2" }, { title: "P1" }, { title: "P0" }],
      cards: [{ title: "C2" }, { title: "C1" }, { title: "C0" }],
    });
    const keep = { pages: [pages[0]?.id ?? ""], cards: [cards[1]?.hash ?? ""] };
    await changePlan(platform, actor, { seats: 1, keep });
    expect(await liveSlugs(platform, pages)).toEqual([true, true, true]);
    await nextPeriod(platform, actor);
    expect(await liveSlugs(platform, pages)).toEqual([true, false, false]);
    expect(await fullCards(platform, cards)).toEqual([false, true, false]);
    // The choice was applied, and is no longer stored: its result is preserved.
    await syncBilling(platform, actor.userId);
    expect(await liveSlugs(platform, pages)).toEqual([true, false, false]);
    expect(await fullCards(platform, cards)).toEqual([false, true, false]);
    const { items } = await listCards(platform, actor, { limit: 10 });
    expect(items.map(({ title, state }) => [title, state])).toEqual([
      ["C2", "resting"],
      ["C1", "live"],
      ["C0", "resting"],
    ]);
    const shown = await listPages(platform, await again(platform, actor), { limit: 10 });
    expect(shown.items.map(({ unpublishedReason }) => unpublishedReason)).toEqual([
      "limit",
      "limit",
      undefined,
    ]);
    await changePlan(platform, actor, { seats: 3 });
    expect(await liveSlugs(platform, pages)).toEqual([true, true, true]);
    expect(await fullCards(platform, cards)).toEqual([true, true, true]);
  });

  test("keeps what was chosen also where it was cancelled and kept before", async () => {
    const platform = await stripePlatform();
    const { actor, pages } = await fullSubscriber(platform, 2);
    await cancelPlan(platform, actor, {});
    await keepPlan(platform, actor);
    const keep = { pages: [pages[0]?.id ?? ""], cards: [] };
    await changePlan(platform, actor, { seats: 1, keep });
    // Earlier changes are applied in their time: only the revoked end is due with the next period.
    await advance(platform, 25 * DAY_MS);
    await workOff(platform, actor.userId);
    await nextPeriod(platform, actor);
    expect(await liveSlugs(platform, pages)).toEqual([true, false]);
  });

  test("without a choice keeps what changed last, and a deletion gives its seat to the next", async () => {
    const platform = await stripePlatform();
    const { actor, pages, cards } = await fullSubscriber(platform, 2);
    await updateCard(platform, actor, cards[0]?.hash ?? "", cardUpdateSchema.parse({ title: "C0 again" }));
    await changePlan(platform, actor, { seats: 1 });
    await nextPeriod(platform, actor);
    expect(await liveSlugs(platform, pages)).toEqual([false, true]);
    expect(await fullCards(platform, cards)).toEqual([true, false]);
    await deleteCard(platform, await again(platform, actor), cards[0]?.hash ?? "");
    expect(await fullCards(platform, cards.slice(1))).toEqual([true]);
  });
});

describe("a plan that ends", () => {
  test("takes everything down at its instant and a renewal brings it back as it was", async () => {
    const platform = await stripePlatform();
    const { actor, pages, cards } = await fullSubscriber(platform, 2);
    await cancelPlan(platform, actor, {});
    await nextPeriod(platform, actor);
    expect(await liveSlugs(platform, pages)).toEqual([false, false]);
    expect(await fullCards(platform, cards)).toEqual([false, false]);
    const ended = await listPages(platform, await again(platform, actor), { limit: 10 });
    expect(ended.items.map(({ state, unpublishedReason }) => [state, unpublishedReason])).toEqual([
      ["expired", "expired"],
      ["expired", "expired"],
    ]);
    await buy(platform, actor, { seats: 1 });
    await syncBilling(platform, actor.userId);
    expect((await liveSlugs(platform, pages)).filter(Boolean)).toHaveLength(1);
    await changePlan(platform, actor, { seats: 2 });
    expect(await liveSlugs(platform, pages)).toEqual([true, true]);
    expect(await fullCards(platform, cards)).toEqual([true, true]);
  });
});

describe("a deletion", () => {
  test("ends everything at Stripe, and gives back what is paid afterwards", async () => {
    const platform = await stripePlatform();
    const { actor } = await fullSubscriber(platform, 1);
    const email = `${actor.userId}@visita.example`;
    const customer = await findCustomerOf(platform.db, actor.userId);
    await deleteAccount(platform, actor, { email });
    await workOff(platform, actor.userId);
    const state = await control<{ subscription: { status: string }[] }>(
      platform,
      `state.json?customer=${customer?.id}`,
    );
    expect(state.subscription.map(({ status }) => status)).toEqual(["canceled"]);
    expect(await findEntitlement(platform.db, actor.userId)).toBeUndefined();
  });

  test("a Checkout that was open is over; what was paid in it all the same is given back", async () => {
    const platform = await stripePlatform();
    const actor = await buyer(platform);
    const { url } = await startCheckout(platform, actor, { cycle: "monthly", seats: 2 });
    const session = new URL(url).pathname.split("/").at(-1);
    await deleteAccount(platform, actor, { email: `${actor.userId}@visita.example` });
    await advance(platform, 1_000);
    await control(platform, "pay", { session });
    await workOff(platform, actor.userId);
    await syncBilling(platform, actor.userId);
    await workOff(platform, actor.userId);
    const customer = await findCustomerOf(platform.db, actor.userId);
    const state = await control<{ subscription: { status: string }[]; refund: { amount: number }[] }>(
      platform,
      `state.json?customer=${customer?.id}`,
    );
    expect(state.subscription.map(({ status }) => status)).toEqual(["canceled"]);
    expect(state.refund.map(({ amount }) => amount)).toEqual([798]);
    expect(await findEntitlement(platform.db, actor.userId)).toBeUndefined();
  });
});

test("what is to stay is stored for a plan alone, and is no more than can be chosen from", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  const keep = { pages: [newId("pg")], cards: [] };
  await expect(cancelPlan(platform, actor, { keep })).rejects.toMatchObject({ messageKey: "noSubscription" });
  expect(await findKeptChoice(platform.db, actor.userId)).toBeUndefined();
  await buy(platform, actor, { seats: 1 });
  await cancelPlan(platform, actor, { keep });
  expect(await findKeptChoice(platform.db, actor.userId)).toEqual(keep);
  const pages = Array.from({ length: LIMITS.keptChoices + 1 }, () => newId("pg"));
  expect(keptChoiceSchema.safeParse({ pages }).success).toBe(false);
  expect(keptChoiceSchema.safeParse({ pages: pages.slice(1) }).success).toBe(true);
  expect(keptChoiceSchema.safeParse({ pages: ["x".repeat(64)] }).success).toBe(false);
});

test("reminders come in time, once, and not of a plan that is another one by now", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { cycle: "yearly", seats: 1 });
  await syncBilling(platform, actor.userId);
  const renewal = Date.parse((await getBilling(platform, actor)).subscription.nextBillDate ?? "");
  await advance(platform, new Date(renewal - 6 * DAY_MS));
  const kinds = async () => {
    await workOff(platform, actor.userId);
    const rows = await platform.db.all<{ kind: string }>(
      `SELECT kind FROM notifications WHERE user_id = '${actor.userId}' ORDER BY created_at, id`,
    );
    return rows.map(({ kind }) => kind);
  };
  expect(await kinds()).toEqual(["paid", "renewsSoon"]);
  await cancelPlan(platform, actor, {});
  await advance(platform, new Date(renewal - 12 * HOUR_MS));
  expect(await kinds()).toEqual(["paid", "renewsSoon", "subscriptionCancelled", "endsSoon"]);
});

test("an event that was lost is made up for at night, and the operators are told what differed", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 }, "4000000000000341");
  await syncBilling(platform, actor.userId);
  // The check at the end of the Checkout has run; the renewal's events are lost.
  await advance(platform, 2 * DAY_MS);
  await workOff(platform, actor.userId);
  await advance(platform, 31 * DAY_MS);
  await reconcileBilling(platform, { slot: platform.now().toISOString().slice(0, 10), after: "" });
  expect(await workOff(platform, actor.userId)).toContain("syncBilling");
  expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({ status: "active_payment_fail" });
  const notices = await platform.db.all<{ payload: string }>(
    "SELECT payload FROM outbox WHERE name = 'mailOperators'",
  );
  const customer = await findCustomerOf(platform.db, actor.userId);
  expect(notices.map(({ payload }) => payload).join()).toMatch(
    new RegExp(`${customer?.id}.*stored was active, Stripe says past_due`),
  );
});

test("a state that nobody knows keeps what there was for 72 hours from when it was first seen", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 2 });
  await syncBilling(platform, actor.userId);
  const { SANDBOX } = platform.bindings;
  // why: the stand-in has no state unknown to this program.
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await SANDBOX?.fetch(input, init);
    const text = (await response?.text()) ?? "";
    return new Response(text.replaceAll('"status":"active"', '"status":"of next year"'), response);
  };
  const stranger = Object.assign(Object.create(platform) as TestPlatform, {
    bindings: { ...platform.bindings, SANDBOX: { fetch } as Fetcher },
  });
  const first = platform.now().getTime();
  await syncBilling(stranger, actor.userId);
  await advance(platform, DAY_MS);
  await syncBilling(stranger, actor.userId);
  expect(await findEntitlement(platform.db, actor.userId)).toMatchObject({
    status: "unknown",
    seats: 2,
    endsAt: new Date(first + 3 * DAY_MS),
  });
});

test("a reduction that pages were published beyond is said before, when it is made, and what stays can be chosen", async () => {
  const platform = await stripePlatform();
  const bought = await buyer(platform);
  await buy(platform, bought, { seats: 3 });
  await syncBilling(platform, bought.userId);
  await changePlan(platform, bought, { seats: 1 });
  const actor = await again(platform, bought);
  const { userId } = actor;
  expect(await getReduction(platform, actor)).toEqual({ reduction: null });
  await expect(keepChoice(platform, actor, { pages: [], cards: [] })).rejects.toMatchObject({
    code: "conflict",
  });
  const pages = [];
  for (const title of ["First", "Second"]) {
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ profile: { title } }));
    await publishPage(platform, actor, page.id);
    pages.push(page);
    await advance(platform, 1000);
  }
  const beyond = { pages: 1, cards: 0, names: { pages: ["First"], cards: [] } };
  const { reduction } = await getReduction(platform, actor);
  expect(reduction).toEqual({ date: expect.any(String), seats: 1, ...beyond });
  expect((await getBilling(platform, actor)).scheduled?.beyond).toEqual(beyond);
  const kept = { pages: [pages[0]?.id ?? ""], cards: [] };
  await keepChoice(platform, actor, kept);
  expect(await listOverLimit(platform, actor, { seats: 1 })).toMatchObject({ kept });
  const told = async () => {
    await workOff(platform, userId);
    const rows = await platform.db.all<{ kind: string; payload: string }>(
      `SELECT kind, payload FROM notifications WHERE user_id = '${userId}' ORDER BY created_at, id`,
    );
    return rows.map(({ kind, payload }) => [kind, JSON.parse(payload)]);
  };
  const date = reduction?.date ?? "";
  const stays = { pages: 1, cards: 0, names: { pages: ["First"], cards: [] } };
  const rests = { seats: 1, pages: 1, cards: 0, names: { pages: ["Second"], cards: [] }, stays };
  expect(await told()).toEqual([
    ["paid", expect.anything()],
    ["changePlanned", { date, seats: 1, cycle: "monthly" }],
  ]);
  await advance(platform, new Date(Date.parse(date) - 6 * DAY_MS));
  const soon = (await told()).filter(([kind]) => kind === "shrinksSoon");
  expect(soon).toEqual([["shrinksSoon", { date, ...rests }]]);
  await nextPeriod(platform, actor);
  expect(await liveSlugs(platform, pages)).toEqual([true, false]);
  expect((await told()).filter(([kind]) => kind === "shrunk")).toEqual([["shrunk", rests]]);
  expect(await getBilling(platform, actor)).toMatchObject({ resting: { pages: 1, cards: 0 } });
  await syncBilling(platform, userId);
  expect((await told()).filter(([kind]) => kind === "shrunk")).toHaveLength(1);
});

test("who takes a cancellation or a planned change back is told what goes on", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 3 });
  await syncBilling(platform, actor.userId);
  const kinds = async () => {
    const rows = await platform.db.all<{ kind: string }>(
      `SELECT kind FROM notifications WHERE user_id = '${actor.userId}' ORDER BY created_at, id`,
    );
    return rows.map(({ kind }) => kind);
  };
  await changePlan(platform, actor, { seats: 1 });
  await advance(platform, 1000);
  await changePlan(platform, actor, { seats: 3 });
  await advance(platform, 60_000);
  await cancelPlan(platform, actor, {});
  await advance(platform, 60_000);
  await keepPlan(platform, actor);
  await advance(platform, 60_000);
  await cancelPlan(platform, actor, {});
  const again = ["subscriptionCancelled", "planKept", "subscriptionCancelled"];
  expect(await kinds()).toEqual(["paid", "changePlanned", "planKept", ...again]);
});
