import type { Actor } from "~/domain/accounts/actor";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { checkSlug, generateSlug, type SlugAvailability, type SlugPage } from "./check-slug.server";

/**
 * The public check of an address.
 * @param page see checkSlug
 * @throws AppError rate_limited
 */
export async function askSlug(
  platform: Platform,
  actor: Actor,
  raw: string,
  page?: SlugPage,
): Promise<SlugAvailability> {
  await consumeLimit(platform, "slugCheckIp");
  return checkSlug(platform, actor, raw, page);
}

/** A free address for any client, made from `title` where possible. @throws AppError rate_limited */
export async function proposeSlug(platform: Platform, actor: Actor, title?: string): Promise<string> {
  await consumeLimit(platform, "slugCheckIp");
  return generateSlug(platform, actor, title);
}
