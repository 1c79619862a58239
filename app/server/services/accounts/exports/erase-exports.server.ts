import { writeAll } from "~/server/data/batch.server";
import { eraseExportRows, listExports } from "~/server/data/exports.server";
import type { Platform } from "~/server/platform/platform.server";
import { deleteExportFiles } from "./export-files.server";
import { abortUpload } from "./part-writer.server";

/** Erases the exports of a deleted account. A run that is making one finds its row deleted and aborts. */
export async function eraseExports(platform: Platform, { userId }: { userId: string }): Promise<boolean> {
  for (const row of await listExports(platform.db, userId)) await abortUpload(platform, row);
  if (await deleteExportFiles(platform, userId)) return true;
  await writeAll(platform.db, [eraseExportRows(userId)]);
  return false;
}
