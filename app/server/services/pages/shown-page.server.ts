import type { UserActor } from "~/domain/accounts/actor";
import { type Entitlement, isPaid } from "~/domain/billing/entitlement";
import { IMAGE_TYPE, type ImageType } from "~/domain/media/image-types";
import { applyPageTemplate } from "~/domain/team/page-template";
import type { PageImages } from "~/server/data/images/image-rows.server";
import { findPageTemplate, type PageTemplateRow } from "~/server/data/page-templates.server";
import type { PageRow } from "~/server/data/pages.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** A stored page as shown everywhere: with what its template locks. */
export interface ShownPage<Images extends PageImages = PageImages> {
  /** With the shown content. */
  page: PageRow;
  images: Images;
  /** The version of what is shown: rises with the page and with its template. */
  version: number;
  /** The template, where it applies. */
  template?: PageTemplateRow;
}

/** The images of a page that belong to its theme. */
export const BACKGROUNDS: readonly ImageType[] = [
  IMAGE_TYPE.backgroundOriginal,
  IMAGE_TYPE.backgroundDesktop,
  IMAGE_TYPE.backgroundMobile,
];

/**
 * The only place where a stored page becomes what is shown: on the site, in the preview, on the share image, in the
 * editor and in the API. Templates are part of a plan: without one a page shows its own values, and with it the
 * template applies again.
 * @param plan of the page's owner
 */
export function shownPage<Images extends PageImages>(
  page: PageRow,
  images: Images,
  template: PageTemplateRow | null | undefined,
  plan: Entitlement,
  now: Date,
): ShownPage<Images> {
  const version = page.version + (template?.version ?? 0);
  if (!template || !isPaid(plan, now)) return { page, images, version };
  const content = applyPageTemplate(page.content, template.content);
  const seen = template.content.isThemeLocked
    ? {
        ...images,
        images: images.images.filter(({ type }) => !BACKGROUNDS.some((hidden) => hidden === type)),
      }
    : images;
  return { page: { ...page, content }, images: seen, version, template };
}

/** The template that a page's owner has chosen for it; undefined without one. */
export async function templateOfPage(
  { db }: Platform,
  { ownerId, templateId }: PageRow,
): Promise<PageTemplateRow | undefined> {
  return templateId ? findPageTemplate(db, ownerId, templateId) : undefined;
}

/** The template that currently applies to a page of the actor's; undefined without one, or without a plan. */
export async function lookOn(
  platform: Platform,
  { plan }: UserActor,
  row: PageRow,
): Promise<PageTemplateRow | undefined> {
  return isPaid(plan, platform.now()) ? templateOfPage(platform, row) : undefined;
}

/** The name of the team whose template a page follows, for the message that refuses a change of it. */
export async function teamOfPage({ db }: Platform, { ownerId }: PageRow): Promise<string> {
  return (await findUser(db, ownerId))?.name ?? "";
}
