import { sql } from "drizzle-orm";
import { collectGarbage } from "~/server/services/media/collect-garbage.server";
import { COLLECTED_PREFIXES, collectObjects } from "~/server/services/media/collect-objects.server";
import type { TestPlatform } from "./platform";

const MONTH_MS = 30 * 86_400_000;

/** One daily run of the collection of objects. */
export async function collectOnce(platform: TestPlatform): Promise<void> {
  const slot = platform.now().toISOString().slice(0, 10);
  for (const prefix of COLLECTED_PREFIXES) await collectObjects(platform, { slot, prefix, after: "" });
}

/** All that the collections of a month remove: objects without a row are marked, and deleted 30 days later. */
export async function collectAll(platform: TestPlatform): Promise<void> {
  await collectGarbage(platform);
  await collectOnce(platform);
  await platform.db.run(sql`UPDATE orphans SET seen_at = seen_at - ${MONTH_MS}`);
  await collectOnce(platform);
}
