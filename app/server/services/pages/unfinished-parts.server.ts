import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import type { LanguageCode } from "~/domain/languages";
import { isBarePage } from "~/domain/pages/bare-page";
import { type TemplateRest, templateRest } from "~/domain/pages/sample-texts";
import type { Platform } from "~/server/platform/platform.server";
import { getPage } from "./get-page.server";
import { templatesOf } from "./templates-of.server";

export interface UnfinishedParts extends TemplateRest {
  /** Whether it shows visitors only its name and description. */
  isBare: boolean;
  /** The template that it was made from. */
  prefillId?: string;
}

/**
 * What of the actor's page still has to be filled in; null if it is gone, for example deleted meanwhile.
 * @param language of the owner, in which templates are compared
 */
export async function unfinishedParts(
  platform: Platform,
  actor: UserActor,
  id: string,
  language: LanguageCode,
): Promise<UnfinishedParts | null> {
  const page = await findPage(platform, actor, id);
  if (!page) return null;
  const templates = page.prefillId === undefined ? [] : await templatesOf(language);
  const template = templates.find((one) => one.id === page.prefillId) ?? null;
  const { prefillId } = page;
  return {
    isBare: isBarePage(page),
    ...(prefillId !== undefined && { prefillId }),
    ...templateRest(page, template),
  };
}

async function findPage(platform: Platform, actor: UserActor, id: string) {
  try {
    return (await getPage(platform, actor, id)).page;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
