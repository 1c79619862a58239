import type { Platform } from "~/server/platform/platform.server";

/** What one list of the bucket gives, and one call deletes. */
const AT_ONCE = 1_000;

/** What all files of a user's exports are under. */
const folderOf = (userId: string) => `x/${userId}/`;

/** R2 key of an export. */
export const exportKey = (userId: string, exportId: string) => `${folderOf(userId)}${exportId}.zip`;

/** R2 key of what a run leaves for the next: bytes that fill no part yet, and what the zip's end will say of its entries. */
export const workKey = (userId: string, exportId: string, step: number, what: "rest" | "entries") =>
  `${folderOf(userId)}${exportId}/${what}-${step}`;

/** Deletes files of a user's exports, at most as many as one call can. @returns whether some are left */
export async function deleteExportFiles({ bucket }: Platform, userId: string): Promise<boolean> {
  const listed = await bucket.list({ prefix: folderOf(userId), limit: AT_ONCE });
  if (listed.objects.length > 0) await bucket.delete(listed.objects.map(({ key }) => key));
  return listed.truncated;
}
