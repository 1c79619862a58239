import type { UserActor } from "~/domain/accounts/actor";
import { type CardFromPage, cardFromPage } from "~/domain/cards/from-page";
import { AppError } from "~/domain/errors";
import type { Platform } from "~/server/platform/platform.server";
import { getPage } from "~/server/services/pages/get-page.server";

/** A card made from one of the actor's pages and linked to it, not stored; null when that page is not there. */
export async function startFromPage(
  platform: Platform,
  actor: UserActor,
  pageId: string,
): Promise<(CardFromPage & { pageId: string }) | null> {
  try {
    const { page } = await getPage(platform, actor, pageId);
    return { ...cardFromPage(page), pageId: page.id };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
