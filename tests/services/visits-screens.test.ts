import { expect, test, vi } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { preferenceSchema } from "~/domain/notifications/schema";
import { pageInputSchema } from "~/domain/pages/schema";
import { noCounts } from "~/domain/visits/counts";
import type { StoredDay } from "~/domain/visits/day-counts";
import { noDimensions } from "~/domain/visits/dimensions";
import { visitScreenSchema } from "~/domain/visits/period";
import { ALL, cardThing, pageThing, type ReportThing } from "~/domain/visits/thing";
import { addDays } from "~/domain/visits/zone-day";
import { storeDays, writeVisits } from "~/server/data/visits/visit-days.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { changePreference } from "~/server/services/notifications/preferences.server";
import { unsubscribe } from "~/server/services/notifications/unsubscribe.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { getWeek } from "~/server/services/visits/get-week.server";
import { mailVisits } from "~/server/services/visits/mail-visits.server";
import { listRecentViews } from "~/server/services/visits/recent-views.server";
import { getVisitScreen } from "~/server/services/visits/visit-screen.server";
import { PRO, testActor, testPlatform } from "../support/platform";
import { beginAtNoon, NOON, TODAY } from "../support/visits-clock";

beginAtNoon();

function stored(thing: ReportThing, day: string, views: number): StoredDay {
  const counts = { ...noCounts(), views, visitors: views, clicks: 2 };
  return { day, thing, counts, parts: { 12: [views, views, 2, 0, 0, 0] }, dimensions: noDimensions() };
}

/** An owner with a page, a card, and visits of the page on the three days before; mails go to a list. */
async function somebody() {
  const mails: OutgoingMail[] = [];
  // why: a mail really leaves only with an account at a mail service.
  const SANDBOX = {
    fetch: async (_url: string, init: RequestInit) => {
      mails.push(JSON.parse(String(init.body)));
      return new Response();
    },
  } as unknown as Fetcher;
  const platform = testPlatform({ SANDBOX });
  const actor = await testActor(platform, PRO);
  const { page } = await createPage(platform, actor, pageInputSchema.parse({ profile: { title: "Ada" } }));
  const { card } = await createCard(platform, actor, cardInputSchema.parse({ title: "Card", header: "Ada" }));
  const days = [1, 2, 3].flatMap((ago) =>
    [pageThing(page.id), ALL].map((thing) => stored(thing as ReportThing, addDays(TODAY, -ago), 10 * ago)),
  );
  await writeVisits(platform.visits, storeDays(actor.userId, days, 1));
  const jobs = async () =>
    (
      await platform.db.$client
        .prepare("SELECT payload FROM outbox WHERE name = 'mailVisits' AND payload LIKE ?")
        .bind(`%${actor.userId}%`)
        .all<{ payload: string }>()
    ).results.map(({ payload }) => JSON.parse(payload));
  return { platform, actor, page, card, mails, jobs };
}

test("lists show seven days of what was visited, and nothing of what was not", async () => {
  const { platform, actor, page } = await somebody();
  expect(await listRecentViews(platform, actor)).toEqual({
    [pageThing(page.id)]: [0, 0, 0, 30, 20, 10, 0],
  });
  expect((await getWeek(platform, actor, ALL, "hour")).total).toMatchObject({ views: 60, clicks: 6 });
});

test("the screen offers all that can be looked at, and a thing that is nobody's of theirs is all of theirs", async () => {
  const { platform, actor, page, card } = await somebody();
  const of = (thing: string) => getVisitScreen(platform, actor, visitScreenSchema.parse({ thing }));
  const screen = await of(pageThing(page.id));
  expect(screen.things).toEqual([
    { thing: pageThing(page.id), kind: "page", title: "Ada", isOwn: true },
    { thing: cardThing(card.hash), kind: "card", title: "Card", isOwn: true },
  ]);
  expect(screen.report.total.views).toBe(60);
  expect(screen.today).toBe(TODAY);
  const { page: strange } = await somebody();
  expect((await of(pageThing(strange.id))).query.thing).toBeUndefined();
});

test("the week's numbers are mailed to who wants them, again each Monday, until they want them no more", async () => {
  const { platform, actor, mails, jobs } = await somebody();
  const job = { userId: actor.userId, slot: TODAY };
  await mailVisits(platform, job);
  expect([mails.length, (await jobs()).length]).toEqual([0, 0]);

  await changePreference(platform, actor, { kind: "visits", frequency: "weekly" });
  const [first] = await jobs();
  expect(new Date(`${first?.slot}T00:00Z`).getUTCDay()).toBe(1);
  await mailVisits(platform, job);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("views 60, daily visitors 60, clicks at least 6");
  expect(mails[0]?.text).toContain("/dashboard-visits");
  expect(await jobs()).toHaveLength(1);

  const [, token = ""] = /\/unsubscribe\/(\S+)/.exec(JSON.stringify(mails[0])) ?? [];
  await unsubscribe(platform, token.replace(/[^\w.].*$/, ""));
  await mailVisits(platform, job);
  expect(mails).toHaveLength(1);
});

test("a week without visits is none to write about", async () => {
  const { platform, actor, mails } = await somebody();
  await changePreference(platform, actor, { kind: "visits", frequency: "weekly" });
  vi.setSystemTime(NOON + 30 * 86_400_000);
  await mailVisits(platform, { userId: actor.userId, slot: TODAY });
  expect(mails).toHaveLength(0);
});

test("the numbers of a week are wanted weekly or not at all", () => {
  const wants = (frequency: string) => preferenceSchema.safeParse({ kind: "visits", frequency }).success;
  expect([wants("weekly"), wants("off"), wants("immediate"), wants("daily")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
