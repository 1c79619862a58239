import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { entitlementOf } from "~/domain/billing/entitlement";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { LanguageCode } from "~/domain/languages";
import { storedTold, type Told } from "~/domain/notifications/payloads";
import { pageInputSchema } from "~/domain/pages/schema";
import { notificationText } from "~/i18n/notification-text";
import { findKeptChoice } from "~/server/data/subscriptions.server";
import { findEntitlement } from "~/server/data/users.server";
import { cancelPlan, keepPlan } from "~/server/services/billing/cancel-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { keepChoice } from "~/server/services/billing/keep-choice.server";
import { listOverLimit } from "~/server/services/billing/over-limit.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { withdraw } from "~/server/services/billing/withdraw.server";
import { mailOf } from "~/server/services/notifications/mail-of-notification.server";
import { writeMail } from "~/server/services/notifications/write-mail.server";
import { publishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { listPages } from "~/server/services/pages/list-pages.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import type { TestPlatform } from "../support/platform";
import { advance, buy, buyer, control, stripePlatform, workOff } from "../support/stripe";

async function subscriber(platform: TestPlatform, seats: number, number?: string): Promise<UserActor> {
  const actor = await buyer(platform);
  await buy(platform, actor, { seats }, number);
  await syncBilling(platform, actor.userId);
  return again(platform, actor);
}

async function again(platform: TestPlatform, actor: UserActor): Promise<UserActor> {
  return { ...actor, plan: entitlementOf(await findEntitlement(platform.db, actor.userId)) };
}

async function publish(platform: TestPlatform, actor: UserActor, title: string) {
  const { page } = await createPage(platform, actor, pageInputSchema.parse({ profile: { title } }));
  await publishPage(platform, actor, page.id);
  await advance(platform, 1000);
  return page;
}

/** Makes a page one with something on it that is paid for. */
const makePaid = (platform: TestPlatform, id: string) =>
  platform.db.run(`UPDATE pages SET is_pro = 1 WHERE id = '${id}'`);

async function untilTheEnd(platform: TestPlatform, actor: UserActor): Promise<string> {
  const { subscription } = await getBilling(platform, actor);
  const at = subscription.endDate?.date ?? subscription.nextBillDate ?? "";
  await advance(platform, new Date(Date.parse(at) + 2 * HOUR_MS));
  await workOff(platform, actor.userId);
  await syncBilling(platform, actor.userId);
  await workOff(platform, actor.userId);
  return at;
}

async function states(platform: TestPlatform, actor: UserActor): Promise<Record<string, string>> {
  const { items } = await listPages(platform, await again(platform, actor), { limit: 10 });
  const shown = await Promise.all(items.map(({ slug }) => getVisitorPage(platform, slug)));
  for (const [at, { kind }] of shown.entries())
    expect(kind === "page").toBe(items[at]?.state === "published");
  return Object.fromEntries(items.map(({ profile, state }) => [profile.title, state]));
}

async function toldTo(platform: TestPlatform, { userId }: UserActor, kind: Told["kind"]): Promise<Told[]> {
  const rows = await platform.db.all<{ kind: string; payload: string }>(
    `SELECT kind, payload FROM notifications WHERE user_id = '${userId}' AND kind = '${kind}' ORDER BY created_at`,
  );
  return rows.flatMap((row) => storedTold({ kind: row.kind, payload: JSON.parse(row.payload) }) ?? []);
}

const textOf = (told: Told | undefined, locale: LanguageCode = "en") =>
  told ? notificationText(locale, "UTC", told) : "";

function mailTextOf(platform: TestPlatform, told: Told | undefined) {
  if (!told) return "";
  const user = { name: "Ada", email: "ada@visita.example", locale: "en" as const, timeZone: "UTC" };
  return writeMail(platform.config, mailOf(user, told)).text;
}

const NONE = "stays online";

describe("after an end", () => {
  test("the page that was chosen when the plan was cancelled stays, and everything says so", async () => {
    const platform = await stripePlatform();
    for (const titles of [["Menu"], ["Menu", "Team"]]) {
      const actor = await subscriber(platform, 2);
      const pages = [];
      for (const title of titles) pages.push(await publish(platform, actor, title));
      const over = await listOverLimit(platform, actor, { seats: 0 });
      expect(over).toMatchObject({ maxPages: 1, cards: [] });
      expect(over.pages).toHaveLength(titles.length);
      await cancelPlan(platform, actor, { keep: { pages: [pages[0]?.id ?? ""], cards: [] } });
      expect((await getBilling(platform, actor)).afterwards).toEqual({ stays: "Menu", isChoosable: true });
      const [cancelled] = await toldTo(platform, actor, "subscriptionCancelled");
      expect(textOf(cancelled)).toContain("Only Menu stays online after that, as your free page.");
      expect(mailTextOf(platform, cancelled)).toContain("Only Menu stays online after that");
      await untilTheEnd(platform, actor);
      const expired = titles.slice(1).map((title) => [title, "expired"]);
      expect(await states(platform, actor)).toEqual({ Menu: "published", ...Object.fromEntries(expired) });
      const [ended] = await toldTo(platform, actor, "ended");
      expect(textOf(ended)).toMatch(
        /because it was cancelled\. Only Menu is still online, as your free page\.$/,
      );
      expect(mailTextOf(platform, ended)).toContain("Only Menu is still online, as your free page.");
    }
  });

  test("no page stays without a choice, nor one with something paid on it", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, 2);
    await publish(platform, actor, "Menu");
    const team = await publish(platform, actor, "Team");
    await cancelPlan(platform, actor, {});
    expect((await getBilling(platform, actor)).afterwards).toEqual({ isChoosable: true });
    await keepChoice(platform, actor, { pages: [team.id], cards: [] });
    expect((await getBilling(platform, actor)).afterwards).toMatchObject({ stays: "Team" });
    await makePaid(platform, team.id);
    const { pages } = await listOverLimit(platform, actor, { seats: 0 });
    expect(pages.map(({ title, isPro }) => [title, isPro])).toEqual([
      ["Team", true],
      ["Menu", false],
    ]);
    expect((await getBilling(platform, actor)).afterwards).toEqual({ isChoosable: true });
    await untilTheEnd(platform, actor);
    expect(await states(platform, actor)).toEqual({ Menu: "expired", Team: "expired" });
    for (const kind of ["subscriptionCancelled", "ended"] as const) {
      const [told] = await toldTo(platform, actor, kind);
      expect(textOf(told)).not.toContain(NONE);
      expect(mailTextOf(platform, told)).not.toContain(NONE);
    }
  });

  test("a choice goes with the cancellation that it was made for", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, 1);
    const page = await publish(platform, actor, "Menu");
    await expect(keepChoice(platform, actor, { pages: [page.id], cards: [] })).rejects.toMatchObject({
      messageKey: "planUnchanged",
    });
    await cancelPlan(platform, actor, { keep: { pages: [page.id], cards: [] } });
    await keepPlan(platform, actor);
    expect(await findKeptChoice(platform.db, actor.userId)).toBeUndefined();
    await cancelPlan(platform, actor, {});
    await untilTheEnd(platform, actor);
    expect(await states(platform, actor)).toEqual({ Menu: "expired" });
  });
});

test("that a discount is over is told of a plan that had one", async () => {
  const platform = await stripePlatform();
  for (const code of ["", "WELCOME20"]) {
    const actor = await buyer(platform);
    const { url } = await startCheckout(platform, actor, { cycle: "monthly", seats: 1 });
    const session = new URL(url).pathname.split("/").at(-1);
    await platform.bindings.SANDBOX?.fetch(url, {
      method: "POST",
      body: `action=code&code=${code}`,
      redirect: "manual",
    });
    await control(platform, "pay", { session });
    await syncBilling(platform, actor.userId);
    await cancelPlan(platform, actor, {});
    await untilTheEnd(platform, actor);
    const { hadDiscount } = await getBilling(platform, actor);
    expect([code, hadDiscount]).toEqual([code, code ? true : undefined]);
  }
});

test("a page that goes live in the second in which the plan ends goes offline with it", async () => {
  const platform = await stripePlatform();
  const actor = await subscriber(platform, 3);
  await publish(platform, actor, "Early");
  for (const title of ["Late", "Later"]) {
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ profile: { title } }));
    await publishPage(platform, actor, page.id);
  }
  await withdraw(platform, actor);
  await workOff(platform, actor.userId);
  expect(await states(platform, actor)).toEqual({ Early: "expired", Late: "expired", Later: "expired" });
});

test("after a withdrawal the page stays that was chosen with it, and after one without a choice none", async () => {
  const platform = await stripePlatform();
  const actor = await subscriber(platform, 2);
  const menu = await publish(platform, actor, "Menu");
  await publish(platform, actor, "Shop");
  await withdraw(platform, actor, { keep: { pages: [menu.id], cards: [] } });
  await workOff(platform, actor.userId);
  expect(await states(platform, actor)).toEqual({ Menu: "published", Shop: "expired" });
  await advance(platform, DAY_MS);
  await buy(platform, actor, { seats: 2 });
  await syncBilling(platform, actor.userId);
  await workOff(platform, actor.userId);
  await withdraw(platform, await again(platform, actor));
  await workOff(platform, actor.userId);
  expect(await states(platform, actor)).toEqual({ Menu: "expired", Shop: "expired" });
});

describe("why and when a plan ended is told", () => {
  test("of one that was cancelled", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, 1);
    await cancelPlan(platform, actor, {});
    const date = await untilTheEnd(platform, actor);
    expect(await getBilling(platform, actor)).toMatchObject({
      subscription: { status: "expired", endDate: { date } },
      endedBy: "cancelled",
    });
    expect(await toldTo(platform, actor, "ended")).toEqual([
      { kind: "ended", payload: { date, cause: "cancelled" } },
    ]);
  });

  test("of one that was not paid", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, 1, "4000000000000341");
    await publish(platform, actor, "Menu");
    await untilTheEnd(platform, actor);
    await advance(platform, 30 * DAY_MS);
    await syncBilling(platform, actor.userId);
    await workOff(platform, actor.userId);
    const { subscription, endedBy } = await getBilling(platform, actor);
    expect([subscription.status, endedBy]).toEqual(["expired", "payment"]);
    const [told] = await toldTo(platform, actor, "ended");
    expect(told?.payload).toEqual({ date: subscription.endDate?.date, cause: "payment" });
    expect(textOf(told)).toMatch(/^Your plan ended on .*, because the payment failed\.$/);
    expect(mailTextOf(platform, told)).toContain("Your plan could not be paid.");
    expect(await states(platform, actor)).toEqual({ Menu: "expired" });
  });

  test("of each one that was withdrawn from, also a second time, with the invoice that was refunded", async () => {
    const platform = await stripePlatform();
    const actor = await subscriber(platform, 1);
    for (const _ of ["first", "second"]) {
      await advance(platform, DAY_MS);
      const { invoices } = await getBilling(platform, actor);
      await withdraw(platform, actor);
      await workOff(platform, actor.userId);
      const { endedBy, withdrawn, subscription } = await getBilling(platform, actor);
      expect([endedBy, subscription.status]).toEqual(["withdrawn", "expired"]);
      expect(withdrawn?.amount).toBeGreaterThan(3);
      const told = (await toldTo(platform, actor, "withdrawn")).at(-1);
      expect(told?.payload).toMatchObject({ numbers: [invoices.items[0]?.number] });
      expect(textOf(told)).toContain(
        `We refunded $${withdrawn?.amount}; it can take up to ten days to arrive.`,
      );
      const mail = mailTextOf(platform, told);
      expect(mail).toContain(`We refunded $${withdrawn?.amount}; it can take up to ten days to arrive.`);
      expect(mail).toContain(`Invoice: ${invoices.items[0]?.number}`);
      const shown = await platform.bindings.SANDBOX?.fetch(invoices.items[0]?.invoiceUrl ?? "");
      expect(await shown?.text()).toMatch(new RegExp(`Refunded on .*\\$${withdrawn?.amount}`));
      await buy(platform, actor, { seats: 1 });
      await syncBilling(platform, actor.userId);
    }
  });
});
