import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { cardUpdateSchema } from "~/domain/cards/schema";
import type { CardView } from "~/domain/cards/view";
import { LIMITS } from "~/domain/limits";
import { dueJobs, markJobDone, type OutboxRow } from "~/server/data/outbox.server";
import { devicesOfCard } from "~/server/data/passes.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { heldPassResponse } from "~/server/http/site/downloads.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { restoreCard } from "~/server/services/cards/restore-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { passToken } from "~/server/services/passes/apple/pass-token.server";
import { pushPass } from "~/server/services/passes/apple/push-pass.server";
import {
  listChangedPasses,
  logFromPhone,
  registerPass,
  unregisterPass,
} from "~/server/services/passes/apple/update-service.server";
import { followChanges } from "~/server/services/passes/follow-changes.server";
import { runJob } from "../../workers/jobs/table";
import { setEnabled } from "../support/enabled";
import { passCard } from "../support/pass-cards";
import { impatient, PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const TYPE = "pass.example.visita.card";
const token = (n = 0) => n.toString(16).padStart(64, "0");
const MINUTE = 60_000;

/** A signed-in owner with a card, and a phone's data of its pass. */
async function owned(platform: TestPlatform) {
  const actor = await testActor(platform, PRO);
  const card = await passCard(platform, actor);
  return { actor, card, asked: await askedOf(platform, card) };
}

async function askedOf(platform: TestPlatform, { hash }: CardView) {
  const authorization = `ApplePass ${await passToken(platform, hash)}`;
  return { passTypeIdentifier: TYPE, serialNumber: hash, authorization };
}

/** The push jobs of an owner that are due some seconds from now. */
async function pushesDue(platform: TestPlatform, ownerId: string): Promise<OutboxRow[]> {
  await followChanges(platform);
  const due = await dueJobs(platform.db, ownerId, new Date(platform.now().getTime() + 8_000), 50);
  return due.filter(({ name }) => name === "pushPass");
}

/** A platform whose push service returns the given response. */
function pushing(response: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return response(url, init);
  };
  return { platform: testPlatform({ SANDBOX: { fetch } as unknown as Fetcher }), sent };
}

describe("a phone", () => {
  test("registers once, however often, and its newest push token counts", async () => {
    const platform = testPlatform();
    const { card, asked } = await owned(platform);
    expect(await registerPass(platform, asked, "phone", { pushToken: token(1) })).toBe(true);
    expect(await registerPass(platform, asked, "phone", { pushToken: token(2) })).toBe(false);
    expect(await devicesOfCard(platform.db, card.id, 0, 10)).toMatchObject([
      { id: "phone", pushToken: token(2) },
    ]);
  });

  test("is told what changed since it last asked, and gets it once", async () => {
    const platform = testPlatform();
    // What is meant to come within one second does.
    platform.freeze();
    const { actor, card, asked } = await owned(platform);
    await registerPass(platform, asked, "phone-1", { pushToken: token() });
    platform.travel(MINUTE);
    const first = await listChangedPasses(platform, TYPE, "phone-1", null);
    expect(first?.serialNumbers).toEqual([card.hash]);
    expect(await listChangedPasses(platform, TYPE, "phone-1", first?.lastUpdated ?? "")).toBeNull();
    const pass = await heldPassResponse(platform, asked, null);
    const modified = pass.headers.get("Last-Modified");
    expect([pass.status, (await heldPassResponse(platform, asked, modified)).status]).toEqual([200, 304]);

    platform.travel(MINUTE);
    await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ header: "Ada King" }));
    const second = await listChangedPasses(platform, TYPE, "phone-1", first?.lastUpdated ?? "");
    expect(second?.serialNumbers).toEqual([card.hash]);
    const updated = await heldPassResponse(platform, asked, modified);
    expect(updated.status).toBe(200);
    // Changed within this second: a further change in it must not look like the one that was sent.
    expect((await heldPassResponse(platform, asked, updated.headers.get("Last-Modified"))).status).toBe(304);
    await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ header: "Ada" }));
    platform.travel(2_000);
    expect((await heldPassResponse(platform, asked, updated.headers.get("Last-Modified"))).status).toBe(200);
  });

  test("hears of a plan that ended and of a block, and still gets a pass", async () => {
    const platform = testPlatform();
    const { actor, asked } = await owned(platform);
    await registerPass(platform, asked, "phone-2", { pushToken: token() });
    platform.travel(MINUTE);
    const before = (await listChangedPasses(platform, TYPE, "phone-2", null))?.lastUpdated ?? "";
    const endsAt = new Date(platform.now().getTime() + MINUTE);
    const row = { userId: actor.userId, ...PRO, endsAt, updatedAt: new Date(0) };
    await upsertEntitlement(platform.db, row);
    expect(await listChangedPasses(platform, TYPE, "phone-2", before)).toBeNull();
    platform.travel(2 * MINUTE);
    const ended = await listChangedPasses(platform, TYPE, "phone-2", before);
    expect(ended?.serialNumbers).toHaveLength(1);
    expect((await heldPassResponse(platform, asked, null)).status).toBe(200);
    platform.travel(MINUTE);
    await setEnabled(platform.db, actor.userId, false, platform.now());
    expect(await listChangedPasses(platform, TYPE, "phone-2", ended?.lastUpdated ?? "")).not.toBeNull();
    const files = unzipSync(
      new Uint8Array(await (await heldPassResponse(platform, asked, null)).arrayBuffer()),
    );
    expect(new TextDecoder().decode(files["pass.json"])).toContain('"voided":true');
  });

  test("unregisters, also twice, and is forgotten with its last pass", async () => {
    const platform = testPlatform();
    const { card, asked } = await owned(platform);
    await registerPass(platform, asked, "phone-3", { pushToken: token() });
    await unregisterPass(platform, asked, "phone-3");
    await unregisterPass(platform, asked, "phone-3");
    expect(await devicesOfCard(platform.db, card.id, 0, 10)).toEqual([]);
    const left = await platform.db.$client.prepare("SELECT id FROM pass_devices WHERE id = 'phone-3'").all();
    expect(left.results).toEqual([]);
  });

  test("of another pass, another type or a forged token gets nothing, in the same words", async () => {
    const platform = testPlatform();
    const { asked } = await owned(platform);
    const other = await owned(platform);
    const right = asked.authorization;
    const forged = [
      { ...asked, authorization: null },
      { ...asked, authorization: right.replace("ApplePass", "Bearer") },
      { ...asked, authorization: `${right.slice(0, -1)}${right.endsWith("0") ? "1" : "0"}` },
      { ...asked, authorization: `${right}0` },
      { ...asked, authorization: other.asked.authorization },
      { ...asked, passTypeIdentifier: "pass.example.other" },
      { ...asked, serialNumber: "0000000000000000" },
      { ...(await askedOf(platform, { hash: "0000000000000000" } as CardView)) },
    ];
    for (const one of forged) {
      await expect(registerPass(platform, one, "thief", { pushToken: token() })).rejects.toMatchObject({
        code: "unauthorized",
      });
      await expect(unregisterPass(platform, one, "thief")).rejects.toMatchObject({ code: "unauthorized" });
      await expect(heldPassResponse(platform, one, null)).rejects.toMatchObject({ code: "unauthorized" });
    }
    expect(await listChangedPasses(platform, TYPE, "thief", null)).toBeNull();
    expect(await listChangedPasses(platform, "pass.example.other", "phone", null)).toBeNull();
  });

  test("that sends no push token, or something else, is refused", async () => {
    const platform = testPlatform();
    const { asked } = await owned(platform);
    for (const body of [null, {}, [], { pushToken: "" }, { pushToken: "../../x" }, { pushToken: 7 }]) {
      await expect(registerPass(platform, asked, "phone", body)).rejects.toMatchObject({
        code: "bad_request",
      });
    }
    await expect(logFromPhone(platform, { logs: "x" })).rejects.toMatchObject({ code: "bad_request" });
    await logFromPhone(platform, { logs: ["a problem\nof the phone"] });
  });

  test("that is new to a card is one of so many from its address; one that is known is never refused", async () => {
    const platform = testPlatform();
    const { card, asked } = await owned(platform);
    await registerPass(platform, asked, "known", { pushToken: token() });
    const counted: string[] = [];
    const LIMITER = {
      idFromName: (name: string) => name,
      get: (name: string) => {
        counted.push(name);
        return { take: async () => ({ allowed: !name.startsWith("passDeviceIpCard:"), resetAfter: 9 }) };
      },
    };
    const limited = testPlatform({ LIMITER: LIMITER as never });
    const attempt = registerPass(limited, asked, "one-too-many", { pushToken: token() });
    await expect(attempt).rejects.toMatchObject({ code: "rate_limited" });
    expect(counted.some((name) => name.startsWith("passDeviceIpCard:"))).toBe(true);
    expect(await registerPass(limited, asked, "known", { pushToken: token(7) })).toBe(false);
    expect(await devicesOfCard(platform.db, card.id, 0, 10)).toMatchObject([
      { id: "known", pushToken: token(7) },
    ]);
  });

  test("is one of so many that hold the card's pass", async () => {
    const platform = testPlatform();
    const { card, asked } = await owned(platform);
    await platform.db.$client
      .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO pass_registrations (device_id, card_id, created_at) SELECT 'made-up-' || i, ?, 0 FROM n`)
      .bind(LIMITS.devicesPerPass - 1, card.id)
      .run();
    expect(await registerPass(platform, asked, "the-last", { pushToken: token(1) })).toBe(true);
    expect(await registerPass(platform, asked, "one-more", { pushToken: token(2) })).toBe(false);
    expect(await registerPass(platform, asked, "the-last", { pushToken: token(3) })).toBe(false);
    const devices = await devicesOfCard(platform.db, card.id, 0, LIMITS.devicesPerPass + 5);
    expect(devices).toMatchObject([{ id: "the-last", pushToken: token(3) }]);
  });

  test("two hundred at once are two hundred devices, and one that asks two hundred times is one", async () => {
    const platform = testPlatform();
    const { card, asked } = await owned(platform);
    const many = Array.from({ length: 200 }, (_, i) =>
      registerPass(platform, asked, `many-${i}`, { pushToken: token(i) }),
    );
    expect((await Promise.all(many)).every(Boolean)).toBe(true);
    const again = Array.from({ length: 200 }, () =>
      registerPass(platform, asked, "one", { pushToken: token() }),
    );
    expect((await Promise.all(again)).filter(Boolean)).toHaveLength(1);
    expect(await devicesOfCard(platform.db, card.id, 0, 500)).toHaveLength(201);
  });
});

describe("a push", () => {
  test("goes to every device when the card changes, once for changes at once, and is empty", async () => {
    const { platform, sent } = pushing(() => new Response(null));
    const { actor, card, asked } = await owned(platform);
    expect(await pushesDue(platform, actor.userId)).toEqual([]);
    platform.travel(20 * MINUTE);
    await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ header: "Nobody holds it" }));
    expect(await pushesDue(platform, actor.userId)).toEqual([]);
    platform.travel(20 * MINUTE);
    await registerPass(platform, asked, "pushed-1", { pushToken: token(1) });
    await registerPass(platform, asked, "pushed-2", { pushToken: token(2) });
    platform.travel(5_000 - (platform.now().getTime() % 5_000));
    for (const header of ["A", "B", "C"]) {
      await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ header }));
    }
    const due = await pushesDue(platform, actor.userId);
    expect(due).toHaveLength(1);
    expect(due[0]?.runAt.getTime()).toBeGreaterThan(platform.now().getTime());
    for (const job of due) await runJob(platform, job);
    expect(sent.map(({ url }) => url).sort()).toEqual(
      [1, 2].map((n) => `http://sandbox/apns/3/device/${token(n)}`),
    );
    for (const { init } of sent) {
      expect([init.method, init.body]).toEqual(["POST", "{}"]);
      expect(new Headers(init.headers).get("apns-topic")).toBe(TYPE);
    }
  });

  test("follows a block and a plan that ends, whoever changed it", async () => {
    const platform = testPlatform();
    // Changes of a minute may make two pushes where a window of 5 s ends between them.
    platform.freeze();
    const { actor, asked } = await owned(platform);
    await registerPass(platform, asked, "blocked", { pushToken: token() });
    platform.travel(MINUTE);
    /** The pushes that a minute of the queue adds. */
    const added = async () => {
      const before = (await pushesDue(platform, actor.userId)).length;
      platform.travel(MINUTE);
      await followChanges(platform);
      const due = await dueJobs(platform.db, actor.userId, platform.now(), 50);
      for (const job of due) if (job.name === "refreshPasses") await runJob(platform, job);
      for (const { id, name } of due)
        if (name === "refreshPasses") await markJobDone(platform.db, id, platform.now());
      return (await pushesDue(platform, actor.userId)).length - before;
    };
    await setEnabled(platform.db, actor.userId, false, platform.now());
    expect(await added()).toBe(1);
    const endsAt = new Date(platform.now().getTime() + 10 * MINUTE);
    await upsertEntitlement(platform.db, { userId: actor.userId, ...PRO, endsAt, updatedAt: platform.now() });
    expect(await added()).toBe(1);
    expect(await added()).toBe(0);
    platform.travel(10 * MINUTE);
    expect(await added()).toBe(1);
  });

  test("follows a deletion, and a registration of a pass that just changed", async () => {
    const platform = testPlatform();
    const { actor, card, asked } = await owned(platform);
    await registerPass(platform, asked, "late", { pushToken: token() });
    expect(await pushesDue(platform, actor.userId)).toHaveLength(1);
    platform.travel(MINUTE);
    await deleteCard(platform, actor, card.id);
    expect((await pushesDue(platform, actor.userId)).length).toBe(2);
    platform.travel(MINUTE);
    await restoreCard(platform, actor, card.id);
    expect((await pushesDue(platform, actor.userId)).length).toBe(3);
    const response = await heldPassResponse(platform, asked, null);
    expect(response.status).toBe(200);
  });

  test("to a device that is gone forgets it, unless it has another token by now", async () => {
    const { platform } = pushing((url) =>
      url.endsWith(token(1))
        ? Response.json({ reason: "Unregistered" }, { status: 410 })
        : Response.json({ reason: "BadDeviceToken" }, { status: 400 }),
    );
    const { card, asked } = await owned(platform);
    await registerPass(platform, asked, "gone-1", { pushToken: token(1) });
    await registerPass(platform, asked, "gone-2", { pushToken: token(2) });
    await pushPass(platform, { cardId: card.id, slot: 1, after: 0 });
    expect(await devicesOfCard(platform.db, card.id, 0, 10)).toEqual([]);
  });

  test.each<[string, () => Response | Promise<Response>, boolean]>([
    ["is overloaded", () => Response.json({ reason: "TooManyRequests" }, { status: 429 }), false],
    ["is down", () => new Response("<html>", { status: 503 }), false],
    ["hangs up", () => Promise.reject(new Error("connection lost")), false],
    ["takes too long", () => Promise.reject(new DOMException("", "TimeoutError")), false],
    ["answers nonsense", () => new Response("{{{", { status: 299 }), false],
    ["leads elsewhere", () => new Response(null, { status: 302, headers: { Location: "https://x" } }), false],
    ["refuses the certificate", () => Response.json({ reason: "BadCertificate" }, { status: 403 }), true],
    ["refuses the topic", () => Response.json({ reason: "BadTopic" }, { status: 400 }), true],
  ])("to a service that %s fails as a job, not as a save", async (_how, response, isPermanent) => {
    const { platform } = pushing(response);
    const { actor, card, asked } = await owned(platform);
    await registerPass(platform, asked, `kept-${card.hash}`, { pushToken: token() });
    const saved = await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ header: "Saved" }));
    expect(saved.card.header).toBe("Saved");
    const [job] = await pushesDue(platform, actor.userId);
    if (!job) throw new Error("No push is waiting");
    const failure = await runJob(platform, job).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).name === "PermanentFailure").toBe(isPermanent);
    expect(await devicesOfCard(platform.db, card.id, 0, 10)).toHaveLength(1);
  });

  test("gives a service that hangs ten seconds, then fails to be tried again", async () => {
    const hanging = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    const { platform, asked: waits } = impatient(pushing(hanging).platform);
    const { card, asked } = await owned(platform);
    await registerPass(platform, asked, "hanging", { pushToken: token() });
    const run = pushPass(platform, { cardId: card.id, slot: 1, after: 0 });
    await expect(run).rejects.toMatchObject({ name: "TimeoutError" });
    expect(waits).toEqual([10_000]);
  });

  test("tells 200 devices a run and leaves the rest to the next", async () => {
    const { platform, sent } = pushing(() => new Response(null));
    const { card, asked } = await owned(platform);
    const ids = Array.from({ length: 230 }, (_, i) => `crowd-${String(i).padStart(3, "0")}`);
    await Promise.all(ids.map((id, i) => registerPass(platform, asked, id, { pushToken: token(i) })));
    await pushPass(platform, { cardId: card.id, slot: 1, after: 0 });
    expect(sent).toHaveLength(200);
    const rest = await dueJobs(platform.db, "system", new Date(platform.now().getTime() + 1_000), 50);
    const next = rest.filter(({ name }) => name === "pushPass");
    expect(next).toHaveLength(1);
    for (const job of next) await runJob(platform, job);
    expect(new Set(sent.map(({ url }) => url)).size).toBe(230);
  });

  test("is not tried with everybody while the service is down", async () => {
    const { platform, sent } = pushing(() => new Response(null, { status: 503 }));
    const { card, asked } = await owned(platform);
    const ids = Array.from({ length: 20 }, (_, i) => `down-${i}`);
    await Promise.all(ids.map((id, i) => registerPass(platform, asked, id, { pushToken: token(i) })));
    await expect(pushPass(platform, { cardId: card.id, slot: 1, after: 0 })).rejects.toThrow("503");
    expect(sent.length).toBeLessThan(20);
  });

  test("goes to Apple where the pass certificate is bound", async () => {
    const urls: string[] = [];
    const fetch = async (url: string) => {
      urls.push(url);
      return new Response(null);
    };
    const platform = testPlatform({ SANDBOX: undefined, APNS: { fetch } as unknown as Fetcher });
    const { card, asked } = await owned(platform);
    await registerPass(platform, asked, "real", { pushToken: token() });
    await pushPass(platform, { cardId: card.id, slot: 1, after: 0 });
    expect(urls).toEqual([`https://api.push.apple.com/3/device/${token()}`]);
  });

  test("without a service says which binding is missing", async () => {
    const platform = testPlatform({ SANDBOX: undefined } as Partial<Bindings>);
    const { card, asked } = await owned(platform);
    await registerPass(platform, asked, "lonely", { pushToken: token() });
    await expect(pushPass(platform, { cardId: card.id, slot: 1, after: 0 })).rejects.toThrow("APNS binding");
  });
});
