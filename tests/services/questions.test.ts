import { expect, test } from "vitest";
import { eventSchema, flowStepSchema } from "~/domain/accounts/events";
import { QUESTIONS, questionsSchema } from "~/domain/accounts/questions";
import { cardInputSchema } from "~/domain/cards/schema";
import { newId } from "~/domain/ids";
import { pageInputSchema } from "~/domain/pages/schema";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { writeAll } from "~/server/data/batch.server";
import { upsertUserImage } from "~/server/data/images/store-images.server";
import { insertUserEvent } from "~/server/data/user-events.server";
import { dismissFirstSteps, listFirstSteps } from "~/server/services/accounts/first-steps.server";
import { getAccount } from "~/server/services/accounts/get-account.server";
import {
  answerQuestion,
  answerQuestions,
  findOpenQuestions,
} from "~/server/services/accounts/questions.server";
import { logFlowStep, storeEvent } from "~/server/services/accounts/user-events.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { findFirstPage } from "~/server/services/pages/first-page.server";
import { listThemes } from "~/server/services/pages/list-themes.server";
import { strictPlatform, testActor, testPlatform } from "../support/platform";

const platform = testPlatform();

async function eventsOf(userId: string) {
  const { results } = await platform.db.$client
    .prepare("SELECT kind, name, data FROM user_events WHERE user_id = ? ORDER BY created_at, rowid")
    .bind(userId)
    .all<{ kind: string; name: string; data: string | null }>();
  return results;
}

test("one question after the other, each skippable; they go on where they stopped", async () => {
  const actor = await testActor(platform);
  // A user whose name equals the address has not entered a name.
  await platform.db.$client
    .prepare("UPDATE users SET name = lower(id), email = lower(email) WHERE id = ?")
    .bind(actor.userId)
    .run();
  expect(await findOpenQuestions(platform, actor)).toMatchObject({ next: "name", place: 1, count: 5 });
  expect(await answerQuestion(platform, actor, { asked: "name", name: "أدا" })).toMatchObject({
    next: "industry",
  });
  expect(await answerQuestion(platform, actor, { asked: "industry" })).toMatchObject({ next: "networks" });
  const networks = ["instagram", "github"];
  await answerQuestion(platform, actor, { asked: "networks", networks });
  // An outdated tab does not move the progress back.
  expect(await answerQuestion(platform, actor, { asked: "name", name: "Ada" })).toMatchObject({
    next: "emailClient",
    place: 3,
    count: 4,
    networks,
    name: "Ada",
  });
  await answerQuestion(platform, actor, { asked: "emailClient", emailClient: "other" });
  expect((await getAccount(platform, actor)).user.showQuestion).toBe(true);
  expect(await answerQuestion(platform, actor, { asked: "usePurpose", usePurpose: "clients" })).toBeNull();
  const { user } = await getAccount(platform, actor);
  expect([user.showQuestion, user.usePurpose, user.industry]).toEqual([false, "clients", undefined]);
  expect(await findOpenQuestions(platform, actor)).toBeNull();
  expect((await eventsOf(actor.userId)).map(({ name }) => name)).toEqual(
    ["name", "industry", "networks", "name", "emailClient", "usePurpose"].map((step) => `sign-up:${step}`),
  );
});

test("all of them are dismissed at once, and answered at once by a program", async () => {
  const first = await testActor(platform);
  await answerQuestion(platform, first, { asked: "name" });
  expect(await answerQuestion(platform, first, { asked: "industry", dismissed: true })).toBeNull();
  expect((await getAccount(platform, first)).user.showQuestion).toBe(false);
  const second = await testActor(platform);
  const answers = questionsSchema.parse({ name: "Bo", industry: "music", teamSize: "201+" });
  expect(await answerQuestions(platform, second, answers)).toMatchObject({
    name: "Bo",
    industry: "music",
    teamSize: "201+",
    showQuestion: false,
  });
});

test("what is told already is not asked again", async () => {
  const actor = await testActor(platform);
  // The name was given at sign-up, typed or from a provider.
  expect(await findOpenQuestions(platform, actor)).toMatchObject({ next: "industry", place: 1, count: 4 });
  await platform.db.$client
    .prepare("UPDATE users SET industry = 'it', networks = '[]' WHERE id = ?")
    .bind(actor.userId)
    .run();
  expect(await answerQuestion(platform, actor, { asked: "name" })).toMatchObject({ next: "emailClient" });
});

test.each<[input: object, field: string]>([
  [{ name: "x".repeat(500) }, "name"],
  [{ industry: "piracy" }, "industry"],
  [{ networks: ["instagram", "x", "github", "tiktok"] }, "networks"],
  [{ networks: ["instagram", "instagram"] }, "networks"],
  [{ networks: ["nowhere"] }, "networks"],
  [{ emailClient: "pigeon" }, "emailClient"],
  [{ dismissed: false }, "dismissed"],
])("%j is no answer", (input, field) => {
  expect(questionsSchema.safeParse(input).error?.issues[0]?.path[0]).toBe(field);
});

test("answers fill the first page and order the templates", async () => {
  const actor = await testActor(platform);
  expect(await findFirstPage(platform, actor)).toBeNull();
  await answerQuestion(platform, actor, { asked: "name", name: "Ada" });
  await answerQuestion(platform, actor, { asked: "networks", networks: ["x"] });
  expect(await findFirstPage(platform, actor)).toEqual({ name: "Ada", networks: ["x"] });
  await createPage(platform, actor, pageInputSchema.parse({ profile: { title: "Mine" } }));
  expect(await findFirstPage(platform, actor)).toBeNull();
  expect(await findFirstPage(platform, { kind: "anonymous" })).toBeNull();

  const plain = (await listThemes(platform.config, "en")).templates;
  const ordered = (await listThemes(platform.config, "en", "music")).templates;
  const isMusic = ordered.map(({ industries }) => industries.includes("music"));
  expect(isMusic[0]).toBe(true);
  expect(isMusic.lastIndexOf(true)).toBe(isMusic.filter(Boolean).length - 1);
  expect(ordered.map(({ id }) => id).toSorted()).toEqual(plain.map(({ id }) => id).toSorted());
});

test("the first steps tick themselves; once all are done they are over for good", async () => {
  const actor = await testActor(platform);
  const done = async () =>
    (await listFirstSteps(platform, actor))?.filter(({ isDone }) => isDone).map(({ step }) => step);
  expect(await done()).toEqual([]);
  const item = (url: string) => ({ title: "Link", url });
  const five = ["a", "b", "c", "d"].map((name) => item(`https://${name}.example`));
  const buttons = { type: "buttons", data: { items: five } };
  const icons = { type: "socialIcons", data: { items: [{ service: "x", value: "ada" }] } };
  const page = pageInputSchema.parse({ profile: { title: "Mine" }, blocks: [buttons] });
  const { page: made } = await createPage(platform, actor, page);
  expect(await done()).toEqual(["page"]);
  const content = JSON.stringify({ ...page, blocks: [buttons, icons] });
  await platform.db.$client.prepare("UPDATE pages SET content = ? WHERE id = ?").bind(content, made.id).run();
  expect(await done()).toEqual(["page", "links"]);
  await createCard(platform, actor, cardInputSchema.parse({ title: "Card", header: "Ada" }));
  await storeEvent(platform, actor, { type: "linkCopied" });
  expect(await done()).toEqual(["page", "links", "card", "shared"]);
  const picture = { key: "i/x.webp", width: 1, height: 1, bytes: 1, createdAt: platform.now() };
  await writeAll(platform.db, [upsertUserImage({ ...picture, holderId: actor.userId, slot: "cropped" })]);
  expect(await done()).toEqual(["page", "picture", "links", "card", "shared"]);
  await storeEvent(platform, actor, { type: "codeDownloaded" });
  expect(await listFirstSteps(platform, actor)).toBeNull();
  await platform.db.$client.prepare("DELETE FROM user_events WHERE user_id = ?").bind(actor.userId).run();
  expect(await listFirstSteps(platform, actor)).toBeNull();

  const other = await testActor(platform);
  expect(await listFirstSteps(platform, other)).toHaveLength(6);
  await dismissFirstSteps(platform, other);
  expect(await listFirstSteps(platform, other)).toBeNull();
});

test("what screens tell is bounded in kind, size and number", async () => {
  const actor = await testActor(platform);
  await logFlowStep(
    platform,
    actor,
    flowStepSchema.parse({ flow: "checkout", step: "opened", data: { seats: 2 } }),
  );
  expect(await eventsOf(actor.userId)).toEqual([
    { kind: "flow", name: "checkout:opened", data: '{"seats":2}' },
  ]);
  for (const bad of [
    { type: "anything" },
    { type: "linkCopied", data: { nested: {} } },
    { type: "linkCopied", data: { long: "x".repeat(201) } },
    { type: "linkCopied", data: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`k${i}`, i])) },
    { type: "linkCopied", data: { "": 1 } },
  ])
    expect(eventSchema.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  expect(flowStepSchema.safeParse({ flow: "a b", step: "x" }).success).toBe(false);

  const strict = strictPlatform();
  const busy = await testActor(strict);
  const { limit } = RATE_LIMITS.userEvent;
  const told = await Promise.allSettled(
    Array.from({ length: limit + 5 }, () => storeEvent(strict, busy, { type: "linkCopied" })),
  );
  expect(told.filter(({ status }) => status === "fulfilled")).toHaveLength(limit);
});

test("of one user no more than the limit is stored", async () => {
  const actor = await testActor(platform);
  await platform.db.$client
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1999)
       INSERT INTO user_events (id, user_id, kind, name, created_at) SELECT ?1 || i, ?1, 'event', 'x', 0 FROM n`,
    )
    .bind(actor.userId)
    .run();
  const row = { userId: actor.userId, kind: "event", name: "x", data: null, createdAt: new Date(0) } as const;
  const changed = await writeAll(
    platform.db,
    [1, 2, 3].map(() => insertUserEvent({ ...row, id: newId("evt") })),
  );
  expect(changed).toEqual([1, 0, 0]);
});

test("there are the five questions of the sign-up, in their order", () => {
  expect(QUESTIONS).toEqual(["name", "industry", "networks", "emailClient", "usePurpose"]);
});
