import { env } from "cloudflare:test";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { STORED_PREFIXES, STORED_TABLES } from "~/domain/accounts/register";
import { DAY_MS } from "~/domain/durations";
import { pageUpdateSchema } from "~/domain/pages/schema";
import { drawPageDocument } from "~/features/pages/draw-page";
import { dueJobs, markJobDone } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { setPageDrawing } from "~/server/platform/page-drawing.server";
import { askEmailChange } from "~/server/services/accounts/change-email.server";
import { changePassword } from "~/server/services/accounts/change-password.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { getExport, listOwnExports, openExport } from "~/server/services/accounts/exports/get-export.server";
import { INLINED_BYTES } from "~/server/services/accounts/exports/inlined-page.server";
import { PART_BYTES } from "~/server/services/accounts/exports/part-writer.server";
import { requestExport } from "~/server/services/accounts/exports/request-export.server";
import { forgotPassword } from "~/server/services/accounts/forgot-password.server";
import { proveEmailChange } from "~/server/services/accounts/prove-email-change.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { undoEmailChange } from "~/server/services/accounts/undo-email-change.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { uploadPageImage } from "~/server/services/pages/page-images.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { runJob } from "../../workers/jobs/table";
import { allKeys, type FullAccount, fullAccount, ownPicture, quietPlatform } from "../support/full-account";
import { mailsOf } from "../support/inbox";
import type { TestPlatform } from "../support/platform";

setPageDrawing(drawPageDocument);

const shardOf = ({ actor }: FullAccount) => `export:${actor.userId}`;

/** Runs the next job of a shard. @returns whether there was one */
async function runNext(platform: TestPlatform, shard: string, on: TestPlatform = platform): Promise<boolean> {
  const [job] = await dueJobs(platform.db, shard, platform.now(), 1);
  if (!job) return false;
  await runJob(on, job);
  await markJobDone(platform.db, job.id, platform.now());
  return true;
}

async function work(platform: TestPlatform, shard: string): Promise<number> {
  let ran = 0;
  while (await runNext(platform, shard)) ran++;
  return ran;
}

async function zipOf(platform: TestPlatform, account: FullAccount, id: string) {
  const { body, size } = await openExport(platform, account.actor, id);
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  expect(bytes).toHaveLength(size);
  return unzipSync(bytes);
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const read = (files: Record<string, Uint8Array>, name: string) => JSON.parse(text(files[name]));
const namesIn = (files: Record<string, Uint8Array>, folder: string) =>
  Object.keys(files)
    .filter((name) => name.startsWith(`${folder}/`))
    .toSorted();

/** Without the export that a full account begins with, which counts as one of its history. */
async function freshAccount(platform: TestPlatform, options?: { contacts: number }) {
  const account = await fullAccount(platform, options);
  await platform.db.run(sql`DELETE FROM exports WHERE user_id = ${account.actor.userId}`);
  return account;
}

/** Compares an export with what is stored: ids, counts, and each image byte by byte. */
async function expectWhole(
  platform: TestPlatform,
  account: FullAccount,
  files: Record<string, Uint8Array>,
  contacts = 3,
) {
  const { pages, cards, email, actor } = account;
  expect(read(files, "user.json")).toMatchObject({
    user: { id: actor.userId, email },
    sessions: [{}],
    passkeys: [{}],
    identities: [{}],
  });
  expect(text(files["user.json"])).not.toMatch(/password|token_?hash|credentialId/i);
  expect(namesIn(files, "pages")).toEqual(
    // The first has a version from before it went back to free.
    [
      ...pages.flatMap(({ slug }) => [`pages/${slug}.html`, `pages/${slug}.json`]),
      `pages/${pages[0]?.slug}.pro.json`,
    ].toSorted(),
  );
  for (const { id, slug } of pages) expect(read(files, `pages/${slug}.json`)).toMatchObject({ id, slug });
  for (const { id, hash, code } of cards) {
    expect(read(files, `cards/${hash}.json`)).toMatchObject({ id, hash });
    expect(read(files, `codes/${hash}.json`)).toMatchObject([{ code }]);
  }
  expect(namesIn(files, "cards")).toHaveLength(cards.length);
  const contactFiles = namesIn(files, "contacts");
  const lists = contactFiles.filter((name) => name.endsWith(".json"));
  const people = lists.flatMap((name) => read(files, name) as { id: string; name: string }[]);
  const names = people.map(({ name }) => name).toSorted();
  const rows = contactFiles
    .filter((name) => name.endsWith(".csv"))
    .flatMap((name) => parse(text(files[name]), { bom: true, from: 2 }) as string[][]);
  expect(rows.map(([, name]) => name).toSorted()).toEqual(names);
  const cardsOfPeople = contactFiles
    .filter((name) => name.endsWith(".vcf"))
    .flatMap((name) => text(files[name]).match(/^FN:.*$/gm) ?? []);
  expect(cardsOfPeople.map((line) => line.trim().slice(3)).toSorted()).toEqual(names);
  expect(new Set(people.map(({ id }) => id)).size).toBe(contacts);
  expect(people).toHaveLength(contacts);
  expect(namesIn(files, "drafts")).toHaveLength(1);
  const stored = await platform.db.all<{ key: string }>(sql`
    SELECT key FROM page_images JOIN pages ON pages.id = page_id WHERE owner_id = ${actor.userId} AND (deleted_at IS NULL OR restorable_since > 0)
    UNION SELECT key FROM block_images JOIN pages ON pages.id = holder_id WHERE owner_id = ${actor.userId} AND (deleted_at IS NULL OR restorable_since > 0)
    UNION SELECT key FROM card_images JOIN cards ON cards.id = holder_id WHERE owner_id = ${actor.userId}
    UNION SELECT key FROM temporary_images JOIN temporary_entities ON temporary_entities.id = temporary_id WHERE owner_id = ${actor.userId}
    UNION SELECT key FROM user_images WHERE holder_id = ${actor.userId}`);
  expect(namesIn(files, "images")).toEqual(stored.map(({ key }) => `images/${key.slice(2)}`).toSorted());
  expect(stored.length).toBeGreaterThan(5);
  for (const { key } of stored) {
    const object = await platform.bucket.get(key);
    const bytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(Buffer.compare(Buffer.from(files[`images/${key.slice(2)}`] ?? []), Buffer.from(bytes)), key).toBe(
      0,
    );
  }
}

const NEW_PASSWORD = "plover-and-heron-77";

/** The token of a mail that waits to be sent. */
const tokenOf = async (platform: TestPlatform, { actor }: FullAccount, kind: string): Promise<string> =>
  (await mailsOf(platform, actor.userId, kind)).at(-1)?.params.token;

/** What ends the exports of an account: how it is prepared, and how it is done then. */
const ENDS: Record<
  string,
  (platform: TestPlatform, account: FullAccount) => Promise<() => Promise<unknown>>
> = {
  "a new password":
    async (platform, { actor }) =>
    () =>
      changePassword(platform, actor, { currentPassword: "visita-demo-1", password: NEW_PASSWORD }),
  "a password that was reset": async (platform, account) => async () => {
    await forgotPassword(platform, { email: account.email });
    await platform.drain();
    const token = await tokenOf(platform, account, "resetPassword");
    await resetPassword(platform, { token, password: NEW_PASSWORD });
  },
  "another address": async (platform, account) => () => changeAddress(platform, account),
  "an address that was given back": async (platform, account) => {
    await changeAddress(platform, account);
    const token = await tokenOf(platform, account, "emailChanged");
    return () => undoEmailChange(platform, { token, password: NEW_PASSWORD });
  },
};

async function changeAddress(platform: TestPlatform, account: FullAccount) {
  const { actor, email } = account;
  await platform.db.run(sql`DELETE FROM email_changes WHERE user_id = ${actor.userId}`);
  const next = `next-${email}`;
  await askEmailChange(platform, actor, { email: next });
  await proveEmailChange(platform, actor, await tokenOf(platform, account, "changeEmail"));
}

describe("an export", () => {
  test("holds everything, as it is read back: ids, counts, images byte by byte", async () => {
    const platform = quietPlatform();
    const account = await freshAccount(platform, { contacts: 2_100 });
    const { id } = await requestExport(platform, account.actor);
    expect(await getExport(platform, account.actor, id)).toEqual({ state: "waiting", done: 0, total: 0 });
    await work(platform, shardOf(account));
    const view = await getExport(platform, account.actor, id);
    expect(view).toMatchObject({ state: "ready", url: `http://localhost:8787/account/export/${id}/file` });
    expect(view.done).toBe(view.total);
    const files = await zipOf(platform, account, id);
    await expectWhole(platform, account, files, 2_100);
    expect(namesIn(files, "contacts").filter((name) => name.endsWith(".csv"))).toHaveLength(3);
    // In every place listed in the register.
    for (const { exported } of [...Object.values(STORED_TABLES), ...Object.values(STORED_PREFIXES)]) {
      if ("in" in exported)
        expect(
          Object.keys(files).some((name) => name.startsWith(exported.in)),
          exported.in,
        ).toBe(true);
    }
    // Nothing of the runs is left, and one mail is sent.
    expect(
      (await allKeys(platform)).filter((key) => key.startsWith(`x/${account.actor.userId}/${id}`)),
    ).toEqual([`x/${account.actor.userId}/${id}.zip`]);
    const mails = await platform.db.all<{ payload: string }>(
      sql`SELECT payload FROM outbox WHERE key = ${`sendMail:export:${id}`}`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.payload).toContain(account.email);
  });

  test("has each page, in whatever state, as a file that asks nobody for anything", async () => {
    const platform = quietPlatform();
    const account = await freshAccount(platform);
    const [page] = account.pages;
    await platform.db.run(
      sql`UPDATE pages SET content = json_set(content, '$.theme.layout.texture', 'paper') WHERE id = ${page?.id ?? ""}`,
    );
    const { id } = await requestExport(platform, account.actor);
    await work(platform, shardOf(account));
    const files = await zipOf(platform, account, id);
    expect(text(files[`pages/${page?.slug}.html`])).toContain('url("data:');
    for (const { slug, id: pageId } of account.pages) {
      const html = text(files[`pages/${slug}.html`]);
      expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
      expect(html).not.toContain("inlined.invalid");
      expect(html).not.toMatch(/<script|<link|srcset|src="(?!data:)|url\("?(?:\/|http)/i);
      const rows = await platform.db.all<{
        key: string;
      }>(sql`SELECT key FROM block_images WHERE holder_id = ${pageId}
        UNION SELECT key FROM page_images WHERE page_id = ${pageId} AND type = 2`);
      for (const { key } of rows) {
        const object = await platform.bucket.get(key);
        const base64 = Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer(0)).toString("base64");
        expect(html.includes(`data:image/webp;base64,${base64}`), key).toBe(true);
      }
    }
  });

  test("holds what is deleted and can be put back, apart from what is there", async () => {
    const platform = quietPlatform();
    const account = await freshAccount(platform);
    const { actor } = account;
    const [page, card] = [account.pages[0], account.cards[0]];
    await deletePage(platform, actor, page?.id ?? "");
    await deleteCard(platform, actor, card?.hash ?? "");
    const { id } = await requestExport(platform, actor);
    await work(platform, shardOf(account));
    const files = await zipOf(platform, account, id);
    expect(read(files, `deleted/pages/${page?.id}.json`)).toMatchObject({ id: page?.id, slug: page?.slug });
    expect(read(files, `deleted/cards/${card?.hash}.json`)).toMatchObject({ id: card?.id });
    expect(read(files, `deleted/codes/${card?.hash}.json`)).toMatchObject([{ code: card?.code }]);
    expect(files).not.toHaveProperty([`pages/${page?.slug}.json`]);
    expect(files).not.toHaveProperty([`cards/${card?.hash}.json`]);
    const images = await platform.db.all<{ key: string }>(sql`
      SELECT key FROM page_images WHERE page_id = ${page?.id} UNION SELECT key FROM card_images WHERE holder_id = ${card?.id}`);
    expect(images.length).toBeGreaterThan(0);
    for (const { key } of images) expect(files).toHaveProperty([`images/${key.slice(2)}`]);
  });

  test("asks for a verified address and a fresh proof; one at a time, two a day; on a plan that is over too", async () => {
    const platform = quietPlatform();
    const account = await freshAccount(platform);
    const { actor } = account;
    const stale = { ...actor, confirmedAt: null };
    await expect(requestExport(platform, stale)).rejects.toMatchObject({ code: "reauthentication_required" });
    await platform.db.run(sql`UPDATE users SET email_verified_at = NULL WHERE id = ${actor.userId}`);
    await expect(requestExport(platform, actor)).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "verifyFirst",
    });
    await platform.db.run(sql`UPDATE users SET email_verified_at = 1 WHERE id = ${actor.userId}`);
    const over = { ...actor, plan: { ...actor.plan, endsAt: new Date(0) } };
    const both = await Promise.allSettled([requestExport(platform, actor), requestExport(platform, over)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(requestExport(platform, actor)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "exportRunning",
    });
    await work(platform, shardOf(account));
    await requestExport(platform, actor);
    await work(platform, shardOf(account));
    await expect(requestExport(platform, actor)).rejects.toMatchObject({ code: "rate_limited" });
    expect((await listOwnExports(platform, actor)).map(({ state }) => state)).toEqual(["ready", "ready"]);
  });

  test("is nobody else's, and over after three days", async () => {
    const platform = quietPlatform();
    const account = await freshAccount(platform);
    const stranger = await freshAccount(platform);
    const { id } = await requestExport(platform, account.actor);
    await expect(openExport(platform, account.actor, id)).rejects.toMatchObject({ code: "gone" });
    await work(platform, shardOf(account));
    for (const ask of [getExport, openExport]) {
      await expect(ask(platform, stranger.actor, id)).rejects.toMatchObject({ code: "not_found" });
    }
    platform.travel(3 * DAY_MS + 1000);
    await expect(openExport(platform, account.actor, id)).rejects.toMatchObject({ code: "gone" });
    await work(platform, shardOf(account));
    expect((await allKeys(platform)).filter((key) => key.includes(id))).toEqual([]);
    expect(await listOwnExports(platform, account.actor)).toMatchObject([{ id, state: "gone" }]);
  });

  test.each(Object.keys(ENDS))(
    "is gone at once with %s, made or half made, its files by the job",
    async (name) => {
      const platform = quietPlatform();
      const account = await freshAccount(platform);
      const { actor } = account;
      const end = await ENDS[name]?.(platform, account);
      const { id } = await requestExport(platform, actor);
      await work(platform, shardOf(account));
      await addImages(platform, account, 260, 1_000);
      const { id: half } = await requestExport(platform, actor);
      await runNext(platform, shardOf(account));
      expect(await getExport(platform, actor, half)).toMatchObject({ state: "running" });
      await end?.();
      for (const one of [id, half])
        await expect(openExport(platform, actor, one)).rejects.toMatchObject({ code: "gone" });
      await work(platform, shardOf(account));
      expect(
        (await allKeys(platform))
          .filter((key) => key.startsWith(`x/${actor.userId}/`))
          .filter((key) => key.includes(id) || key.includes(half)),
      ).toEqual([]);
    },
  );

  test("stays where a password or a link was wrong", async () => {
    const platform = quietPlatform();
    const account = await freshAccount(platform);
    const { actor } = account;
    const { id } = await requestExport(platform, actor);
    await work(platform, shardOf(account));
    const password = NEW_PASSWORD;
    await expect(
      changePassword(platform, actor, { currentPassword: "not this one", password }),
    ).rejects.toMatchObject({ field: "currentPassword" });
    for (const withToken of [resetPassword, undoEmailChange])
      await expect(withToken(platform, { token: "x".repeat(43), password })).rejects.toMatchObject({
        field: "token",
      });
    await expect(proveEmailChange(platform, actor, "x".repeat(43))).rejects.toMatchObject({ field: "token" });
    expect(await getExport(platform, actor, id)).toMatchObject({ state: "ready" });
  });
});

function randomBytes(count: number): Uint8Array {
  const content = new Uint8Array(count);
  for (let at = 0; at < count; at += 65_536) crypto.getRandomValues(content.subarray(at, at + 65_536));
  return content;
}

const PUT_AT_ONCE = 20;

/** Gives an account's first page images of random bytes. */
async function addImages(
  platform: TestPlatform,
  { pages, cards }: FullAccount,
  count: number,
  bytes: number,
) {
  const holder = pages[0]?.id ?? cards[0]?.id ?? "";
  const keys = Array.from(
    { length: count },
    () => `i/${crypto.randomUUID().replaceAll("-", "").repeat(2)}.webp`,
  );
  for (let first = 0; first < count; first += PUT_AT_ONCE)
    await Promise.all(
      keys.slice(first, first + PUT_AT_ONCE).map((key) => platform.bucket.put(key, randomBytes(bytes))),
    );
  await platform.db.run(sql`
    INSERT INTO block_images SELECT ${holder}, 'extra-' || key, value, 10, 10, ${bytes}, 0
    FROM json_each(${JSON.stringify(keys)})`);
}

/** Gives an account's first page blocks and exports it: the files, its own, and how often objects of a size were read. */
async function exportOfPage(account: FullAccount, blocks: object[], size: number) {
  const platform = quietPlatform();
  const [page] = account.pages;
  await updatePage(platform, account.actor, page?.id ?? "", pageUpdateSchema.parse({ blocks }));
  await platform.db.run(sql`UPDATE block_images SET bytes = ${size} WHERE holder_id = ${page?.id ?? ""}`);
  const sizes: Record<string, number[]> = { read: [] };
  const { id } = await requestExport(platform, account.actor);
  await work(quietPlatform({ BUCKET: watchedBucket(sizes) }), shardOf(account));
  const files = await zipOf(platform, account, id);
  const html = text(files[`pages/${page?.slug}.html`]);
  return { files, html, reads: sizes.read?.filter((bytes) => bytes === size).length };
}

describe("what a page's file may cost", () => {
  /** An account whose first page has an image of the given size in bytes, and the image's address. */
  async function accountWithImage(size: number) {
    const platform = quietPlatform();
    const account = await freshAccount(platform);
    const [page] = account.pages;
    const given = { type: "block" as const, block: "shown", image: ownPicture() };
    const { url } = await uploadPageImage(platform, account.actor, page?.id ?? "", given);
    await platform.bucket.put(new URL(url).pathname.slice(1), randomBytes(size));
    const shown = (key: string) => ({ key, type: "image", data: { image: url, alt: "A" } });
    return { account, shown, name: `images/${new URL(url).pathname.slice(3)}` };
  }

  test("no text of a page stands for an image, whatever addresses it names", async () => {
    const size = 100_003;
    const { account, shown } = await accountWithImage(size);
    const address = "https://inlined.invalid/0";
    const words = Array.from({ length: 180 }, () => address).join(" ");
    const texts = [1, 2, 3].map((key) => ({ key: `t${key}`, type: "text", data: { text: words } }));
    const { html, reads } = await exportOfPage(account, [shown("shown"), ...texts], size);
    expect(html.split(address).length - 1).toBeGreaterThanOrEqual(540);
    expect(html.length).toBeLessThan(1_000_000);
    // For the page, and as a separate file.
    expect(reads).toBe(2);
  });

  test("an image that a page shows often is read once for it, and stands in it up to a bound", async () => {
    const size = 2_000_003;
    const { account, shown, name } = await accountWithImage(size);
    const blocks = Array.from({ length: 20 }, (_, i) => shown(i === 0 ? "shown" : `more-${i}`));
    const { html, reads, files } = await exportOfPage(account, blocks, size);
    const base64 = Buffer.from(files[name] ?? []).toString("base64");
    expect(files[name]).toHaveLength(size);
    const inlined = Math.floor(INLINED_BYTES / size);
    expect(inlined).toBeLessThan(20);
    expect(html.split(base64).length - 1).toBe(inlined);
    expect(html.split(`../${name}`).length - 1).toBe(20 - inlined);
    expect(html).not.toContain(".invalid");
    // For all its places in the page, both times that these are written, and as a separate file.
    expect(reads).toBe(2);
  });
});

describe("a large export", () => {
  test("goes in bounded runs and holds one part at a time", async () => {
    const sizes: Record<string, number[]> = { part: [], put: [], read: [] };
    const platform = quietPlatform({ BUCKET: watchedBucket(sizes) });
    const account = await freshAccount(platform);
    // More than a run takes, 64 MiB.
    await addImages(quietPlatform(), account, 36, 2_000_000);
    const { id } = await requestExport(platform, account.actor);
    const runs = await work(platform, shardOf(account));
    expect(runs).toBeGreaterThan(1);
    const parts = sizes.part ?? [];
    expect(parts.length).toBeGreaterThan(8);
    expect(new Set(parts.slice(0, -1))).toEqual(new Set([PART_BYTES]));
    // What is held at once: a part, an image, and what a run leaves for the next, none larger than a part.
    for (const held of Object.values(sizes)) expect(Math.max(...held)).toBeLessThanOrEqual(PART_BYTES);
    const view = await getExport(platform, account.actor, id);
    expect(view).toMatchObject({ state: "ready" });
    expect(view.done).toBe(view.total);
    await expectWhole(platform, account, await zipOf(quietPlatform(), account, id));
  });

  test("killed at any of its calls goes on where it was, and is whole", async () => {
    const platform = quietPlatform();
    const account = await freshAccount(platform);
    await addImages(platform, account, 230, 50_000);
    const { id } = await requestExport(platform, account.actor);
    let killed = 0;
    for (
      let n = 1;
      n < 2_000 && (await getExport(platform, account.actor, id)).state !== "ready";
      n += 1 + Math.floor(n / 3)
    ) {
      try {
        await runNext(platform, shardOf(account), quietPlatform(dyingBindings(n)));
      } catch (error) {
        expect(String(error)).toContain("killed");
        killed++;
      }
    }
    expect(killed).toBeGreaterThan(8);
    expect(await getExport(platform, account.actor, id)).toMatchObject({ state: "ready" });
    await expectWhole(platform, account, await zipOf(platform, account, id));
    const mails = await platform.db.all(sql`SELECT 1 FROM outbox WHERE key = ${`sendMail:export:${id}`}`);
    expect(mails).toHaveLength(1);
  });

  test("is given up where its account is deleted meanwhile, before or behind the erasure", async () => {
    const platform = quietPlatform();
    const account = await freshAccount(platform);
    const { actor, email } = account;
    await addImages(platform, account, 230, 1_000);
    await requestExport(platform, actor);
    await runNext(platform, shardOf(account));
    const [late] = await dueJobs(platform.db, shardOf(account), platform.now(), 1);
    if (!late) throw new Error("no second run");
    await deleteAccount(platform, actor, { email });
    await work(platform, shardOf(account));
    await work(platform, actor.userId);
    // A run that was under way all the time ends behind the erasure.
    await runJob(platform, late);
    expect((await allKeys(platform)).filter((key) => key.startsWith(`x/${actor.userId}/`))).toEqual([]);
    expect(await platform.db.all(sql`SELECT 1 FROM exports WHERE user_id = ${actor.userId}`)).toEqual([]);
  });
});

const { DB, BUCKET } = env as unknown as Bindings;

function watched<T extends object>(
  target: T,
  see: (name: string, args: unknown[], value: unknown) => unknown,
): T {
  return new Proxy(target, {
    get(on, name) {
      const value = Reflect.get(on, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => see(String(name), args, value.apply(on, args));
    },
  });
}

const sizeOf = (value: unknown) =>
  value instanceof Blob ? value.size : value instanceof Uint8Array ? value.byteLength : 0;

/** A bucket that notes how many bytes each call was given or gave at once. */
function watchedBucket(sizes: Record<string, number[]>): R2Bucket {
  const upload = (one: R2MultipartUpload) =>
    watched(one, (name, args, value) => {
      if (name === "uploadPart") sizes.part?.push(sizeOf(args[1]));
      return value;
    });
  return watched(BUCKET, (name, args, value) => {
    if (name === "put") sizes.put?.push(sizeOf(args[1]));
    if (name === "resumeMultipartUpload") return upload(value as R2MultipartUpload);
    if (name !== "get") return value;
    return (value as Promise<R2ObjectBody | null>).then((object) => {
      if (object) sizes.read?.push(object.size);
      return object;
    });
  });
}

/** Bindings that fail from their n-th call on: as if the process were killed there. */
function dyingBindings(n: number): Partial<Bindings> {
  let calls = 0;
  const dying = <T extends object>(target: T, names: readonly string[]): T =>
    new Proxy(target, {
      get(on, name) {
        const value = Reflect.get(on, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (names.includes(String(name)) && ++calls >= n) throw new Error("killed");
          const result = value.apply(on, args);
          return name === "resumeMultipartUpload" ? dying(result, ["uploadPart", "complete"]) : result;
        };
      },
    });
  return {
    DB: dying(DB, ["batch", "prepare"]),
    BUCKET: dying(BUCKET, ["delete", "list", "get", "put", "head", "createMultipartUpload"]),
  };
}
