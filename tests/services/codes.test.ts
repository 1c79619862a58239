import { describe, expect, test } from "vitest";
import { cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import { DAY_MS } from "~/domain/durations";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { respondWithCode } from "~/server/http/site/codes.server";
import { contactFileResponse } from "~/server/http/site/downloads.server";
import { cacheGet } from "~/server/platform/site-cache.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { publishPage, unpublishPage } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { statedBy } from "../support/changes";
import { expectLogged } from "../support/fail-on-errors";
import { giveImage } from "../support/pass-cards";
import { imagesThatThrow, PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const SITE = "http://me.localhost:8787";
let count = 0;

async function pageAndCard(platform: TestPlatform, plan = PRO, more: object = {}) {
  const actor = await testActor(platform, plan);
  const input = pageInputSchema.parse({ slug: `code-page-${++count}`, profile: { title: "A page" } });
  const { page } = await createPage(platform, actor, input);
  if (plan.plan === "pro") await publishPage(platform, actor, page.id);
  const plain = { title: "Mine", header: "A person", takesDetails: false };
  const card = cardInputSchema.parse({ ...plain, pageId: page.id, ...more });
  return { actor, page, card: (await createCard(platform, actor, card)).card };
}

const codeOf = (qrUrl: string) => qrUrl.split("/").at(-1) ?? "";

/** @returns the target of a code, without the code parameter of the address */
async function follow(platform: TestPlatform, qrUrl: string, agent: "other" | "in-app" = "other") {
  return (await followWhole(platform, qrUrl, agent))?.replace(`?q=${codeOf(qrUrl)}`, "");
}

async function followWhole(platform: TestPlatform, qrUrl: string, agent: "other" | "in-app" = "other") {
  const response = await respondWithCode(platform, codeOf(qrUrl), agent);
  expect(response.status).toBe(302);
  expect(response.headers["Cache-Control"]).toBe("no-store");
  return response.headers.Location;
}

describe("a code", () => {
  test("leads to the linked page, and to the card once that is gone or unpublished", async () => {
    const platform = testPlatform();
    const { actor, page, card } = await pageAndCard(platform);
    expect(await follow(platform, card.qrUrl)).toBe(page.url);
    await unpublishPage(platform, actor, page.id);
    expect(await follow(platform, card.qrUrl)).toBe(card.url);
    await publishPage(platform, actor, page.id);
    expect(await follow(platform, card.qrUrl)).toBe(page.url);
    await deletePage(platform, actor, page.id);
    expect(await follow(platform, card.qrUrl)).toBe(card.url);
  });

  test("of a deleted card and one that nobody has lead to the polite page", async () => {
    const platform = testPlatform();
    const { actor, card, page } = await pageAndCard(platform);
    await deleteCard(platform, actor, card.hash);
    await deletePage(platform, actor, page.id);
    expect(await follow(platform, card.qrUrl)).toBe(`${SITE}/q`);
    expect(await follow(platform, page.qrUrl)).toBe(`${SITE}/q`);
    expect(await follow(platform, `${SITE}/q/0000000000`)).toBe(`${SITE}/q`);
  });

  test("with link action 2 leads to the contact file, in-app browsers to the card", async () => {
    const platform = testPlatform();
    const { card } = await pageAndCard(platform, PRO, { linkAction: 2 });
    expect(await follow(platform, card.qrUrl)).toBe(card.contactFileUrl);
    expect(await follow(platform, card.qrUrl, "in-app")).toBe(`${card.url}#help`);
  });

  test("is told by the address of the page or card that it leads to", async () => {
    const platform = testPlatform();
    const { actor, page, card } = await pageAndCard(platform);
    for (const url of [card.qrUrl, page.qrUrl])
      expect(await followWhole(platform, url)).toBe(`${page.url}?q=${codeOf(url)}`);
    await unpublishPage(platform, actor, page.id);
    expect(await followWhole(platform, card.qrUrl)).toBe(`${card.url}?q=${codeOf(card.qrUrl)}`);
  });

  test("goes on answering when the subscription ends", async () => {
    const platform = testPlatform();
    const endsAt = new Date(platform.now().getTime() + DAY_MS);
    const { card } = await pageAndCard(platform, { ...PRO, endsAt }, { linkAction: 2 });
    platform.travel(2 * DAY_MS);
    expect(await follow(platform, card.qrUrl)).toBe(card.url);
    const file = await contactFileResponse(platform, card.hash);
    expect([file.status, file.headers.get("Location")]).toEqual([302, card.url]);
  });
});

describe("a card", () => {
  test("of a free user may be one, and holds nothing paid", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const dear = cardInputSchema.parse({ title: "Mine", header: "A person", linkAction: 2 });
    await expect(createCard(platform, actor, dear)).rejects.toMatchObject({ code: "payment_required" });
    const plain = cardInputSchema.parse({ title: "Mine", header: "A person" });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => createCard(platform, actor, plain)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("cannot be linked to somebody else's page", async () => {
    const platform = testPlatform();
    const { page } = await pageAndCard(platform);
    const { actor, card } = await pageAndCard(platform);
    const change = updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ pageId: page.id }));
    await expect(change).rejects.toMatchObject({
      code: "invalid",
      field: "pageId",
      messageKey: "qrTargetGone",
    });
  });

  test("is shown to visitors with its contact file while it is paid for", async () => {
    const platform = testPlatform();
    const contacts = [
      { name: "email", value: "a@visita.example" },
      { name: "phone", value: "" },
    ];
    const { card, page } = await pageAndCard(platform, PRO, { contacts });
    expect(await getVisitorCard(platform, card.hash)).toMatchObject({
      kind: "card",
      pageUrl: page.url,
      contactFileUrl: card.contactFileUrl,
    });
    const file = await contactFileResponse(platform, card.hash);
    expect(file.headers.get("Content-Type")).toBe("text/vcard; charset=utf-8");
    const text = await file.text();
    expect(text).toContain("EMAIL;TYPE=INTERNET:a@visita.example\r\n");
    expect(text).not.toContain("TEL");
  });

  test("whose photo cannot be made has its contact file all the same, and the photo again later", async () => {
    const platform = testPlatform();
    const { card } = await pageAndCard(platform);
    await giveImage(platform, card.id, "photo");
    expectLogged(/a picture of a card could not be made/);
    const file = await contactFileResponse(testPlatform({ IMAGES: imagesThatThrow() }), card.hash);
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "text/vcard; charset=utf-8"]);
    const text = await file.text();
    expect(text).toContain("FN:A person\r\n");
    expect(text).not.toContain("PHOTO");
    expect(await (await contactFileResponse(platform, card.hash)).text()).toContain("PHOTO");
  });
});

test("a save of a page is one fact, and at once the codes of cards that link to it lead where they should", async () => {
  const platform = testPlatform();
  const { actor, page, card } = await pageAndCard(platform);
  expect(await follow(platform, card.qrUrl)).toBe(page.url);
  const title = pageUpdateSchema.parse({ profile: { title: "New" } });
  expect(await statedBy(platform.db, () => updatePage(platform, actor, page.id, title))).toEqual([
    `page ${page.id}`,
  ]);
  expect(cacheGet(`/q/${codeOf(card.qrUrl)}`, "other", Date.now())).toBeUndefined();
  const { expiresAt } = await respondWithCode(platform, codeOf(card.qrUrl), "other");
  expect(expiresAt - Date.now()).toBeGreaterThan(60_000);
});

test("a code that nobody has is looked up each time: it takes no room from what is stored", async () => {
  const platform = testPlatform();
  const { status, headers } = await respondWithCode(platform, "ZZZZZZZZZZ", "other");
  expect([status, headers.Location]).toEqual([302, `${platform.config.origins.site}/q`]);
  expect(cacheGet("/q/ZZZZZZZZZZ", "other", Date.now())).toBeUndefined();
});
