import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { dueJobs } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { collectObjects } from "~/server/services/media/collect-objects.server";
import { collectOnce } from "../support/collected";
import { quietPlatform } from "../support/full-account";
import type { TestPlatform } from "../support/platform";

const { BUCKET } = env as unknown as Bindings;

/** An object of an image that nothing uses. */
async function orphan(platform: TestPlatform): Promise<string> {
  const key = `i/${crypto.randomUUID().replaceAll("-", "")}.webp`;
  await platform.bucket.put(key, "picture");
  return key;
}

const isThere = async (platform: TestPlatform, key: string) => (await platform.bucket.head(key)) !== null;

const use = (platform: TestPlatform, key: string) =>
  platform.db.run(sql`INSERT INTO block_images VALUES (${newId("pg")}, 'k', ${key}, 1, 1, 1, 0)`);

/** A day passes and the collection runs. */
async function days(platform: TestPlatform, count: number): Promise<void> {
  platform.travel(count * DAY_MS);
  await collectOnce(platform);
}

test("an object that no row uses is deleted 30 days after that was seen, not before", async () => {
  const platform = quietPlatform();
  const key = await orphan(platform);
  await days(platform, 2);
  await days(platform, 29);
  expect(await isThere(platform, key)).toBe(true);
  await days(platform, 1);
  expect(await isThere(platform, key)).toBe(false);
  expect(await platform.db.all(sql`SELECT 1 FROM orphans WHERE key = ${key}`)).toEqual([]);
});

test("a row that a restore brings back has its object, and the 30 days begin again when it goes", async () => {
  const platform = quietPlatform();
  const key = await orphan(platform);
  await days(platform, 2);
  await use(platform, key);
  await days(platform, 29);
  await days(platform, 2);
  await platform.db.run(sql`DELETE FROM block_images WHERE key = ${key}`);
  await days(platform, 1);
  await days(platform, 29);
  expect(await isThere(platform, key)).toBe(true);
  await days(platform, 1);
  expect(await isThere(platform, key)).toBe(false);
});

test("a bucket of any size is collected in runs of a hundred pages, each of which goes on where the last one ended", async () => {
  const key = await orphan(quietPlatform());
  let pages = 0;
  const list = async () => {
    pages++;
    return { objects: [{ key, uploaded: new Date() }], truncated: true };
  };
  // why: a hundred pages of the local bucket would be 50,000 objects.
  const endless = new Proxy(BUCKET, {
    get(on, name) {
      const value = Reflect.get(on, name);
      return name === "list" ? list : typeof value === "function" ? value.bind(on) : value;
    },
  });
  const platform = quietPlatform({ BUCKET: endless });
  await collectObjects(platform, { slot: "2026-11-28", prefix: "i/", after: "" });
  expect(pages).toBe(100);
  const [next] = await dueJobs(platform.db, "objects", platform.now(), 10);
  expect(next?.payload).toMatchObject({ prefix: "i/", after: key });
});
