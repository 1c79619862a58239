import { expect, test } from "vitest";
import { cardAddress } from "~/domain/addresses";
import { pageInputSchema } from "~/domain/pages/schema";
import { noCounts } from "~/domain/visits/counts";
import { reportQuerySchema } from "~/domain/visits/range";
import { shortKey } from "~/domain/visits/short-key";
import { ALL, cardThing, pageThing } from "~/domain/visits/thing";
import { createPage } from "~/server/services/pages/create-page.server";
import { findClickable } from "~/server/services/visits/find-clickable.server";
import { getVisitReport } from "~/server/services/visits/get-visit-report.server";
import { getWeek } from "~/server/services/visits/get-week.server";
import { listRecentEvents } from "~/server/services/visits/list-recent-events.server";
import { resetVisits } from "~/server/services/visits/reset-visits.server";
import { testActor } from "../support/platform";
import { joined, team } from "../support/teams";
import { act, see } from "../support/visits";
import { beginAtNoon, TODAY } from "../support/visits-clock";

beginAtNoon();

const PHONE = { key: "phone", name: "phone", label: "", value: "+351 22 555 0148" };
const ask = (more: object = {}) => reportQuerySchema.parse(more);

/** An owner with a page and two cards, the first of which a member holds, and visits of all of them. */
async function visitedTeam() {
  const { platform, owner, makeCard } = await team();
  const { page } = await createPage(platform, owner, pageInputSchema.parse({ profile: { title: "Ada" } }));
  const held = await makeCard({ title: "Held", contacts: [PHONE] });
  const other = await makeCard({ title: "Other" });
  const member = await joined(platform, owner, { card: held.hash });
  const of = (thing: ReturnType<typeof pageThing>) => ({ owner: owner.userId, thing, zone: "UTC" });
  for (let i = 0; i < 6; i++) see(platform, "/ada", of(pageThing(page.id)), { ip: `203.0.113.${i}` });
  for (let i = 0; i < 5; i++) see(platform, "/c", of(cardThing(held.hash)), { ip: `203.0.113.${i}` });
  see(platform, "/c", of(cardThing(other.hash)));
  act(platform, of(cardThing(held.hash)), { kind: "click", link: shortKey("phone") });
  // A contact file and a pass of one card are two things that are saved.
  for (const file of ["vcard", "vcard", "google"] as const)
    act(platform, of(cardThing(held.hash)), { kind: "save", file });
  await platform.drain();
  return { platform, owner, member, page, held, other };
}

test("everything ranks pages and cards by their views, and names the links of both", async () => {
  const { platform, owner, page, held, other } = await visitedTeam();
  const report = await getVisitReport(platform, owner, ask());
  const none = { views: 0, clicks: 0, saves: 0, scans: 0, contacts: 0 };
  expect(report.things).toEqual([
    { ...none, thing: pageThing(page.id), title: "Ada", views: 6 },
    { ...none, thing: cardThing(held.hash), title: "Held", views: 5, clicks: 1, saves: 2 },
    { ...none, thing: cardThing(other.hash), title: "Other", views: 1 },
  ]);
  expect(report.links).toEqual([
    {
      ...{ key: shortKey("phone"), thing: cardThing(held.hash), title: PHONE.value },
      ...{ url: "tel:+351225550148", clicks: 1 },
    },
  ]);
  expect((await getVisitReport(platform, owner, ask({ thing: cardThing(held.hash) }))).things).toEqual([]);
});

test("a member sees the card that they hold, by itself and among all of theirs, and no other", async () => {
  const { platform, member, held, other, page } = await visitedTeam();
  const report = await getVisitReport(platform, member.actor, ask({ thing: cardThing(held.hash) }));
  expect(report.total).toMatchObject({ views: 5, visitors: 5, clicks: 1, saves: 2 });
  expect(report.sources).toEqual([{ name: "direct", views: 5, clicks: 1 }]);
  expect(report.links).toMatchObject([{ title: PHONE.value, clicks: 1 }]);
  const all = await getVisitReport(platform, member.actor, ask());
  expect(all.total).toMatchObject({ views: 5, visitors: 5, clicks: 1, saves: 2 });
  expect(all.things).toMatchObject([{ thing: cardThing(held.hash), title: "Held", views: 5 }]);
  for (const thing of [cardThing(other.hash), pageThing(page.id)])
    await expect(getVisitReport(platform, member.actor, ask({ thing }))).rejects.toMatchObject({
      code: "not_found",
    });
  // What is not theirs they cannot take away.
  await expect(resetVisits(platform, member.actor, cardThing(held.hash))).rejects.toMatchObject({
    code: "not_found",
  });
  await resetVisits(platform, member.actor, ALL);
  expect((await getVisitReport(platform, member.actor, ask())).total.views).toBe(5);
});

test("everything of an owner is reset at once; a reset of one thing leaves what all together has", async () => {
  const { platform, owner, page } = await visitedTeam();
  await resetVisits(platform, owner, pageThing(page.id));
  expect((await getVisitReport(platform, owner, ask())).total.views).toBe(12);
  await resetVisits(platform, owner, ALL);
  const report = await getVisitReport(platform, owner, ask());
  expect([report.total, report.things]).toEqual([noCounts(), []]);
});

test("a card tells what of it can be clicked; of one that is not there nothing can", async () => {
  const { platform, owner, held } = await visitedTeam();
  const found = await findClickable(platform, cardAddress(held.hash));
  expect(found.links).toEqual([shortKey("phone")]);
  expect(found.visited).toMatchObject({ owner: owner.userId, thing: cardThing(held.hash) });
  expect(await findClickable(platform, cardAddress("0123456789abcdef"))).toMatchObject({ links: [] });
});

test("the last scans and contacts of a week, the latest first, are one's own alone", async () => {
  const { platform, owner, page } = await visitedTeam();
  const code = "ABCDEFGHJK";
  const visited = { owner: owner.userId, thing: pageThing(page.id), zone: "UTC", code };
  for (const ip of ["203.0.113.1", "203.0.113.2"]) see(platform, `/q/${code}`, visited, { ip });
  await platform.drain();
  const week = await getWeek(platform, owner, ALL, "hour");
  expect(await listRecentEvents(platform, owner, week)).toEqual([
    { kind: "scan", at: `${TODAY}T12`, name: "", scans: 2 },
  ]);
  const stranger = await testActor(platform);
  const theirs = await getWeek(platform, stranger, ALL, "hour");
  expect(await listRecentEvents(platform, stranger, theirs)).toEqual([]);
});
