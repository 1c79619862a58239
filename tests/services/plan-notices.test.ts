import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { END_CAUSES } from "~/domain/billing/subscription-record";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { LANGUAGE_CODES, type LanguageCode } from "~/domain/languages";
import { type PayloadOf, storedTold, type Told } from "~/domain/notifications/payloads";
import { notificationText } from "~/i18n/notification-text";
import { notifications } from "~/server/data/schema/notifications.server";
import { cancelPlan } from "~/server/services/billing/cancel-plan.server";
import { getBilling } from "~/server/services/billing/get-billing.server";
import { syncBilling } from "~/server/services/billing/sync-billing.server";
import { mailOf } from "~/server/services/notifications/mail-of-notification.server";
import { writeMail } from "~/server/services/notifications/write-mail.server";
import { type TestPlatform, testPlatform } from "../support/platform";
import { advance, buy, buyer, stripePlatform } from "../support/stripe";

/** A card that is taken, and declines every later payment. */
const FAILS_AT_RENEWAL = "4000000000000341";

async function toldTo(platform: TestPlatform, { userId }: UserActor): Promise<Told[]> {
  const rows = await platform.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.flatMap((row) => storedTold(row) ?? []);
}

function mailIn(platform: TestPlatform, told: Told, locale: LanguageCode = "en") {
  const user = { name: "Ada", email: "ada@visita.example", locale, timeZone: "UTC" };
  return writeMail(platform.config, mailOf(user, told));
}

test("a receipt says that the plan renews, for how much and when, and how to withdraw, in words that lead there", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { cycle: "yearly", seats: 2 });
  await syncBilling(platform, actor.userId);
  const [told] = await toldTo(platform, actor);
  if (told?.kind !== "paid") throw new Error("no receipt");
  const day = (at: string | undefined) =>
    new Date(at ?? "").toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
  const { nextDate, withdrawUntil } = told.payload;
  const until = Date.parse(withdrawUntil ?? "") - platform.now().getTime();
  expect(Math.round(until / DAY_MS)).toBe(14);
  const { text, html } = mailIn(platform, told);
  expect(text).toContain(`renews by itself: $47.76 will be taken on ${day(nextDate)}`);
  expect(text).toContain(`Until ${day(withdrawUntil)} you can withdraw`);
  expect(text).toMatch(/Invoice as PDF: http\S+\.pdf/);
  expect(html).toMatch(/<a href="[^"]+\.pdf"[^>]*>Download the invoice<\/a>/);
  expect(html).toMatch(/<a href="[^"]+\/account\/billing"[^>]*>Open Billing<\/a>/);
  expect(html.replace(/href="[^"]*"/g, "")).not.toContain("http");
  expect(notificationText("en", "UTC", told)).toContain("and then renews by itself");
  // One that is cancelled renews no more.
  const { nextAmount: _amount, nextDate: _date, ...ending } = told.payload;
  expect(notificationText("en", "UTC", { kind: "paid", payload: ending })).toMatch(/is paid until [^.]+\.$/);
  expect(mailIn(platform, { kind: "paid", payload: ending }).text).not.toContain("renews");
});

test("the receipt of a renewal speaks of no withdrawal, and the one of a purchase after an end does", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  const receipts = async () =>
    (await toldTo(platform, actor)).flatMap((told) => (told.kind === "paid" ? [told] : []));
  const { subscription } = await getBilling(platform, actor);
  await advance(platform, new Date(Date.parse(subscription.nextBillDate ?? "") + 2 * HOUR_MS));
  await syncBilling(platform, actor.userId);
  const [first, renewal] = await receipts();
  if (!first || !renewal) throw new Error("no receipts");
  expect(mailIn(platform, first).text).toContain("Change, cancel or withdraw");
  expect(mailIn(platform, renewal).text).toContain("Change or cancel: ");
  expect(mailIn(platform, renewal).text).not.toContain("withdraw");
  await cancelPlan(platform, actor, {});
  await advance(platform, 40 * DAY_MS);
  await buy(platform, actor, { seats: 1 });
  await syncBilling(platform, actor.userId);
  const again = (await receipts())[2];
  const { withdrawal } = await getBilling(platform, actor);
  expect(withdrawal?.until).toBeDefined();
  expect(again?.payload.withdrawUntil).toBe(withdrawal?.until);
});

test("an amount at the end of a sentence stays whole in a mail", () => {
  const platform = testPlatform();
  const payload = { amount: 14_328, currency: "usd", date: "2026-12-23T12:00:00.000Z" };
  expect(mailIn(platform, { kind: "planKept", payload }).text).toContain("for $143.28.");
  const names = { pages: ["evil.example"], cards: [] };
  const rests = { seats: 1, pages: 1, cards: 0, names };
  expect(mailIn(platform, { kind: "shrunk", payload: rests }).text).toContain("evil. example");
});

test("a payment that fails says how often it is tried again and when the plan ends, up to a last notice", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 1 }, FAILS_AT_RENEWAL);
  await syncBilling(platform, actor.userId);
  const { subscription } = await getBilling(platform, actor);
  const renewal = Date.parse(subscription.nextBillDate ?? "");
  const failures: PayloadOf<"paymentFailed">[] = [];
  for (const days of [0, 3, 5]) {
    await advance(platform, new Date(renewal + days * DAY_MS + 2 * HOUR_MS));
    await syncBilling(platform, actor.userId);
    const view = await getBilling(platform, actor);
    const told = (await toldTo(platform, actor)).filter(({ kind }) => kind === "paymentFailed");
    const last = told.at(-1);
    if (last?.kind !== "paymentFailed") throw new Error("nothing was told");
    failures.push(last.payload);
    const { triesLeft, endsAt } = last.payload;
    expect(view.openInvoice).toMatchObject({ triesLeft, endsAt });
  }
  expect(failures.map(({ attempt, triesLeft }) => [attempt, triesLeft])).toEqual([
    ["first", 3],
    ["second", 2],
    ["last", 1],
  ]);
  const ends = new Set(failures.map(({ endsAt }) => endsAt));
  expect(ends).toEqual(new Set([new Date(renewal + 7 * DAY_MS + HOUR_MS).toISOString()]));
  const mails = failures.map((payload) => mailIn(platform, { kind: "paymentFailed", payload }));
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your payment failed",
    "Your payment failed again",
    "Last notice: your payment failed",
  ]);
  expect(mails[0]?.text).toContain("Tries left: 3. Without a payment your plan ends by ");
  expect(mails[2]?.text).toContain("That is the last try.");
  await advance(platform, new Date(renewal + 7 * DAY_MS + 2 * HOUR_MS));
  await syncBilling(platform, actor.userId);
  expect((await getBilling(platform, actor)).subscription.status).toBe("expired");
});

test("what is told of a plan is told in every language with all its figures", async () => {
  const platform = await stripePlatform();
  const actor = await buyer(platform);
  await buy(platform, actor, { seats: 3 });
  await syncBilling(platform, actor.userId);
  await cancelPlan(platform, actor, {});
  const date = "2026-12-23T12:00:00.000Z";
  const beyond = { seats: 17, pages: 18, cards: 19 };
  const names = { pages: ["Menu", "Team", "Shop"], cards: ["Ada"] };
  const stays = { pages: 21, cards: 22, names: { pages: ["Home"], cards: [] } };
  const notices: [Told, string[]][] = [
    [{ kind: "planKept", payload: { amount: 4776, currency: "usd", date } }, ["47"]],
    [{ kind: "changePlanned", payload: { date, seats: 17, cycle: "yearly" } }, ["17"]],
    [{ kind: "changePlanned", payload: { date, seats: 17, cycle: "monthly" } }, ["17"]],
    [{ kind: "shrinksSoon", payload: { date, ...beyond } }, ["17", "18", "19"]],
    [{ kind: "shrunk", payload: beyond }, ["17", "18", "19"]],
    [
      { kind: "shrinksSoon", payload: { date, ...beyond, names, stays } },
      ["17", "Menu", "Team", "Shop", "15", "Ada", "18", "21", "Home", "20", "22"],
    ],
    [{ kind: "shrunk", payload: { ...beyond, names } }, ["Menu", "15", "Ada"]],
    [{ kind: "endsSoon", payload: { date, days: 7, stays: "Menu" } }, ["Menu"]],
    [{ kind: "subscriptionCancelled", payload: { date, stays: "Menu" } }, ["Menu"]],
    [{ kind: "ended", payload: { date } }, []],
    ...END_CAUSES.map((cause): [Told, string[]] => [
      { kind: "ended", payload: { date, cause, stays: "Menu" } },
      ["Menu"],
    ]),
    [
      { kind: "withdrawn", payload: { date, amount: 4776, currency: "usd", numbers: ["VIS-0042"] } },
      ["47", "VIS-0042"],
    ],
    ...(await toldTo(platform, actor)).map((told): [Told, string[]] => [told, []]),
  ];
  for (const language of LANGUAGE_CODES) {
    for (const [told, figures] of notices) {
      const text = notificationText(language, "UTC", told);
      const { subject, text: mail } = mailIn(platform, told, language);
      for (const said of [text, subject, mail]) expect(said).not.toMatch(/\{\{|undefined|planNotice|kinds\./);
      for (const figure of figures) expect(mail).toContain(figure);
    }
  }
});
