import { ID_PREFIXES, isId } from "~/domain/ids";
import type { JobPayload } from "~/domain/jobs";
import type { Write } from "~/server/data/batch.server";
import { findTemplates } from "~/server/data/card-templates.server";
import { hasOpenTemplateLinkCheck, insertTemplateLinkCheck } from "~/server/data/link-checks.server";
import { findPageTemplate } from "~/server/data/page-templates.server";
import type { StoredTemplate } from "~/server/data/team-templates.server";
import type { Platform } from "~/server/platform/platform.server";
import { checkLater } from "./check-later.server";
import { checkLinks } from "./check-links.server";

/**
 * Checks the links of a card or page template before it is saved, like those of a card: links that cannot be checked
 * now are accepted, and checked later.
 * @param before its stored content; null for a new one
 * @returns the job for the batch that saves it, where one is needed
 * @throws AppError invalid (linkHarmful) with every harmful link's field
 */
export async function templateLinkChecks(
  platform: Platform,
  template: StoredTemplate,
  before: unknown,
): Promise<Write[]> {
  const checked = before && (await checkedTemplate(platform, { id: template.id, content: before }));
  const standing = await checkLinks(platform, template.content, checked);
  return standing === "unacknowledged" ? [insertTemplateLinkCheck(template, platform.now())] : [];
}

/** The content of a template that was checked at its save: null while a check is open. */
export async function checkedTemplate<Content>(
  { config, db }: Platform,
  { id, content }: { id: string; content: Content },
): Promise<Content | null> {
  return config.linkCheck && (await hasOpenTemplateLinkCheck(db, id)) ? null : content;
}

/**
 * The job `checkTemplateLinks`: a template whose links could not be checked when it was saved. It stays as it is, as a
 * card does: one with a harmful link becomes a dead letter, and its next save is refused until the link is removed.
 * @throws PermanentFailure, Error as {@link checkLater} does
 */
export async function checkTemplateLinks(
  platform: Platform,
  { ownerId, templateId }: JobPayload<"checkTemplateLinks">,
): Promise<void> {
  const template = isId(ID_PREFIXES.pageTemplate, templateId)
    ? await findPageTemplate(platform.db, ownerId, templateId)
    : (await findTemplates(platform.db, [templateId]))[0];
  if (template) await checkLater(platform, templateId, template.content);
}
