import type { UserActor } from "~/domain/accounts/actor";
import { type CardFromPage, cardFromPage } from "~/domain/cards/from-page";
import { AppError } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { templatesIn } from "~/domain/pages/templates/templates";
import { templateMessages } from "~/i18n/templates/template-messages";
import type { Platform } from "~/server/platform/platform.server";
import { getPage } from "~/server/services/pages/get-page.server";

/**
 * A card made from one of the actor's pages and linked to it, not stored; null when that page is not there. A page that
 * was started from a template gives the card that goes with it.
 * @param language in which that template's card is written
 */
export async function startFromPage(
  platform: Platform,
  actor: UserActor,
  pageId: string,
  language: LanguageCode,
): Promise<(CardFromPage & { pageId: string }) | null> {
  try {
    const { page } = await getPage(platform, actor, pageId);
    const templates = page.prefillId ? templatesIn(await templateMessages(language)) : [];
    const template = templates.find(({ id }) => id === page.prefillId);
    return { ...cardFromPage(page, template), pageId: page.id };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
