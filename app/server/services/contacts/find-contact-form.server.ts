import { pageUrl } from "~/domain/addresses";
import { consentVersion } from "~/domain/contacts/consent";
import { AppError } from "~/domain/errors";
import { isId } from "~/domain/ids";
import type { LanguageCode } from "~/domain/languages";
import type { ContactField } from "~/domain/pages/block-types/collect-contacts";
import { visibleBlocks } from "~/domain/pages/visible";
import { isPageVisible } from "~/domain/pages/visitor";
import { isBlank } from "~/domain/text";
import { i18nFor } from "~/i18n/instances";
import { findPublicPageById } from "~/server/data/pages.server";
import type { Platform } from "~/server/platform/platform.server";

/** A page that is up, as far as its forms are concerned. */
export interface FormPage {
  pageId: string;
  ownerId: string;
  title: string;
  url: string;
}

/** A contact form that visitors see at this moment. */
export interface ShownForm extends FormPage {
  blockKey: string;
  /** What the form says above its fields. */
  text: string;
  fields: ContactField[];
  consent: { text: string; version: string };
}

/** @throws AppError not_found when visitors do not see the page */
export async function findFormPage(platform: Platform, pageId: string): Promise<FormPage> {
  const { page } = await requireLivePage(platform, pageId);
  return formPage(platform, page);
}

/** @throws AppError not_found when visitors do not see the page, or no such form on it */
export async function findContactForm(
  platform: Platform,
  pageId: string,
  blockKey: unknown,
  language: LanguageCode,
): Promise<ShownForm> {
  const { page } = await requireLivePage(platform, pageId);
  const block = visibleBlocks(page.content, platform.now()).find((one) => one.key === blockKey);
  if (block?.type !== "collectContacts") throw new AppError("not_found");
  const { text, fields, consent } = block.data;
  const wording = isBlank(consent) ? i18nFor(language).t("site:form.consent") : consent;
  return {
    ...formPage(platform, page),
    blockKey: block.key,
    text,
    fields,
    consent: { text: wording, version: consentVersion(wording) },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findPublicPageById>>>;

async function requireLivePage(platform: Platform, pageId: string): Promise<Found> {
  const found = isId("pg", pageId) ? await findPublicPageById(platform.db, pageId) : undefined;
  if (!found || !isPageVisible(found, platform.now())) throw new AppError("not_found");
  return found;
}

function formPage(platform: Platform, { id, ownerId, title, slug }: Found["page"]): FormPage {
  return { pageId: id, ownerId, title, url: pageUrl(platform.config.origins, slug) };
}
