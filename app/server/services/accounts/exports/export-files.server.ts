import type { Platform } from "~/server/platform/platform.server";

/** The most objects one list of the bucket returns, and one call deletes. */
const AT_ONCE = 1_000;

/** The prefix of all files of a user's exports. */
const folderOf = (userId: string) => `x/${userId}/`;
const workFolder = (userId: string, exportId: string) => `${folderOf(userId)}${exportId}/`;

/** The queue that makes a user's exports: long work does not delay mail. */
export const exportShard = (userId: string) => `export:${userId}`;

/** R2 key of an export. */
export const exportKey = (userId: string, exportId: string) => `${folderOf(userId)}${exportId}.zip`;

/** R2 key of a run's work files: bytes that do not fill a part yet, and the zip's directory entries of its files. */
export const workKey = (userId: string, exportId: string, step: number, what: "rest" | "entries") =>
  `${workFolder(userId, exportId)}${what}-${step}`;

/** Deletes the work files of an export's runs. */
export async function deleteWorkFiles(platform: Platform, userId: string, exportId: string): Promise<void> {
  while (await deleteUnder(platform, workFolder(userId, exportId)));
}

/** Deletes files of a user's exports, at most as many as one call can. @returns whether some are left */
export const deleteExportFiles = (platform: Platform, userId: string): Promise<boolean> =>
  deleteUnder(platform, folderOf(userId));

async function deleteUnder({ bucket }: Platform, prefix: string): Promise<boolean> {
  const listed = await bucket.list({ prefix, limit: AT_ONCE });
  if (listed.objects.length > 0) await bucket.delete(listed.objects.map(({ key }) => key));
  return listed.truncated;
}
