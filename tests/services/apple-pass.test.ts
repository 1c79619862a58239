import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { cardUrl } from "~/domain/addresses";
import { LANGUAGES } from "~/domain/languages";
import { readImageHeader } from "~/domain/media/image-header";
import { pageInputSchema } from "~/domain/pages/schema";
import { PASS_IMAGES, PASS_SCALES } from "~/domain/passes/apple/images";
import { findPublicCard, type PublicCardRow } from "~/server/data/public-card.server";
import { applePassResponse } from "~/server/http/site/downloads.server";
import { developmentChain } from "~/server/platform/development-chain.server";
import { keysMadeOf } from "~/server/platform/image-store.server";
import { sha1Of } from "~/server/platform/pass-images.server";
import { isAppleWalletReady, passSigner } from "~/server/platform/pass-signer.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { makePass } from "~/server/services/passes/apple/make-pass.server";
import { expectLogged } from "../support/fail-on-errors";
import { giveImage, passCard } from "../support/pass-cards";
import { imagesThatThrow, PRO, testActor, testPlatform } from "../support/platform";

const decoder = new TextDecoder();
const later = (platform: ReturnType<typeof testPlatform>, hash: string) =>
  `${cardUrl(platform.config.origins, hash)}/apple/later`;

async function cardOf(platform: ReturnType<typeof testPlatform>, hash: string): Promise<PublicCardRow> {
  const found = await findPublicCard(platform.db, hash);
  if (!found) throw new Error(`No card ${hash}`);
  return found;
}

async function unpacked(platform: ReturnType<typeof testPlatform>, hash: string) {
  const files = unzipSync(await makePass(platform, await cardOf(platform, hash)));
  const pass = JSON.parse(decoder.decode(files["pass.json"])) as Record<string, unknown>;
  return { files, pass };
}

/** Whether a chain to our root signed exactly these bytes. */
async function isSigned(
  platform: ReturnType<typeof testPlatform>,
  manifest: Uint8Array,
  signature: Uint8Array,
) {
  const pki = await import("pkijs");
  const { root } = await developmentChain(platform);
  const der = Uint8Array.from(atob(root.replace(/-----[^-]+-----|\s/g, "")), (c) => c.charCodeAt(0));
  const info = pki.ContentInfo.fromBER(signature as BufferSource);
  const signed = new pki.SignedData({ schema: info.content });
  expect(signed.encapContentInfo.eContent).toBeUndefined();
  expect(signed.certificates).toHaveLength(2);
  const types = signed.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type.split(".").at(-1));
  expect(types).toEqual(["3", "5", "4"]);
  const trustedCerts = [pki.Certificate.fromBER(der)];
  const data = Uint8Array.from(manifest).buffer;
  return signed.verify({ signer: 0, data, trustedCerts, checkChain: true }).catch(() => false);
}

describe("a signed pass", () => {
  test("has the SHA-1 of every file in a manifest that our chain signed, and not of another one", async () => {
    const platform = testPlatform();
    const card = await passCard(platform, await testActor(platform, PRO));
    const { files } = await unpacked(platform, card.hash);
    const { "manifest.json": manifest, signature, ...others } = files;
    if (!manifest || !signature) throw new Error("No manifest or signature");
    const listed = JSON.parse(decoder.decode(manifest)) as Record<string, string>;
    expect(Object.keys(listed).sort()).toEqual(Object.keys(others).sort());
    for (const [name, bytes] of Object.entries(others)) expect(listed[name]).toBe(await sha1Of(bytes));
    expect(await isSigned(platform, manifest, signature)).toBe(true);
    const forged = new TextEncoder().encode(decoder.decode(manifest).replace(/[0-9a-f]{40}/, "0".repeat(40)));
    expect(await isSigned(platform, forged, signature)).toBe(false);
  });

  test("leads to the linked page by the card's code, which follows the page wherever it goes", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug: "on-the-back" }));
    const card = await passCard(platform, actor, { pageId: page.id });
    const links = async (hash: string) => {
      const { backFields } = (await unpacked(platform, hash)).pass.generic as {
        backFields: { value: string }[];
      };
      return backFields.map(({ value }) => value).filter((value) => value.startsWith("http"));
    };
    expect(await links(card.hash)).toEqual([card.qrUrl, card.url]);
    // That card's code opens its contact file.
    const contacts = await passCard(platform, actor, { pageId: page.id, linkAction: 2 });
    expect(await links(contacts.hash)).toEqual([contacts.url]);
  });

  test("is flat but for the words of the eleven languages, and has no entries for directories", async () => {
    const platform = testPlatform();
    const card = await passCard(platform, await testActor(platform, PRO));
    const { files } = await unpacked(platform, card.hash);
    const messages = LANGUAGES.map(
      ({ shortCode, hreflangCode }) => `${hreflangCode ?? shortCode}.lproj/pass.strings`,
    );
    const nested = Object.keys(files).filter((name) => name.includes("/"));
    expect(nested.sort()).toEqual(messages.sort());
    const read = (name: string) => new TextDecoder("utf-16").decode(files[`${name}.lproj/pass.strings`]);
    expect(read("ja")).toContain('"pass/phone" = "電話";');
    expect(read("de")).toContain('"pass/description" = "Visitenkarte');
    expect(files["icon.png"]).toBeDefined();
  });

  test("has its pictures in the sizes of three screens, made now and the same again", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const card = await passCard(platform, actor, { design: 2 });
    for (const slot of ["logo", "photo", "banner"] as const) await giveImage(platform, card.id, slot);
    const first = await unpacked(platform, card.hash);
    const again = await unpacked(platform, card.hash);
    for (const name of ["icon", "logo", "thumbnail"] as const) {
      for (const scale of PASS_SCALES) {
        const file = scale === 1 ? `${name}.png` : `${name}@${scale}x.png`;
        const bytes = first.files[file];
        if (!bytes) throw new Error(`No ${file}`);
        expect(again.files[file]).toEqual(bytes);
        const { type, width, height } = readImageHeader(bytes) ?? { type: "none", width: 0, height: 0 };
        const most = PASS_IMAGES[name];
        expect(type).toBe("png");
        if (most.how === "fit") {
          expect(width <= most.width * scale && height <= most.height * scale).toBe(true);
          expect(width === most.width * scale || height === most.height * scale).toBe(true);
        } else expect([width, height]).toEqual([most.width * scale, most.height * scale]);
      }
    }
    expect(first.pass.generic).toBeDefined();
    expect(Object.keys(first.files).filter((name) => name.startsWith("strip"))).toEqual([]);
  });

  test("with a strip is a store card", async () => {
    const platform = testPlatform();
    const card = await passCard(platform, await testActor(platform, PRO), { design: 3 });
    await giveImage(platform, card.id, "banner");
    const { files, pass } = await unpacked(platform, card.hash);
    expect(pass.storeCard).toBeDefined();
    expect(readImageHeader(files["strip@3x.png"] ?? new Uint8Array())).toMatchObject({
      width: 1125,
      height: 369,
    });
    // The card has neither logo nor photo: the icon is the brand's.
    expect(readImageHeader(files["icon@2x.png"] ?? new Uint8Array())).toMatchObject({
      width: 58,
      height: 58,
    });
  });

  test("whose picture is gone from the store is made without it", async () => {
    const platform = testPlatform();
    const card = await passCard(platform, await testActor(platform, PRO), { design: 2 });
    const { key } = await giveImage(platform, card.id, "photo");
    await platform.bucket.delete([key, ...keysMadeOf(key)]);
    const { files, pass } = await unpacked(platform, card.hash);
    expect(pass.generic).toBeDefined();
    expect(files["thumbnail.png"]).toBeUndefined();
    expect(files["icon.png"]).toBeDefined();
  });

  test("whose pictures cannot be made is made without them, with the brand's icon", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const bare = await unpacked(platform, (await passCard(platform, actor)).hash);
    for (const slot of ["logo", "photo", "banner"] as const) {
      const card = await passCard(platform, actor, { design: 3 });
      const { key } = await giveImage(platform, card.id, slot);
      await platform.bucket.delete(keysMadeOf(key));
      expectLogged(/a picture of a card could not be made/);
      const away = testPlatform({ IMAGES: imagesThatThrow() });
      const response = await applePassResponse(away, card.hash);
      expect([slot, response.status]).toEqual([slot, 200]);
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const pictures = Object.keys(files).filter((name) => name.endsWith(".png"));
      expect(pictures.sort()).toEqual(["icon.png", "icon@2x.png", "icon@3x.png"]);
      for (const name of pictures) expect(files[name]).toEqual(bare.files[name]);
      // The failure is not cached: the next pass has the image.
      const later = await unpacked(testPlatform(), card.hash);
      expect(Object.keys(later.files)).toContain(slot === "banner" ? "strip.png" : "icon.png");
      if (slot !== "banner") expect(later.files["icon.png"]).not.toEqual(bare.files["icon.png"]);
    }
  });

  test("whose icon can be made in some sizes only has the brand's in all", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const bare = await unpacked(platform, (await passCard(platform, actor)).hash);
    const card = await passCard(platform, actor);
    const { key } = await giveImage(platform, card.id, "photo");
    await unpacked(platform, card.hash);
    const [smallest] = keysMadeOf(key).filter((made) => made.endsWith("/icon@1x.png"));
    await platform.bucket.delete(smallest ?? "");
    expectLogged(/a picture of a card could not be made/);
    const { files } = await unpacked(testPlatform({ IMAGES: imagesThatThrow() }), card.hash);
    for (const name of ["icon.png", "icon@2x.png", "icon@3x.png"])
      expect(files[name]).toEqual(bare.files[name]);
  });

  test("of a deleted card is void and names it only", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform, PRO);
    const card = await passCard(platform, actor);
    await deleteCard(platform, actor, card.id);
    const { pass } = await unpacked(platform, card.hash);
    expect(pass.voided).toBe(true);
    expect(JSON.stringify(pass)).not.toContain("7946");
  });
});

describe("the address of a pass", () => {
  test("gives it as a file named after the person", async () => {
    const platform = testPlatform();
    const card = await passCard(platform, await testActor(platform, PRO), { header: "Zoë\r\nX: y" });
    const response = await applePassResponse(platform, card.hash);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/vnd.apple.pkpass");
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="zoe-x-y\.pkpass"/);
    expect(Date.parse(response.headers.get("Last-Modified") ?? "")).toBeLessThanOrEqual(
      platform.now().getTime(),
    );
  });

  test("leads to the card's page without a plan, and when the card is gone", async () => {
    const platform = testPlatform();
    const free = await passCard(platform, await testActor(platform));
    const actor = await testActor(platform, PRO);
    const gone = await passCard(platform, actor);
    await deleteCard(platform, actor, gone.id);
    for (const hash of [free.hash, gone.hash, "0000000000000000"]) {
      const response = await applePassResponse(platform, hash);
      expect([response.status, response.headers.get("Location")]).toEqual([
        302,
        `http://me.localhost:8787/c/${hash}`,
      ]);
    }
  });

  test("leads to the card in production without certificates", async () => {
    const platform = testPlatform({ MODE: "production" });
    const card = await passCard(platform, await testActor(platform, PRO));
    expect(isAppleWalletReady(platform.config)).toBe(false);
    const response = await applePassResponse(platform, card.hash);
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      cardUrl(platform.config.origins, card.hash),
    ]);
    await expect(passSigner(platform)).rejects.toMatchObject({ code: "unavailable" });
  });

  test("signs with the deployment's own certificates, by what they say of themselves", async () => {
    const { certificate, key, wwdr, root } = await developmentChain(testPlatform());
    const secrets = {
      APPLE_PASS_CERTIFICATE: certificate,
      APPLE_PASS_KEY: key,
      APPLE_WWDR_CERTIFICATE: wwdr,
    };
    const platform = testPlatform({ MODE: "production", ...secrets });
    expect(await passSigner(platform)).toMatchObject({
      passTypeIdentifier: "pass.example.visita.card",
      teamIdentifier: "TESTTEAM01",
      isSelfSigned: false,
    });
    const others = testPlatform({ ...secrets, APPLE_WWDR_CERTIFICATE: root });
    await expect(passSigner(others)).rejects.toThrow("was not issued by");
    await expect(passSigner(testPlatform({ ...secrets, APPLE_PASS_KEY: "no key" }))).rejects.toThrow(
      "PKCS#8",
    );
    await expect(passSigner(testPlatform({ ...secrets, APPLE_PASS_CERTIFICATE: "none" }))).rejects.toThrow(
      "no certificate",
    );
  });

  test("is asked for often, but not without end", async () => {
    const platform = testPlatform();
    const card = await passCard(platform, await testActor(platform, PRO));
    const LIMITER = {
      idFromName: () => ({}),
      get: () => ({ take: async () => ({ allowed: false, resetAfter: 9 }) }),
    };
    const limited = testPlatform({ LIMITER: LIMITER as never });
    const response = await applePassResponse(limited, card.hash);
    expect([response.status, response.headers.get("Location")]).toEqual([302, later(platform, card.hash)]);
  });

  test("that cannot be made leads to a page that says so, and is logged", async () => {
    const platform = testPlatform();
    const card = await passCard(platform, await testActor(platform, PRO));
    const { certificate, key, root } = await developmentChain(platform);
    const APPLE = { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key, APPLE_WWDR_CERTIFICATE: root };
    expectLogged(/a pass for Apple Wallet was not made/);
    const response = await applePassResponse(testPlatform(APPLE), card.hash);
    expect([response.status, response.headers.get("Location")]).toEqual([302, later(platform, card.hash)]);
  });
});
