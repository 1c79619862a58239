import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { cardImageSlot } from "~/domain/cards/image-slots";
import { cardInputSchema } from "~/domain/cards/schema";
import { DAY_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { upsertEntitlement } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { claimAnonymousDrafts } from "~/server/services/anonymous/claim-drafts.server";
import { saveAnonymousDraft, saveAnonymousImage } from "~/server/services/anonymous/save-draft.server";
import { removeCardImage, uploadCardImage } from "~/server/services/cards/card-images.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { previewCard } from "~/server/services/cards/preview-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { png } from "../http/images";
import { newestChange } from "../support/changes";
import { collectAll } from "../support/collected";
import { PRO, strictPlatform, testActor, testPlatform } from "../support/platform";

const { BUCKET: bucket } = env as unknown as Bindings;
const file = (width: number, height = width) =>
  new File([png(width, height)], "a.png", { type: "image/png" });
const keyOf = (url: string) => new URL(url).pathname.slice(1);
const input = cardInputSchema.parse({ title: "Mine", header: "Ada" });

async function ownCard() {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const { card } = await createCard(platform, actor, input);
  return { platform, actor, card };
}

describe("the pictures of a card", () => {
  test("are shown wherever the card is, each a new version, until they are taken off", async () => {
    const { platform, actor, card } = await ownCard();
    const logo = await uploadCardImage(platform, actor, card.hash, "logo", file(1200, 300));
    expect(logo).toMatchObject({ width: 960, height: 240 });
    const photo = await uploadCardImage(platform, actor, card.id, "photo", file(500));
    const read = await getCard(platform, actor, card.hash);
    expect(read).toMatchObject({ card: { logo: logo.url, photo: photo.url }, version: 3 });
    expect((await listCards(platform, actor, { limit: 10 })).items[0]).toMatchObject({ logo: logo.url });
    expect(await previewCard(platform, card.hash)).toMatchObject({ photo: photo.url });
    expect(await getVisitorCard(platform, card.hash)).toMatchObject({ card: { photo: photo.url } });
    await removeCardImage(platform, actor, card.hash, "photo");
    expect((await getCard(platform, actor, card.hash)).card).not.toHaveProperty("photo");
  });

  test("that are not there are taken off without a change, and what is taken off is counted", async () => {
    const { platform, actor, card } = await ownCard();
    const before = await newestChange(platform.db);
    await removeCardImage(platform, actor, card.hash, "photo");
    expect(await newestChange(platform.db)).toBe(before);
    expect((await getCard(platform, actor, card.hash)).version).toBe(1);
    const strict = strictPlatform();
    for (let i = 1; i < RATE_LIMITS.save.limit; i++) await consumeLimit(strict, "save", actor.userId);
    const beyond = removeCardImage(strict, actor, card.hash, "photo");
    await expect(beyond).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("are nobody else's to change, and paid for", async () => {
    const { platform, card } = await ownCard();
    const other = await testActor(platform, PRO);
    const attempt = uploadCardImage(platform, other, card.hash, "logo", file(10));
    await expect(attempt).rejects.toMatchObject({ code: "not_found" });
    const free = await testActor(platform);
    const own = await createCard(platform, free, input);
    const unpaid = uploadCardImage(platform, free, own.card.hash, "logo", file(10));
    await expect(unpaid).rejects.toMatchObject({ code: "payment_required", field: "logo" });
  });

  test("go with a copy, and stay in the store as long as one card shows them", async () => {
    const { platform, actor, card } = await ownCard();
    const { url } = await uploadCardImage(platform, actor, card.hash, "banner", file(800, 260));
    const copy = await duplicateCard(platform, actor, card.hash);
    expect(copy.card.banner).toBe(url);
    await deleteCard(platform, actor, card.hash);
    platform.travel(3 * 24 * 60 * 60 * 1000);
    await collectAll(platform);
    expect(await bucket.head(keyOf(url))).not.toBeNull();
    await deleteCard(platform, actor, copy.card.hash);
    platform.travel(LIMITS.restorableDays * DAY_MS);
    await collectAll(platform);
    expect(await bucket.head(keyOf(url))).toBeNull();
  });

  test("are refused when they are none", async () => {
    const { platform, actor, card } = await ownCard();
    const text = new File(["hello"], "a.png", { type: "image/png" });
    const bomb = new File([png(10, 10, { width: 60_000, height: 60_000 })], "a.png");
    for (const bad of [text, bomb, "no file", undefined]) {
      const attempt = uploadCardImage(platform, actor, card.hash, "logo", bad);
      await expect(attempt).rejects.toMatchObject({ code: "invalid", field: "image" });
    }
    expect(() => cardImageSlot("poster")).toThrow(
      expect.objectContaining({ code: "invalid", field: "slot" }),
    );
  });

  test("and all that is paid for come from a draft to its maker, and are shown to others once there is a plan", async () => {
    const platform = testPlatform();
    const entity = cardInputSchema.parse({
      ...input,
      subheader: "Engineer",
      design: 3,
      backgroundColor: "#112233",
      linkAction: 2,
    });
    const saved = await saveAnonymousDraft(platform, { type: "business-card", entity });
    await saveAnonymousImage(platform, { ...saved, type: "logo", image: file(40) });
    const actor = await testActor(platform);
    const { created } = await claimAnonymousDrafts(platform, actor, [saved.temporaryId]);
    const { card } = await getCard(platform, actor, created[0]?.id ?? "");
    const whole = { subheader: "Engineer", design: 3, backgroundColor: "#112233" };
    expect(card).toMatchObject({ ...whole, linkAction: 2, logo: expect.stringMatching(/\.webp$/) });
    const shown = (await getVisitorCard(platform, card.hash)) as unknown as { card: object };
    for (const seen of [shown.card, await previewCard(platform, card.hash)]) {
      expect(seen).toMatchObject({ design: 3, backgroundColor: "#FFFFFF" });
      for (const paid of ["subheader", "logo"]) expect(Object.keys(onlyDefined(seen))).not.toContain(paid);
    }
    // What is free can be changed; what is paid for stays as it is, and unseen.
    await updateCard(platform, actor, card.id, { header: "Ada L." });
    expect((await getCard(platform, actor, card.id)).card).toMatchObject({ ...whole, header: "Ada L." });
    const changed = (await getVisitorCard(platform, card.hash)) as unknown as { card: object };
    expect(Object.keys(onlyDefined(changed.card))).not.toContain("subheader");
    const change = updateCard(platform, actor, card.id, { subheader: "Mathematician" });
    await expect(change).rejects.toMatchObject({ code: "payment_required", field: "subheader" });
    await upsertEntitlement(platform.db, { userId: actor.userId, ...PRO, updatedAt: platform.now() });
    expect(await getVisitorCard(platform, card.hash)).toMatchObject({ card: { ...whole, logo: card.logo } });
  });
});

const onlyDefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined));
