import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import { codeOrderSchema } from "~/domain/codes/variants";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { upsertEntitlement } from "~/server/data/users.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { acknowledgeDuplicateCard } from "~/server/services/cards/get-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { changeCardCodes, listCardCodes } from "~/server/services/codes/card-codes.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { statedBy } from "../support/changes";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

let count = 0;

async function pageOf(platform: TestPlatform, actor: UserActor) {
  const slug = `facts-${++count}`;
  const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug }), { published: true });
  return { id: page.id, slug };
}

async function cardOf(platform: TestPlatform, actor: UserActor, pageId?: string) {
  const input = cardInputSchema.parse({ title: "Card", header: "Ada", pageId });
  return (await createCard(platform, actor, input)).card;
}

const title = (text: string) => pageUpdateSchema.parse({ profile: { title: text } });

describe("a service's write", () => {
  test("of a page is a fact of the page, and of the addresses that it takes, leaves and frees", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const made: { id: string; slug: string }[] = [];
    const create = async () => made.push(await pageOf(platform, actor));
    const stated = await statedBy(platform.db, create);
    const { id, slug } = made[0]!;
    expect(stated).toEqual([`slug ${slug}`]);
    const facts = (work: () => Promise<unknown>) => statedBy(platform.db, work);
    expect(await facts(() => updatePage(platform, actor, id, title("New")))).toEqual([`page ${id}`]);
    expect(await facts(() => changeSettings(platform, actor, id, { published: false }))).toEqual([
      `page ${id}`,
    ]);
    const moved = await facts(() => changeSettings(platform, actor, id, { slug: `${slug}-moved` }));
    expect(moved.toSorted()).toEqual([`page ${id}`, `slug ${slug}`, `slug ${slug}-moved`]);
    const back = await facts(() => changeSettings(platform, actor, id, { slug }));
    expect(new Set(back)).toEqual(new Set([`page ${id}`, `slug ${slug}`, `slug ${slug}-moved`]));
    expect(await facts(() => deletePage(platform, actor, id))).toEqual([`page ${id}`, `slug ${slug}`]);
  });

  test("of a card is a fact of the card, of a code one of the code; to make one is none", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { id: pageId } = await pageOf(platform, actor);
    const facts = (work: () => Promise<unknown>) => statedBy(platform.db, work);
    expect(await facts(() => cardOf(platform, actor))).toEqual([]);
    const { id, hash } = await cardOf(platform, actor);
    const save = (update: object) => updateCard(platform, actor, id, cardUpdateSchema.parse(update));
    expect(await facts(() => save({ header: "Ada King" }))).toEqual([`card ${id}`]);
    expect(await facts(() => save({ pageId }))).toEqual([`card ${id}`]);
    const order = (value: object) =>
      changeCardCodes(platform, actor, hash, codeOrderSchema.parse(value)).then(() => undefined);
    expect(await facts(() => order({ intent: "make", name: "Door" }))).toEqual([]);
    const [first] = await listCardCodes(platform, actor, hash);
    const style = { ...first!.style, dark: "#1B4332" };
    expect(await facts(() => order({ intent: "change", code: first!.code, style }))).toEqual([
      `code ${first!.code}`,
    ]);
    expect(await facts(() => deleteCard(platform, actor, id))).toEqual([`card ${id}`]);
  });

  test("that changes nothing which visitors or passes see states nothing", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { id } = await pageOf(platform, actor);
    const { id: cardId, hash } = await cardOf(platform, actor);
    const [first] = await listCardCodes(platform, actor, hash);
    const { card: copy } = await duplicateCard(platform, actor, cardId);
    const plan = { userId: actor.userId, ...PRO, updatedAt: platform.now() };
    await updatePage(platform, actor, id, title("Same"));
    await updateCard(platform, actor, cardId, cardUpdateSchema.parse({ header: "Same" }));
    const nothing: [string, () => Promise<unknown>][] = [
      ["a page saved as it is", () => updatePage(platform, actor, id, title("Same"))],
      [
        "a card saved as it is",
        () => updateCard(platform, actor, cardId, cardUpdateSchema.parse({ header: "Same" })),
      ],
      ["a copy acknowledged", () => acknowledgeDuplicateCard(platform, actor, copy.id)],
      [
        "a code's name",
        () =>
          changeCardCodes(
            platform,
            actor,
            hash,
            codeOrderSchema.parse({ intent: "change", code: first!.code, name: "Mine" }),
          ),
      ],
      ["more seats", () => upsertEntitlement(platform.db, { ...plan, seats: 9 })],
      ["a password", () => run(platform, "UPDATE users SET password_hash = 'x' WHERE id = ?1", actor.userId)],
      [
        "a block that is one",
        () => run(platform, "UPDATE users SET is_enabled = 1 WHERE id = ?1", actor.userId),
      ],
    ];
    for (const [name, work] of nothing) {
      expect([name, await statedBy(platform.db, work)]).toEqual([name, []]);
    }
  });
});

const run = (platform: TestPlatform, query: string, ...values: unknown[]) =>
  platform.db.$client
    .prepare(query)
    .bind(...values)
    .run();

test("what concerns all that an owner has is one fact, however much that is", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  for (let i = 0; i < 3; i++) await cardOf(platform, actor, (await pageOf(platform, actor)).id);
  const id = actor.userId;
  const expected: [string, string][] = [
    ["UPDATE users SET is_enabled = 0 WHERE id = ?1", `account ${id}`],
    ["UPDATE entitlements SET status = 'expired' WHERE user_id = ?1", `plan ${id}`],
    ["UPDATE entitlements SET ends_at = 1 WHERE user_id = ?1", `plan ${id}`],
    ["DELETE FROM entitlements WHERE user_id = ?1", `plan ${id}`],
    [
      "INSERT INTO entitlements (user_id, plan, status, seats, updated_at) VALUES (?1, 'pro', 'active', 1, 7)",
      `plan ${id}`,
    ],
    ["DELETE FROM users WHERE id = ?1", `account ${id}`],
  ];
  for (const [query, fact] of expected) {
    expect([query, await statedBy(platform.db, () => run(platform, query, id))]).toEqual([query, [fact]]);
  }
});

test("an image states a fact of the page or card that shows it; of a draft, of an unpublished or a deleted page none", async () => {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const page = await pageOf(platform, actor);
  const card = await cardOf(platform, actor);
  await run(platform, "UPDATE pages SET published = 0 WHERE id = ?1", page.id);
  const unpublished = await statedBy(platform.db, () =>
    run(platform, "INSERT INTO block_images VALUES (?1, 'u', 'i/1', 1, 1, 1, 1)", page.id),
  );
  expect(unpublished).toEqual([]);
  await run(platform, "UPDATE pages SET published = 1 WHERE id = ?1", page.id);
  const add: [string, string][] = [
    ["INSERT INTO page_images VALUES (?1, 2, 'i/1', 1, 1, 1, 1)", page.id],
    ["INSERT INTO block_images VALUES (?1, 'k', 'i/1', 1, 1, 1, 1)", page.id],
    ["INSERT INTO card_images VALUES (?1, 'logo', 'i/1', 1, 1, 1, 1)", card.id],
  ];
  for (const [query, id] of add) {
    const fact = `${id.startsWith("pg_") ? "page" : "card"} ${id}`;
    const stated = await statedBy(platform.db, () => run(platform, query, id));
    expect([query, stated]).toEqual([query, [fact]]);
    expect(await statedBy(platform.db, () => run(platform, query, "tmp_draft"))).toEqual([]);
  }
  const same = "UPDATE page_images SET key = key, created_at = 9 WHERE page_id = ?1";
  expect(await statedBy(platform.db, () => run(platform, same, page.id))).toEqual([]);
  expect(await statedBy(platform.db, () => deletePage(platform, actor, page.id))).toEqual([
    `page ${page.id}`,
    `slug ${page.slug}`,
  ]);
});
