import { findCardVersion } from "~/server/data/public-card.server";
import { findPageVersion } from "~/server/data/public-page.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * @param path of a document of the site
 * @returns the version when the page or card at that address has exactly this one now, else undefined
 */
export async function existingVersion(
  { db }: Platform,
  path: string,
  asked: number,
): Promise<number | undefined> {
  const hash = /^\/c\/([^/]+)$/.exec(path)?.[1];
  const slug = /^\/([^/]+)$/.exec(path)?.[1];
  const version = hash ? await findCardVersion(db, hash) : slug ? await findPageVersion(db, slug) : undefined;
  return version === asked ? asked : undefined;
}
