import { cardFormPath, cardUrl, contactFormPath, contactLinkPath, pageUrl } from "~/domain/addresses";
import { entitlementOf } from "~/domain/billing/entitlement";
import { isPaidCard } from "~/domain/cards/entitlement";
import { consentVersion } from "~/domain/contacts/consent";
import { CARD_FORM_FIELDS } from "~/domain/contacts/form";
import { AppError } from "~/domain/errors";
import { isHash, isId } from "~/domain/ids";
import type { LanguageCode } from "~/domain/languages";
import type { ContactField } from "~/domain/pages/block-types/collect-contacts";
import { visibleBlocks } from "~/domain/pages/visible";
import { isPageVisible } from "~/domain/pages/visitor";
import { isBlank } from "~/domain/text";
import { pageThing } from "~/domain/visits/thing";
import { ownZone, type Visited } from "~/domain/visits/visited";
import { i18nFor } from "~/i18n/instances";
import { findPublicCard } from "~/server/data/public-card.server";
import { findPublicPageById } from "~/server/data/public-page.server";
import type { Platform } from "~/server/platform/platform.server";
import { visitedCard } from "~/server/services/cards/public-card.server";

/** The place where visitors leave their details: a visible page, or a card that accepts them. */
export interface FormPlace {
  source: "page" | "card";
  /** The id of the page or card. */
  id: string;
  ownerId: string;
  /** A page's title, or the name on the card. */
  title: string;
  url: string;
  /** The path its form is posted to. */
  action: string;
  /** What a new contact is counted for. */
  visited: Visited;
  /** For a card: the address of its contact file. */
  contactFile?: string;
}

/** A contact form that is visible at this moment. */
export interface ShownForm extends FormPlace {
  blockKey: string;
  /** The text above the form's fields. */
  text: string;
  fields: readonly ContactField[];
  consent: { text: string; version: string };
}

/** A card's form has this in place of a block's key. */
export const CARD_FORM_KEY = "card";

/** @throws AppError not_found when the page is not visible */
export async function findFormPage(
  platform: Platform,
  pageId: string,
): Promise<FormPlace & { slug: string }> {
  const { page, owner } = await requireLivePage(platform, pageId);
  return { ...pagePlace(platform, page, owner), slug: page.slug };
}

/**
 * @throws AppError not_found when the card is not visible, or accepts no details: its owner's choice, or without a plan
 */
export async function findFormCard(platform: Platform, hash: string): Promise<FormPlace> {
  const found = isHash(hash) ? await findPublicCard(platform.db, hash) : undefined;
  const takes =
    found?.ownerEnabled &&
    !found.card.deletedAt &&
    found.card.content.takesDetails &&
    isPaidCard(found.card, entitlementOf(found.entitlement), platform.now());
  if (!found || !takes) throw new AppError("not_found");
  const { id, ownerId, content } = found.card;
  const url = cardUrl(platform.config.origins, hash);
  const paths = { action: cardFormPath(hash), contactFile: contactLinkPath(hash) };
  return { source: "card", id, ownerId, title: content.header, url, visited: visitedCard(found), ...paths };
}

/** @throws AppError not_found when the page is not visible, or has no such form */
export async function findContactForm(
  platform: Platform,
  pageId: string,
  blockKey: unknown,
  language: LanguageCode,
): Promise<ShownForm> {
  const { page, owner } = await requireLivePage(platform, pageId);
  const block = visibleBlocks(page.content, platform.now()).find((one) => one.key === blockKey);
  if (block?.type !== "collectContacts") throw new AppError("not_found");
  const { text, fields, consent } = block.data;
  return {
    ...pagePlace(platform, page, owner),
    blockKey: block.key,
    text,
    fields,
    consent: wordsOf(isBlank(consent) ? i18nFor(language).t("site:form.consent") : consent),
  };
}

/** The form on a card's page. @throws AppError not_found as {@link findFormCard} */
export async function findCardForm(
  platform: Platform,
  hash: string,
  language: LanguageCode,
): Promise<ShownForm> {
  const place = await findFormCard(platform, hash);
  const { t } = i18nFor(language);
  return {
    ...place,
    blockKey: CARD_FORM_KEY,
    text: t("site:swap.action"),
    fields: CARD_FORM_FIELDS,
    consent: wordsOf(t("site:form.consent")),
  };
}

const wordsOf = (text: string) => ({ text, version: consentVersion(text) });

type Found = NonNullable<Awaited<ReturnType<typeof findPublicPageById>>>;

async function requireLivePage(platform: Platform, pageId: string): Promise<Found> {
  const found = isId("pg", pageId) ? await findPublicPageById(platform.db, pageId) : undefined;
  if (!found || !isPageVisible(found, platform.now())) throw new AppError("not_found");
  return found;
}

function pagePlace(
  { config }: Platform,
  { id, ownerId, title, slug }: Found["page"],
  owner: Found["owner"],
): FormPlace {
  return {
    visited: { owner: ownerId, thing: pageThing(id), ...ownZone(owner) },
    ...{ source: "page", id, ownerId, title },
    ...{ url: pageUrl(config.origins, slug), action: contactFormPath(id) },
  };
}
