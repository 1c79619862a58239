import jsQR from "jsqr";
import { describe, expect, test } from "vitest";
import { plainCodePng } from "~/domain/codes/plain-png";
import { PLAIN_STYLE } from "~/domain/codes/style";
import { knownChange } from "~/server/data/change-log.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { cacheGet, cacheSet, invalidateAll } from "~/server/platform/site-cache.server";
import { uploadCardImage } from "~/server/services/cards/card-images.server";
import { changeCardCodes, listCardCodes } from "~/server/services/codes/card-codes.server";
import { shareCard } from "~/server/services/codes/share-card.server";
import { decoded, file, haveCard, order, text } from "../support/card-codes";
import { setEnabled } from "../support/enabled";
import { testPlatform } from "../support/platform";

describe("a code's file", () => {
  test("follows its style, by name and tag", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const [first] = await listCardCodes(platform, actor, card.hash);
    const before = await file(platform, first!.code);
    expect(before?.headers["Cache-Control"]).toBe("public, max-age=60");
    expect(before?.headers["Content-Disposition"]).toBe(
      `inline; filename="zoe-qr.svg"; filename*=UTF-8''Zo%C3%AB%20QR.svg`,
    );
    expect(text(before?.body)).toContain('fill="#000000"');
    const style = { ...PLAIN_STYLE, dark: "#1B4332" };
    await changeCardCodes(
      platform,
      actor,
      card.hash,
      order({ intent: "change", code: first?.code, name: "Fair", style }),
    );
    const after = await file(platform, first!.code, "svg", "download=1");
    expect(text(after?.body)).toContain('fill="#1B4332"');
    expect(text(after?.body)).not.toContain("#000000");
    expect(after?.headers.ETag).not.toBe(before?.headers.ETag);
    expect(after?.headers["Content-Disposition"]).toMatch(/^attachment; filename="zoe-qr\.svg"/);
  });

  test("looks as on the screen it is shared on, with the logo only while that is paid for", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const { actor: stranger } = await haveCard(platform);
    const [first] = await listCardCodes(platform, actor, card.hash);
    const { hash, title, header, url, qrUrl } = card;
    const plain = await shareCard(platform, actor, card.hash);
    const site = platform.config.origins.site;
    expect(plain.keeping.contactFile).toBe(`${site}/c/${card.hash}.vcf`);
    expect(Object.keys(plain.keeping).length - 1).toBe(plain.wallets.length);
    expect(plain).toMatchObject({ hash, title, header, url, qrUrl, style: PLAIN_STYLE });
    expect(plain.logoUrl).toBeUndefined();
    const style = { ...PLAIN_STYLE, dark: "#1B4332", frame: "band" as const, hasLogo: true };
    const { code } = first!;
    await changeCardCodes(platform, actor, card.hash, order({ intent: "change", code, style }));
    // The card has no logo yet, and so its files have none.
    expect(await shareCard(platform, actor, card.id)).toMatchObject({ style: { ...style, hasLogo: false } });
    const bytes = plainCodePng("https://visita.example", 1024);
    const logo = new File([bytes as BlobPart], "logo.png");
    const { url: logoUrl } = await uploadCardImage(platform, actor, card.hash, "logo", logo);
    expect(await shareCard(platform, actor, card.hash)).toMatchObject({ style, logoUrl });
    await upsertEntitlement(platform.db, {
      ...{ userId: actor.userId, plan: "pro", status: "expired", seats: 1 },
      updatedAt: platform.now(),
    } as never);
    const lapsed = await shareCard(platform, actor, card.hash);
    expect([lapsed.style, lapsed.logoUrl]).toEqual([{ ...style, hasLogo: false }, undefined]);
    expect(text((await file(platform, code))?.body)).not.toContain("<image");
    await setEnabled(platform.db, actor.userId, false, platform.now());
    invalidateAll();
    expect(text((await file(platform, code))?.body)).not.toContain(style.dark);
    await setEnabled(platform.db, actor.userId, true, platform.now());
    await expect(shareCard(platform, stranger, card.hash)).rejects.toMatchObject({ code: "not_found" });
    await platform.drain();
  });

  test("is the new one for its author at once, whatever another isolate has in its memory", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const [first] = await listCardCodes(platform, actor, card.hash);
    const { code } = first!;
    const query = "size=1024&download=1";
    const old = await file(platform, code, "svg", query);
    const variant = "file.svg.1024.40.true";
    const style = { ...PLAIN_STYLE, dark: "#1B4332" };
    const change = order({ intent: "change", code, style });
    const [changed] = await changeCardCodes(platform, actor, card.hash, change);
    // As if the change was made elsewhere: the cached version is still there.
    cacheSet(`/q/${code}`, variant, old!, { asOf: knownChange(), subjects: [`code:${code}`] });
    expect(text((await file(platform, code, "svg", query))?.body)).toContain("#000000");
    const fresh = text((await file(platform, code, "svg", `${query}&v=${changed!.version}`))?.body);
    expect(fresh).toContain("#1B4332");
    expect(fresh).not.toContain("#000000");
    // Nor does it replace the cached file of other addresses.
    expect(cacheGet(`/q/${code}`, variant, Date.now())).toBe(old);
    await changeCardCodes(platform, actor, card.hash, order({ intent: "change", code, style: PLAIN_STYLE }));
    await file(platform, code, "svg", `${query}&v=1`);
    expect(cacheGet(`/q/${code}`, variant, Date.now())).toBeUndefined();
  });

  test("has the logo while it is paid for", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const [first] = await listCardCodes(platform, actor, card.hash);
    const bytes = plainCodePng("https://visita.example", 1024);
    await uploadCardImage(platform, actor, card.hash, "logo", new File([bytes as BlobPart], "logo.png"));
    const style = { ...PLAIN_STYLE, hasLogo: true, caption: "Hello" };
    await changeCardCodes(platform, actor, card.hash, order({ intent: "change", code: first?.code, style }));
    const svg = text((await file(platform, first!.code))?.body);
    expect(svg).toMatch(/<image href="data:image\/png;base64,[A-Za-z0-9+/=]+" x="[\d.]+" y="[\d.]+"/);
    const png = await decoded((await file(platform, first!.code, "png"))?.body ?? new Uint8Array());
    expect(jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data).toBe(first?.url);
    await upsertEntitlement(platform.db, {
      userId: actor.userId,
      plan: "pro",
      status: "expired",
      seats: 1,
      updatedAt: platform.now(),
    } as never);
    await changeCardCodes(
      platform,
      actor,
      card.hash,
      order({ intent: "change", code: first?.code, name: "Later" }),
    );
    expect(text((await file(platform, first!.code))?.body)).not.toContain("<image");
  });

  test("is stored no longer than the plan lasts, whose end takes the title out of its name", async () => {
    const platform = testPlatform();
    const { actor, card } = await haveCard(platform);
    const [first] = await listCardCodes(platform, actor, card.hash);
    const endsAt = new Date(platform.now().getTime() + 60_000);
    const plan = { userId: actor.userId, plan: "pro", status: "active", seats: 1, endsAt } as const;
    await upsertEntitlement(platform.db, { ...plan, updatedAt: platform.now() });
    const drawn = await file(platform, first!.code);
    expect(drawn?.expiresAt).toBeLessThanOrEqual(endsAt.getTime());
  });

  test("is there in the listed sizes only, for any code, and for one that nobody has plain", async () => {
    const platform = testPlatform();
    expect(text((await file(platform, "0000000000"))?.body)).toMatch(/^<svg /);
    const png = await decoded(
      (await file(platform, "0000000000", "png", "size=2048"))?.body ?? new Uint8Array(),
    );
    expect(png.width).toBeGreaterThanOrEqual(2048);
    expect(text((await file(platform, "0000000000", "pdf", "mm=200"))?.body)).toMatch(/^%PDF-1\.4\n/);
    for (const query of ["size=1025", "size=4096", "mm=21", "mm=", "mm=1e2x", "size=-1"])
      expect([query, await file(platform, "0000000000", "png", query)]).toEqual([query, null]);
  });
});
