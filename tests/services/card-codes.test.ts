import { describe, expect, test } from "vitest";
import { cardUpdateSchema } from "~/domain/cards/schema";
import { PLAIN_STYLE } from "~/domain/codes/style";
import { LIMITS } from "~/domain/limits";
import { cacheGet } from "~/server/platform/site-cache.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { changeCardCodes, listCardCodes } from "~/server/services/codes/card-codes.server";
import { unpublishPage } from "~/server/services/pages/change-page-state.server";
import { file, haveCard, havePage, order, text, where } from "../support/card-codes";
import { PRO, testPlatform } from "../support/platform";

describe("a card's further codes", () => {
  test("are made with a name, renamed and styled, each with its own address", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const made = await changeCardCodes(
      platform,
      actor,
      card.hash,
      order({ intent: "make", name: " Lisbon fair " }),
    );
    expect(made.map(({ name, isFirst }) => [name, isFirst])).toEqual([
      [null, true],
      ["Lisbon fair", false],
    ]);
    expect(new Set(made.map(({ url }) => url)).size).toBe(2);
    const { code } = made[1]!;
    const style = { ...PLAIN_STYLE, dark: "#1B4332", modules: "dots" };
    const changed = await changeCardCodes(
      platform,
      actor,
      card.hash,
      order({ intent: "change", code: code.toLowerCase(), name: "Porto", style }),
    );
    expect(changed[1]).toMatchObject({ code, name: "Porto", style });
    expect(changed[1]?.version).not.toBe(made[1]?.version);
    expect(await listCardCodes(platform, actor, card.id)).toEqual(changed);
  });

  test("lead where the card does, and follow it at once", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const [, variant] = await changeCardCodes(
      platform,
      actor,
      card.hash,
      order({ intent: "make", name: "Fair" }),
    );
    expect(await where(platform, variant!)).toBe(card.url);
    const page = await havePage(platform, actor);
    await updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ pageId: page.id }));
    expect(cacheGet(`/q/${variant!.code}`, "other", Date.now())).toBeUndefined();
    expect(await where(platform, variant!)).toBe(page.url);
    await unpublishPage(platform, actor, page.id);
    expect(cacheGet(`/q/${variant!.code}`, "other", Date.now())).toBeUndefined();
    expect(await where(platform, variant!)).toBe(card.url);
    await updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ pageId: null }));
    expect(await where(platform, variant!)).toBe(card.url);
  });

  test("go on answering when the plan ends and when the card is gone, and so do their files", async () => {
    const platform = testPlatform();
    const endsAt = new Date(platform.now().getTime() + 86_400_000);
    const { actor, card } = await haveCard(platform, { ...PRO, endsAt }, { linkAction: 2 });
    const [, variant] = await changeCardCodes(
      platform,
      actor,
      card.hash,
      order({ intent: "make", name: "Fair" }),
    );
    expect(await where(platform, variant!)).toBe(card.contactFileUrl);
    platform.travel(2 * 86_400_000);
    expect(await where(platform, variant!)).toBe(card.url);
    await deleteCard(platform, actor, card.hash);
    expect(await where(platform, variant!)).toBe("http://me.localhost:8787/q");
    expect((await file(platform, variant!.code))?.status).toBe(200);
  });

  test("are at most fifty, however many are asked for at once", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const results = await Promise.allSettled(
      Array.from({ length: LIMITS.codesPerCard + 10 }, (_, at) =>
        changeCardCodes(platform, actor, card.hash, order({ intent: "make", name: `Fair ${at}` })),
      ),
    );
    expect(await listCardCodes(platform, actor, card.hash)).toHaveLength(LIMITS.codesPerCard);
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(11);
    expect(refused[0]?.reason).toMatchObject({ code: "limit_reached", messageKey: "codeLimit" });
  });

  test("are taken off the list and lead on, styled as they were", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const style = { ...PLAIN_STYLE, dark: "#1B4332" };
    const make = order({ intent: "make", name: "Fair", style });
    const [first, variant] = await changeCardCodes(platform, actor, card.hash, make);
    expect(await where(platform, variant!)).toBe(card.url);
    const remove = order({ intent: "remove", code: variant?.code.toLowerCase() });
    expect(await changeCardCodes(platform, actor, card.hash, remove)).toEqual([first]);
    expect(await listCardCodes(platform, actor, card.hash)).toEqual([first]);
    expect(await where(platform, variant!)).toBe(card.url);
    expect(text((await file(platform, variant!.code))?.body)).toContain('fill="#1B4332"');
    // It follows the card as before, also out of the memory of the site.
    const page = await havePage(platform, actor);
    await updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ pageId: page.id }));
    expect(cacheGet(`/q/${variant!.code}`, "other", Date.now())).toBeUndefined();
    expect(await where(platform, variant!)).toBe(page.url);
  });

  test("that were removed cannot be changed or removed again, and the first not at all", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const { actor: stranger } = await haveCard(platform);
    const made = await changeCardCodes(platform, actor, card.hash, order({ intent: "make", name: "Fair" }));
    const [first, code] = made.map((each) => each.code);
    const remove = order({ intent: "remove", code });
    await expect(changeCardCodes(platform, stranger, card.hash, remove)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await listCardCodes(platform, actor, card.hash)).toEqual(made);
    await changeCardCodes(platform, actor, card.hash, remove);
    for (const late of [
      remove,
      order({ intent: "change", code, name: "Back" }),
      order({ intent: "remove", code: first }),
    ]) {
      await expect(changeCardCodes(platform, actor, card.hash, late)).rejects.toMatchObject({
        code: "not_found",
      });
    }
    expect(await listCardCodes(platform, actor, card.hash)).toEqual([made[0]]);
  });

  test("free their place when they are removed, until the card has had five hundred", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const { results } = await platform.db.$client
      .prepare("SELECT id, owner_id FROM cards WHERE hash = ?")
      .bind(card.hash)
      .all<{ id: string; owner_id: string }>();
    const have = (from: number, to: number, removedAt: number | null) =>
      platform.db.$client
        .prepare(
          `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2 - 1)
         INSERT INTO codes (code, owner_id, card_id, name, created_at, removed_at)
         SELECT printf('R%09d', i), ?3, ?4, 'Fair', i, ?5 FROM n`,
        )
        .bind(from, to, results[0]?.owner_id, results[0]?.id, removedAt)
        .run();
    const make = order({ intent: "make", name: "One more" });
    await have(0, LIMITS.codesPerCard - 1, null);
    await expect(changeCardCodes(platform, actor, card.hash, make)).rejects.toMatchObject({
      messageKey: "codeLimit",
    });
    await changeCardCodes(platform, actor, card.hash, order({ intent: "remove", code: "R000000000" }));
    expect(await changeCardCodes(platform, actor, card.hash, make)).toHaveLength(LIMITS.codesPerCard);
    await have(LIMITS.codesPerCard, LIMITS.codesPerCardEver - 1, 1);
    await changeCardCodes(platform, actor, card.hash, order({ intent: "remove", code: "R000000001" }));
    await expect(changeCardCodes(platform, actor, card.hash, make)).rejects.toMatchObject({
      code: "limit_reached",
      messageKey: "codeLimitEver",
    });
  });

  test("are their owner's alone", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const { actor: stranger, card: other } = await haveCard(platform);
    const [first] = await listCardCodes(platform, actor, card.hash);
    const change = order({ intent: "change", code: first?.code, name: "Mine now" });
    for (const attempt of [
      listCardCodes(platform, stranger, card.hash),
      changeCardCodes(platform, stranger, card.hash, order({ intent: "make", name: "Mine" })),
      changeCardCodes(platform, stranger, card.hash, change),
      // Nor is it a code through a card of their own.
      changeCardCodes(platform, stranger, other.hash, change),
    ]) {
      await expect(attempt).rejects.toMatchObject({ code: "not_found" });
    }
    expect((await listCardCodes(platform, actor, card.hash))[0]?.name).toBeNull();
  });

  test("stay with the original when a card is copied; the copy's code looks like the original's", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const [first] = await listCardCodes(platform, actor, card.hash);
    const style = { ...PLAIN_STYLE, dark: "#1B4332", modules: "dots", frame: "band", caption: "Scan me" };
    const look = { ...style, hasLogo: true };
    await changeCardCodes(
      platform,
      actor,
      card.hash,
      order({ intent: "change", code: first?.code, name: "Mine", style: look }),
    );
    await changeCardCodes(platform, actor, card.hash, order({ intent: "make", name: "Fair", style }));
    const copy = (await duplicateCard(platform, actor, card.hash)).card;
    const copied = await listCardCodes(platform, actor, copy.hash);
    expect(copied).toMatchObject([{ isFirst: true, name: null, style: look, url: copy.qrUrl }]);
    expect(copied[0]?.code).not.toBe(first?.code);
    expect(await where(platform, copied[0]!)).toBe(copy.url);
    // Restyling the one leaves the other as it is.
    await changeCardCodes(
      platform,
      actor,
      card.hash,
      order({ intent: "change", code: first?.code, style: PLAIN_STYLE }),
    );
    expect((await listCardCodes(platform, actor, copy.hash))[0]?.style).toEqual(look);
  });

  test("have a logo only with a plan", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform, { plan: "free", status: "free", seats: 1 } as never);
    const style = { ...PLAIN_STYLE, hasLogo: true };
    await expect(
      changeCardCodes(platform, actor, card.hash, order({ intent: "make", name: "Fair", style })),
    ).rejects.toMatchObject({ code: "payment_required", field: "style.hasLogo" });
  });
});
