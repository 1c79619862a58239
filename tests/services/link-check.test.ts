import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { pageTemplateInputSchema } from "~/domain/team/page-template";
import { followersSchema, templateInputSchema } from "~/domain/team/template";
import { writeAll } from "~/server/data/batch.server";
import { dueJobs } from "~/server/data/outbox.server";
import { touchOwnPage } from "~/server/data/pages.server";
import { fitToPlan } from "~/server/data/plan-limits.server";
import { pages } from "~/server/data/schema/pages.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { getPage } from "~/server/services/pages/get-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { assignTemplate } from "~/server/services/team/assign-template.server";
import { changePageTemplate, createPageTemplate } from "~/server/services/team/page-templates.server";
import { changeTemplate, createTemplate } from "~/server/services/team/templates.server";
import { runJob } from "../../workers/jobs/table";
import { expectLogged } from "../support/fail-on-errors";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const BAD = "https://bad.example/";
const FINE = "https://fine.example/";
const buttons = (...urls: string[]) => ({
  blocks: [
    { key: "b", type: "buttons", data: { items: urls.map((url, i) => ({ key: `i${i}`, title: "T", url })) } },
  ],
});
const PLAIN = { title: "Card", header: "Ada" };
const HARMFUL = { code: "invalid", field: "blocks.0.data.items.1.url", messageKey: "linkHarmful" };

/** A platform with a link service that returns the given response; requests are collected. */
function asking(response: () => Response | Promise<Response>) {
  const asked: string[][] = [];
  // why: the service is a third party's; what it is sent and what follows from its response is ours.
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    asked.push(JSON.parse(String(init?.body)).urls);
    return response();
  });
  const platform = testPlatform({ LINK_CHECK_URL: "https://links.example/check", LINK_CHECK_TOKEN: "t" });
  return { platform, asked };
}

afterEach(() => vi.restoreAllMocks());

const DEAD = "UPDATE outbox SET state = 'dead' WHERE shard = ? AND name = ?";

async function runChecks(platform: TestPlatform, ownerId: string) {
  const jobs = await dueJobs(platform.db, ownerId, new Date(platform.now().getTime() + 1000), 50);
  for (const job of jobs.filter(({ name }) => /^check(Card|Template)?Links$/.test(name)))
    await runJob(platform, job);
}

test("a host that imitates a brand is refused, one that is only called alike is not", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const bad = buttons("https://fine.example/", "https://www-paypal-com.example.com/");
  await expect(createPage(platform, owner, pageInputSchema.parse(bad))).rejects.toMatchObject(HARMFUL);
  const look = buttons("https://fine.example/", "https://p\u0430ypal.com/x");
  await expect(createPage(platform, owner, pageInputSchema.parse(look))).rejects.toMatchObject(HARMFUL);
  const honest = buttons("https://paypal.me/x", "https://snapple.com/account", "https://applebees.com/login");
  expect((await createPage(platform, owner, pageInputSchema.parse(honest))).page.blocks).toHaveLength(1);
});

test("a harmful link is refused at its field, on pages and cards, new and changed, published or not", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const bad = buttons("https://fine.example/", "https://grabify.link/X1");
  await expect(createPage(platform, owner, pageInputSchema.parse(bad))).rejects.toMatchObject(HARMFUL);
  const { page } = await createPage(platform, owner, pageInputSchema.parse({}));
  const update = pageUpdateSchema.parse(bad);
  await expect(updatePage(platform, owner, page.id, update)).rejects.toMatchObject(HARMFUL);
  expect((await getPage(platform, owner, page.id)).page.blocks).toEqual([]);

  const contacts = [{ name: "website", value: "https://iplogger.org/2abc", label: "Shop" }];
  const card = { title: "Card", header: "Ada" };
  const refused = { field: "contacts.0.value", messageKey: "linkHarmful", params: { host: "iplogger.org" } };
  const made = createCard(platform, owner, cardInputSchema.parse({ ...card, contacts }));
  await expect(made).rejects.toMatchObject(refused);
  const { card: mine } = await createCard(platform, owner, cardInputSchema.parse(card));
  const changed = updateCard(platform, owner, mine.id, cardUpdateSchema.parse({ contacts }));
  await expect(changed).rejects.toMatchObject(refused);
});

test("what only the service knows is refused too, and it is asked once about each link", async () => {
  const { platform, asked } = asking(() => Response.json({ harmful: ["https://bad.example/"] }));
  const owner = await testActor(platform, PRO);
  const { page } = await createPage(
    platform,
    owner,
    pageInputSchema.parse(buttons("https://fine.example/")),
    {
      published: true,
    },
  );
  const save = (...urls: string[]) =>
    updatePage(platform, owner, page.id, pageUpdateSchema.parse(buttons(...urls)));
  await expect(save("https://fine.example/", "https://bad.example/")).rejects.toMatchObject(HARMFUL);
  await save("https://fine.example/", "https://also.example/", "https://also.example/");
  expect(asked).toEqual([["https://fine.example/"], ["https://bad.example/"], ["https://also.example/"]]);
});

test("a page that rests is checked as one that is live, since it comes back without a save", async () => {
  expectLogged(/the link service does not answer/);
  let isUp = true;
  const { platform, asked } = asking(() =>
    isUp ? Response.json({ harmful: ["https://bad.example/"] }) : new Response("", { status: 502 }),
  );
  const owner = await testActor(platform, PRO);
  for (const reason of ["limit", "expired"] as const) {
    const { page } = await createPage(platform, owner, pageInputSchema.parse({}), { published: true });
    // The state after a plan change, and after the plan's end.
    const rest = { published: reason === "expired", unpublishedReason: reason };
    await platform.db.update(pages).set(rest).where(eq(pages.id, page.id));
    const save = (...urls: string[]) =>
      updatePage(platform, owner, page.id, pageUpdateSchema.parse(buttons(...urls)));
    await expect(save("https://fine.example/", "https://bad.example/")).rejects.toMatchObject(HARMFUL);
    await save("https://fine.example/");
    const [row] = await platform.db.select().from(pages).where(eq(pages.id, page.id));
    expect(row).toMatchObject(rest);
    isUp = false;
    const room = { pages: 50, cards: 50 };
    await save("https://new.example/");
    await writeAll(
      platform.db,
      fitToPlan(owner.userId, room, { pages: [], cards: [] }, platform.now(), sql`true`),
    );
    expect((await getPage(platform, owner, page.id)).page).toMatchObject({
      state: "unpublished",
      unpublishedReason: "checking",
    });
    isUp = true;
    await runChecks(platform, owner.userId);
    expect((await getPage(platform, owner, page.id)).page.state).toBe("published");
  }
  // A page unpublished by its owner is checked when it is published again.
  const { page } = await createPage(platform, owner, pageInputSchema.parse({}), { published: false });
  const before = asked.length;
  await updatePage(platform, owner, page.id, pageUpdateSchema.parse(buttons("https://new.example/x")));
  expect(asked).toHaveLength(before);
});

test("a service that does not answer defers going live, not the save, until it answers", async () => {
  expectLogged(/the link service does not answer/);
  let isUp = false;
  const { platform } = asking(() =>
    isUp ? Response.json({ harmful: [] }) : new Response("", { status: 502 }),
  );
  const owner = await testActor(platform);
  const input = pageInputSchema.parse({ ...buttons("https://fine.example/"), slug: "checked-later" });
  const { page } = await createPage(platform, owner, input);
  expect((await getPage(platform, owner, page.id)).page.blocks).toHaveLength(1);
  expect(await getVisitorPage(platform, "checked-later")).toMatchObject({ kind: "unknown" });
  await expect(runChecks(platform, owner.userId)).rejects.toThrow(/still to be checked/);
  expect(await getVisitorPage(platform, "checked-later")).toMatchObject({ kind: "unknown" });
  isUp = true;
  await runChecks(platform, owner.userId);
  expect(await getVisitorPage(platform, "checked-later")).toMatchObject({ kind: "page" });

  // A live page stays live while it has no new links.
  isUp = false;
  const other = pageUpdateSchema.parse({ profile: { title: "Other words" } });
  expect((await updatePage(platform, owner, page.id, other)).page.state).toBe("published");
  const added = pageUpdateSchema.parse(buttons("https://fine.example/", "https://new.example/"));
  expect((await updatePage(platform, owner, page.id, added)).page).toMatchObject({
    state: "unpublished",
    unpublishedReason: "checking",
  });
});

test("a page that changes while its links are checked is checked again, not left unpublished for good", async () => {
  expectLogged(/the link service does not answer/);
  let isUp = false;
  let meanwhile: () => Promise<unknown> = async () => undefined;
  const { platform } = asking(async () => {
    await meanwhile();
    return isUp ? Response.json({ harmful: [] }) : new Response("", { status: 502 });
  });
  const owner = await testActor(platform);
  const input = pageInputSchema.parse({ ...buttons("https://fine.example/"), slug: "changed-meanwhile" });
  const { page } = await createPage(platform, owner, input);
  isUp = true;
  meanwhile = () => touchOwnPage(platform.db, owner.userId, page.id, platform.now()).run();
  await expect(runChecks(platform, owner.userId)).rejects.toThrow(/changed while its links were checked/);
  meanwhile = async () => undefined;
  await runChecks(platform, owner.userId);
  expect(await getVisitorPage(platform, "changed-meanwhile")).toMatchObject({ kind: "page" });
});

test("the publish switch is no way around, and who unpublished meanwhile is not published", async () => {
  expectLogged(/the link service does not answer/);
  let response = new Response("", { status: 502 });
  const { platform } = asking(() => response.clone());
  const owner = await testActor(platform, PRO);
  const input = pageInputSchema.parse({ ...buttons("https://fine.example/"), slug: "switched-on" });
  const { page } = await createPage(platform, owner, input);
  await changeSettings(platform, owner, page.id, { published: true });
  expect(await getVisitorPage(platform, "switched-on")).toMatchObject({ kind: "unknown" });
  await changeSettings(platform, owner, page.id, { published: false });
  response = Response.json({ harmful: [] });
  await runChecks(platform, owner.userId);
  expect(await getVisitorPage(platform, "switched-on")).toMatchObject({ kind: "unknown" });
  await changeSettings(platform, owner, page.id, { published: true });
  expect(await getVisitorPage(platform, "switched-on")).toMatchObject({ kind: "page" });
});

test("a card saved while the service does not answer is checked once it does, and at its next save", async () => {
  expectLogged(/the link service does not answer/);
  let response = new Response("", { status: 502 });
  const { platform, asked } = asking(() => response.clone());
  const owner = await testActor(platform, PRO);
  const contacts = (...urls: string[]) => urls.map((value) => ({ name: "website", value, label: "" }));
  const input = cardInputSchema.parse({ title: "Card", header: "Ada", contacts: contacts(BAD) });
  const { card } = await createCard(platform, owner, input);
  const save = (update: object) => updateCard(platform, owner, card.id, cardUpdateSchema.parse(update));
  await save({ header: "Ada L." });
  await expect(runChecks(platform, owner.userId)).rejects.toThrow(/still to be checked/);
  expect(asked).toEqual([[BAD], [BAD], [BAD]]);

  response = Response.json({ harmful: [BAD] });
  await expect(save({ header: "Lovelace" })).rejects.toMatchObject({ messageKey: "linkHarmful" });
  await expect(runChecks(platform, owner.userId)).rejects.toThrow(/has a harmful link/);
  // A dead letter is still reported.
  await platform.db.$client.prepare(DEAD).bind(owner.userId, "checkCardLinks").run();
  await expect(save({ header: "Lovelace" })).rejects.toMatchObject({ messageKey: "linkHarmful" });
  await save({ header: "Lovelace", contacts: contacts("https://fine.example/") });
});

test("a card whose links were checked is not asked about again", async () => {
  expectLogged(/the link service does not answer/);
  let response = new Response("", { status: 502 });
  const { platform, asked } = asking(() => response.clone());
  const owner = await testActor(platform, PRO);
  const contacts = [{ name: "website", value: "https://fine.example/", label: "" }];
  const input = cardInputSchema.parse({ title: "Card", header: "Ada", contacts });
  const { card } = await createCard(platform, owner, input);
  response = Response.json({ harmful: [] });
  await runChecks(platform, owner.userId);
  await platform.db.$client
    .prepare("UPDATE outbox SET state = 'done' WHERE shard = ?")
    .bind(owner.userId)
    .run();
  expect(asked).toHaveLength(2);
  await updateCard(platform, owner, card.id, cardUpdateSchema.parse({ header: "Ada L." }));
  expect(asked).toHaveLength(2);
});

type Saved = { id: string; version: number };

/** How looks of cards and pages are saved with a link. */
const LOOKS = [
  {
    noun: "cards",
    saving: (platform: TestPlatform, owner: UserActor) => {
      const input = (value: string, name = "House") =>
        templateInputSchema.parse({ name, contacts: [{ key: "web", name: "website", value, label: "" }] });
      return {
        make: (url: string): Promise<Saved> => createTemplate(platform, owner, input(url)),
        change: (id: string, url: string, version?: number, name?: string): Promise<Saved> =>
          changeTemplate(platform, owner, id, input(url, name), version),
      };
    },
  },
  {
    noun: "pages",
    saving: (platform: TestPlatform, owner: UserActor) => {
      const input = (url: string, name = "House") =>
        pageTemplateInputSchema.parse({ name, first: buttons(url).blocks });
      return {
        make: (url: string): Promise<Saved> => createPageTemplate(platform, owner, input(url)),
        change: (id: string, url: string, version?: number, name?: string): Promise<Saved> =>
          changePageTemplate(platform, owner, id, input(url, name), version),
      };
    },
  },
];

test.each(LOOKS)(
  "a look of $noun saved while the service does not answer is checked once it does",
  async ({ saving }) => {
    expectLogged(/the link service does not answer/);
    let response = new Response("", { status: 502 });
    const { platform, asked } = asking(() => response.clone());
    const owner = await testActor(platform, PRO);
    const { make, change } = saving(platform, owner);
    const { id } = await make(BAD);
    await expect(runChecks(platform, owner.userId)).rejects.toThrow(/still to be checked/);
    // Until then each save checks all links again, and a refused one leaves no job.
    await change(id, BAD, undefined, "Renamed");
    await expect(change(id, FINE, 7)).rejects.toMatchObject({ code: "precondition_failed" });
    const waiting = await dueJobs(platform.db, owner.userId, platform.now(), 50);
    expect(waiting.filter(({ name }) => name === "checkTemplateLinks")).toHaveLength(2);
    expect(asked).toEqual([[BAD], [BAD], [BAD], [FINE]]);

    response = Response.json({ harmful: [BAD] });
    await expect(runChecks(platform, owner.userId)).rejects.toThrow(/has a harmful link/);
    await platform.db.$client.prepare(DEAD).bind(owner.userId, "checkTemplateLinks").run();
    await expect(change(id, BAD, undefined, "Again")).rejects.toMatchObject({ messageKey: "linkHarmful" });
    await change(id, FINE);
    await runChecks(platform, owner.userId);
  },
);

test("links that a look fills cards with are checked as those of the cards", async () => {
  expectLogged(/the link service does not answer/);
  let response = new Response("", { status: 502 });
  const { platform, asked } = asking(() => response.clone());
  const owner = await testActor(platform, PRO);
  const made = async () => (await createCard(platform, owner, cardInputSchema.parse(PLAIN))).card;
  const [first, second] = [await made(), await made()];
  const { make } = LOOKS[0]?.saving(platform, owner) ?? {};
  const { id } = (await make?.(BAD)) ?? { id: "" };
  const follow = (card: string) =>
    assignTemplate(platform, owner, id, followersSchema.parse({ cards: [card] }));
  await follow(first.id);
  const jobs = await dueJobs(platform.db, owner.userId, platform.now(), 50);
  expect(jobs.filter(({ name }) => name === "checkCardLinks")).toMatchObject([
    { payload: { cardId: first.id } },
  ]);
  response = Response.json({ harmful: [BAD] });
  for (const job of jobs.filter(({ name }) => name === "checkCardLinks"))
    await expect(runJob(platform, job)).rejects.toThrow(`${first.id} has a harmful link`);
  await expect(follow(second.id)).rejects.toMatchObject({ messageKey: "linkHarmful" });
  // Links found harmless are not checked again.
  response = Response.json({ harmful: [] });
  await platform.db.$client
    .prepare("UPDATE outbox SET state = 'done' WHERE shard = ?")
    .bind(owner.userId)
    .run();
  const before = asked.length;
  await follow(second.id);
  expect(asked).toHaveLength(before);
});
