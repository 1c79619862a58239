import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import { FREE } from "~/domain/billing/entitlement";
import { cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import type { WalletImageName } from "~/domain/media/wallet-images";
import { MAX_SAVE_LINK, SAVE_ADDRESS } from "~/domain/passes/google/save-link";
import { findGooglePass } from "~/server/data/google-passes.server";
import { dueJobs } from "~/server/data/outbox.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { googlePassResponse } from "~/server/http/site/downloads.server";
import { walletImageResponse } from "~/server/http/site/images.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { isGoogleWalletReady } from "~/server/platform/google-account.server";
import { walletObjectId, walletSaveLink } from "~/server/platform/google-wallet.server";
import { storeImage } from "~/server/platform/image-store.server";
import { isPermanent } from "~/server/platform/permanent-failure.server";
import { uploadCardImage } from "~/server/services/cards/card-images.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { restoreCard } from "~/server/services/cards/restore-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { syncGooglePass } from "~/server/services/passes/google/sync-google-pass.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { runJob } from "../../workers/jobs/table";
import type { Mood } from "../../workers/sandbox/google-wallet";
import { png } from "../http/images";
import { collectAll } from "../support/collected";
import { setEnabled } from "../support/enabled";
import { expectLogged } from "../support/fail-on-errors";
import { impatient, PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const { SANDBOX } = env as unknown as { SANDBOX: Fetcher };

// biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever it is
type Kept = { classes: any[]; objects: any[]; calls: string[] };
const kept = async () => (await SANDBOX.fetch("http://sandbox/dev/google-wallet.json")).json<Kept>();
const objectOf = async (cardId: string) => (await kept()).objects.find(({ id }) => id.endsWith(cardId));
const mood = (one: Mood) =>
  SANDBOX.fetch("http://sandbox/dev/google-wallet/mood", { method: "PUT", body: one });
const follow = async (link: string) =>
  SANDBOX.fetch(`http://sandbox/dev/google-wallet/save/${link.slice(SAVE_ADDRESS.length)}`);

beforeEach(async () => {
  await mood("well");
});

// why: the queue's own run of a job would race with the test's; the queue is tested by itself.
const JOBS = { idFromName: () => ({}), get: () => ({ wake: async () => undefined }) } as never;
const quietPlatform = (overrides: Partial<Bindings> = {}) => testPlatform({ ...overrides, JOBS });

async function ownCard(more: object = {}, platform = quietPlatform(), plan = PRO) {
  const actor = await testActor(platform, plan);
  const input = cardInputSchema.parse({
    title: "Mine",
    header: "Ada Lindqvist",
    contacts: [
      { name: "company", value: "Engines" },
      { name: "phone", value: "+44 20 7946 0000" },
    ],
    ...more,
  });
  const { card } = await createCard(platform, actor, input);
  await followChanges(platform);
  return { platform, actor, card };
}

const ask = async (platform: TestPlatform, hash: string) => {
  const response = await googlePassResponse(platform, hash);
  expect(response.status).toBe(302);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return response.headers.get("Location") ?? "";
};

/** Runs an owner's due jobs. @returns what they failed with */
async function work(platform: TestPlatform, ownerId: string): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const job of await jobsOf(platform, ownerId)) {
    await runJob(platform, job).catch((error) => failures.push(error));
  }
  return failures;
}

/** An owner's due jobs, once the watchdog has looked at what changed. */
async function jobsOf(platform: TestPlatform, ownerId: string) {
  await followChanges(platform);
  return dueJobs(platform.db, ownerId, new Date(platform.now().getTime() + 1000), 50);
}

describe("a pass in Google Wallet", () => {
  test("is made when it is first asked for, and the link keeps that object", async () => {
    const { platform, card } = await ownCard({ subheader: "Engineer", backgroundColor: "#123456" });
    expect(await objectOf(card.id)).toBeUndefined();
    const link = await ask(platform, card.hash);
    expect(link.startsWith(SAVE_ADDRESS)).toBe(true);
    expect(link.length).toBeLessThan(MAX_SAVE_LINK);
    const saved = await follow(link);
    expect(saved.status).toBe(200);
    const [object] = await saved.json<{ id: string }[]>();
    expect(object).toEqual(await objectOf(card.id));
    expect(object).toMatchObject({
      state: "ACTIVE",
      hexBackgroundColor: "#123456",
      cardTitle: { defaultValue: { value: "Engines" } },
      header: { defaultValue: { value: "Ada Lindqvist" } },
      subheader: { defaultValue: { value: "Engineer" } },
      barcode: { type: "QR_CODE", value: card.qrUrl },
    });
    expect(await findGooglePass(platform.db, card.id)).toMatchObject({ state: "active", version: 1 });
    const before = (await kept()).calls.length;
    expect((await ask(platform, card.hash)).startsWith(SAVE_ADDRESS)).toBe(true);
    expect((await kept()).calls).toHaveLength(before);
  });

  test("that Google has already becomes what the card is", async () => {
    const { platform, actor, card } = await ownCard({ subheader: "Engineer" });
    await ask(platform, card.hash);
    await platform.db.run(sql`DELETE FROM google_passes`);
    await updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ header: "Ada B", subheader: "" }));
    expect(await jobsOf(platform, actor.userId)).toEqual([]);
    await ask(platform, card.hash);
    const { calls } = await kept();
    expect(calls.slice(0, 2)).toEqual([
      expect.stringMatching(/^PATCH .*genericObject\//),
      expect.stringMatching(/^POST .*genericObject$/),
    ]);
    const object = await objectOf(card.id);
    expect(object.header.defaultValue.value).toBe("Ada B");
    expect(object).not.toHaveProperty("subheader");
  });

  test("follows edits, in one call for several of them", async () => {
    const { platform, actor, card } = await ownCard();
    await ask(platform, card.hash);
    for (const header of ["B", "C", "D"]) {
      await updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ header }));
      await platform.drain();
    }
    expect(await jobsOf(platform, actor.userId)).toHaveLength(3);
    const before = (await kept()).calls.length;
    expect(await work(platform, actor.userId)).toEqual([]);
    expect((await kept()).calls).toHaveLength(before + 1);
    expect((await objectOf(card.id)).header.defaultValue.value).toBe("D");
    expect(await findGooglePass(platform.db, card.id)).toMatchObject({ version: 4 });
  });

  test("gets the card's pictures as Google wants them", async () => {
    const { platform, actor, card } = await ownCard();
    await ask(platform, card.hash);
    const file = (width: number, height: number) =>
      new File([png(width, height)], "a.png", { type: "image/png" });
    await uploadCardImage(platform, actor, card.hash, "logo", file(300, 100));
    await uploadCardImage(platform, actor, card.hash, "banner", file(750, 246));
    expect(await work(platform, actor.userId)).toEqual([]);
    const object = await objectOf(card.id);
    expect(object.logo.sourceUri.uri).toMatch(/^http:\/\/me\.localhost:8787\/i\/[0-9a-f]{64}-logo\.png$/);
    expect(object.heroImage.sourceUri.uri).toMatch(/\/i\/[0-9a-f]{64}-hero\.png$/);
  });

  test("of a card that nobody keeps in a wallet makes no job", async () => {
    const { platform, actor, card } = await ownCard();
    await updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ header: "B" }));
    await deleteCard(platform, actor, card.hash);
    expect(await jobsOf(platform, actor.userId)).toEqual([]);
  });

  test("becomes inactive with the card", async () => {
    const { platform, actor, card } = await ownCard();
    await ask(platform, card.hash);
    await deleteCard(platform, actor, card.hash);
    expect(await work(platform, actor.userId)).toEqual([]);
    expect(await objectOf(card.id)).toMatchObject({ state: "INACTIVE" });
    expect(await findGooglePass(platform.db, card.id)).toMatchObject({ state: "inactive" });
    // It is restored with the card.
    await restoreCard(platform, actor, card.hash);
    expect(await work(platform, actor.userId)).toEqual([]);
    expect(await objectOf(card.id)).toMatchObject({ state: "ACTIVE" });
    await deleteCard(platform, actor, card.hash);
    expect(await work(platform, actor.userId)).toEqual([]);
    expect(await objectOf(card.id)).toMatchObject({ state: "INACTIVE" });
    expect(await ask(platform, card.hash)).toBe(card.url);
    const before = (await kept()).calls.length;
    expect(await work(platform, actor.userId)).toEqual([]);
    expect((await kept()).calls).toHaveLength(before);
  });

  test("is for owners who pay: it goes with the plan and comes back with it", async () => {
    const { platform, actor, card } = await ownCard();
    await ask(platform, card.hash);
    const plan = { userId: actor.userId, ...PRO, updatedAt: platform.now() };
    await upsertEntitlement(platform.db, { ...plan, status: "expired" });
    expect(await ask(platform, card.hash)).toBe(card.url);
    expect(await getVisitorCard(platform, card.hash)).not.toHaveProperty("googlePassUrl");
    await syncGooglePass(platform, { cardId: card.id });
    expect(await objectOf(card.id)).toMatchObject({ state: "INACTIVE" });
    await upsertEntitlement(platform.db, plan);
    expect((await ask(platform, card.hash)).startsWith(SAVE_ADDRESS)).toBe(true);
    expect(await objectOf(card.id)).toMatchObject({ state: "ACTIVE" });
  });

  test("hears of a block and of a plan that ended or began, whoever changed it", async () => {
    const { platform, actor, card } = await ownCard();
    await ask(platform, card.hash);
    /** What the queue does in the minute after a change, whatever made it. */
    const state = async () => {
      platform.travel(60_000);
      // The first job writes others.
      expect([...(await work(platform, actor.userId)), ...(await work(platform, actor.userId))]).toEqual([]);
      return (await objectOf(card.id)).state;
    };
    const plan = (row: Partial<typeof PRO>) =>
      upsertEntitlement(platform.db, { userId: actor.userId, ...PRO, ...row, updatedAt: platform.now() });
    await setEnabled(platform.db, actor.userId, false, platform.now());
    expect(await state()).toBe("INACTIVE");
    await setEnabled(platform.db, actor.userId, true, platform.now());
    expect(await state()).toBe("ACTIVE");
    await plan({ status: "expired" });
    expect(await state()).toBe("INACTIVE");
    await plan({ status: "cancelled_active", endsAt: new Date(platform.now().getTime() + 3_600_000) });
    expect(await state()).toBe("ACTIVE");
    platform.travel(3_600_000);
    expect(await state()).toBe("INACTIVE");
  });

  test("is not made for who asks without end", async () => {
    const result = { allowed: false, limit: 1, remaining: 0, resetAfter: 60 };
    const LIMITER = { idFromName: () => ({}), get: () => ({ take: async () => result }) } as never;
    const { card } = await ownCard();
    expect(await ask(quietPlatform({ LIMITER }), card.hash)).toBe(`${card.url}/google/later`);
    expect(await objectOf(card.id)).toBeUndefined();
  });

  test("asked for by many at once is one", async () => {
    const { platform, card } = await ownCard();
    const links = await Promise.all(Array.from({ length: 8 }, () => ask(platform, card.hash)));
    expect(links.every((link) => link.startsWith(SAVE_ADDRESS))).toBe(true);
    expect((await kept()).objects.filter(({ id }) => id.endsWith(card.id))).toHaveLength(1);
  });

  test("is not there for a free owner, and its button neither", async () => {
    const platform = quietPlatform();
    const { card } = await ownCard({}, platform, FREE);
    expect(await ask(platform, card.hash)).toBe(card.url);
    expect(await getVisitorCard(platform, card.hash)).not.toHaveProperty("googlePassUrl");
    expect(await objectOf(card.id)).toBeUndefined();
    const paid = await ownCard({}, platform);
    expect(await getVisitorCard(platform, paid.card.hash)).toMatchObject({
      googlePassUrl: `${paid.card.url}/google`,
    });
  });
});

describe("a picture of a pass", () => {
  /** Requests a logo's image, with an image service that records its calls. */
  async function drawn(name: WalletImageName) {
    const told: ImageTransform[] = [];
    const { IMAGES } = env as unknown as Bindings;
    const watched = new Proxy(IMAGES, {
      get: (images, key) =>
        key !== "input"
          ? Reflect.get(images, key).bind(images)
          : (stream: ReadableStream<Uint8Array>) => {
              const input = images.input(stream);
              const transform = input.transform.bind(input);
              input.transform = (one) => {
                told.push(one);
                return transform(one);
              };
              return input;
            },
    });
    const platform = quietPlatform({ IMAGES: watched });
    const { key } = await storeImage(platform, new Uint8Array(png(900, 300)), 960);
    const image = { hash: key.slice(2, 66), name };
    told.length = 0;
    const request = new Request("http://me.localhost:8787/i/x.png");
    const response = await walletImageResponse(platform, request, image);
    const info = await IMAGES.info((await response.clone().arrayBuffer().then(streamOf)) as never);
    return { told, info, response, platform, key };
  }
  const streamOf = (bytes: ArrayBuffer) => new Response(bytes).body;

  test("shows a logo whole, in a square with a margin of 15 % on each side", async () => {
    const { told, info, response } = await drawn("logo");
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(info).toMatchObject({ format: "image/png" });
    const [{ width = 0, height, fit, border } = {} as ImageTransform] = told;
    expect([height, fit]).toEqual([width, "pad"]);
    const margin = (border as { width: number }).width;
    expect(margin / (width + 2 * margin)).toBeCloseTo(0.15, 2);
    expect(width).toBeGreaterThanOrEqual(660);
  });

  test("fills the circle with a portrait and the foot with a banner", async () => {
    expect((await drawn("portrait")).info).toMatchObject({ width: 660, height: 660 });
    expect((await drawn("hero")).info).toMatchObject({ width: 1032, height: 336 });
  });

  test("goes with its original", async () => {
    const { platform, key } = await drawn("hero");
    platform.travel(3 * 24 * 60 * 60 * 1000);
    const made = `v/${key.slice(2, 66)}-hero.png`;
    expect(await platform.bucket.head(made)).not.toBeNull();
    await collectAll(platform);
    expect(await platform.bucket.head(made)).toBeNull();
  });
});

describe("a service on a bad day", () => {
  test.each(["refuse", "unavailable", "nonsense"] as const)("that says %s breaks nothing", async (how) => {
    const { platform, actor, card } = await ownCard();
    const other = await ownCard({}, platform);
    await ask(platform, card.hash);
    await mood(how);
    await updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ header: "Saved" }));
    expect(await getVisitorCard(platform, card.hash)).toMatchObject({ card: { header: "Saved" } });
    const [failure] = await work(platform, actor.userId);
    expect(String(failure)).toMatch(/GoogleWalletFailure/);
    expect(isPermanent(failure)).toBe(false);
    expectLogged(/a pass for Google Wallet was not made.*GoogleWalletFailure/);
    expect(await ask(platform, other.card.hash)).toBe(`${other.card.url}/google/later`);
    expect(await findGooglePass(platform.db, other.card.id)).toBeUndefined();
    await mood("well");
    expect(await work(platform, actor.userId)).toEqual([]);
    expect((await objectOf(card.id)).header.defaultValue.value).toBe("Saved");
    expect((await ask(platform, other.card.hash)).startsWith(SAVE_ADDRESS)).toBe(true);
  });

  test("that never answers is given up after seconds", async () => {
    const { platform, card } = await ownCard();
    await mood("hang");
    expectLogged(/a pass for Google Wallet was not made.*no response/);
    const { platform: hurried, asked } = impatient(platform);
    expect(await ask(hurried, card.hash)).toBe(`${card.url}/google/later`);
    expect(asked).toEqual([6_000]);
  });

  test("that refuses what is sent is not asked again", async () => {
    const { platform, actor, card } = await ownCard();
    await ask(platform, card.hash);
    await platform.db.run(
      sql`UPDATE cards SET content = json_set(content, '$.backgroundColor', 'red') WHERE id = ${card.id}`,
    );
    await updateCard(platform, actor, card.hash, cardUpdateSchema.parse({ header: "B" }));
    const [failure] = await work(platform, actor.userId);
    expect(isPermanent(failure)).toBe(true);
    expect(String(failure)).toMatch(/hexBackgroundColor/);
  });
});

describe("the account", () => {
  test("without one there is no pass in production", async () => {
    const platform = quietPlatform({ MODE: "production", SANDBOX: undefined });
    const { card } = await ownCard({}, platform);
    expect(isGoogleWalletReady(platform.config)).toBe(false);
    expect(await getVisitorCard(platform, card.hash)).not.toHaveProperty("googlePassUrl");
    expect(await ask(platform, card.hash)).toBe(card.url);
  });

  test("signs links that only its own key verifies, short for the longest ids", async () => {
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    const other = await generateKeyPair("RS256");
    const email = `${"a".repeat(30)}@${"b".repeat(30)}.iam.gserviceaccount.com`;
    const key = (await exportPKCS8(privateKey)).replaceAll("\n", "\\n");
    const platform = quietPlatform({
      MODE: "production",
      SANDBOX: undefined,
      SITE_ORIGIN: `https://${"pages.".repeat(20)}example`,
      GOOGLE_WALLET_ISSUER_ID: "9".repeat(20),
      GOOGLE_WALLET_EMAIL: email,
      GOOGLE_WALLET_KEY: key,
    } as Partial<Bindings>);
    expect(isGoogleWalletReady(platform.config)).toBe(true);
    const id = await walletObjectId(platform, `crd_${"z".repeat(26)}`);
    const link = await walletSaveLink(platform, id);
    expect(link.length).toBeLessThan(MAX_SAVE_LINK);
    const token = link.slice(SAVE_ADDRESS.length);
    const { payload } = await jwtVerify(token, publicKey, { issuer: email, audience: "google" });
    expect(payload).toEqual({
      iss: email,
      aud: "google",
      typ: "savetowallet",
      iat: expect.any(Number),
      origins: [platform.config.origins.site],
      payload: { genericObjects: [{ id }] },
    });
    await expect(jwtVerify(token, other.publicKey)).rejects.toThrow(/signature/);
    // The stand-in has its own key.
    expect((await follow(link)).status).toBe(400);
  });

  test("of somebody else gets no token", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const now = Math.floor(Date.now() / 1000);
    const assertion = await new SignJWT({ scope: "https://www.googleapis.com/auth/wallet_object.issuer" })
      .setProtectedHeader({ alg: "RS256" })
      .setIssuer("wallet@sandbox.iam.gserviceaccount.com")
      .setAudience("https://oauth2.googleapis.com/token")
      .setIssuedAt(now)
      .setExpirationTime(now + 60)
      .sign(privateKey);
    const body = new URLSearchParams({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion,
    });
    const response = await SANDBOX.fetch("https://oauth2.googleapis.com/token", { method: "POST", body });
    expect(response.status).toBe(400);
    const call = await SANDBOX.fetch("https://walletobjects.googleapis.com/walletobjects/v1/genericObject/1");
    expect(call.status).toBe(401);
  });

  test("with a key that is none makes no pass, and the log says so", async () => {
    const platform = quietPlatform({
      GOOGLE_WALLET_ISSUER_ID: "1",
      GOOGLE_WALLET_EMAIL: "a@b.example",
      GOOGLE_WALLET_KEY: "not a key",
    } as Partial<Bindings>);
    const { card } = await ownCard({}, platform);
    expectLogged(/GOOGLE_WALLET_KEY/);
    expect(await ask(platform, card.hash)).toBe(`${card.url}/google/later`);
  });
});
