import type { UserActor } from "~/domain/accounts/actor";
import { LIMITS } from "~/domain/limits";
import type { PageView } from "~/domain/pages/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { findImages } from "~/server/data/images/find-images.server";
import { samplePages } from "~/server/data/page-templates.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentPage } from "~/server/services/pages/present-page.server";
import { requirePageTemplate } from "./page-templates.server";

/** The effect of a change of a page template. */
export interface PageTemplateEffect {
  pages: number;
  /** Some of them with only their own values: {@link applyPageTemplate} returns what they show. */
  samples: PageView[];
}

/** @throws AppError not_found */
export async function pageTemplateEffect(
  platform: Platform,
  actor: UserActor,
  id: string,
): Promise<PageTemplateEffect> {
  assertCan(actor, "view", ownOf(actor, "template"));
  const { pages } = await requirePageTemplate(platform, actor.userId, id);
  const rows = await samplePages(platform.db, id, LIMITS.templateSamples);
  const samples = await Promise.all(
    rows.map(async (row) => presentPage(platform, row, await findImages(platform.db, row.id), actor.plan)),
  );
  return { pages, samples };
}
