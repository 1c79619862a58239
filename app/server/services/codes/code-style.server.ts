import { entitlementOf } from "~/domain/billing/entitlement";
import { isPaidCard } from "~/domain/cards/entitlement";
import type { Subject } from "~/domain/changes";
import { type CodeStyle, storedStyle } from "~/domain/codes/style";
import { isPageVisible } from "~/domain/pages/visitor";
import { findCard } from "~/server/data/cards.server";
import { type CodeFileRow, findCodeFile } from "~/server/data/codes.server";
import type { Platform } from "~/server/platform/platform.server";
import { shownCard } from "~/server/services/cards/shown-card.server";

export interface CodeStyleFields {
  style: CodeStyle;
  /** R2 key of the logo in the middle; null without one, as is `style.hasLogo` then. */
  logo: string | null;
  /** The public name of the code's card or page; empty where neither is visible. */
  title: string;
  /** Until when this is valid, if known. */
  endsAt?: Date;
  /** What it depends on. */
  subjects: Subject[];
}

/** A code's file is public: its name contains no more than the card's or page's own address shows. */
function publicTitle(found: CodeFileRow, now: Date): string {
  if (!found.ownerEnabled) return "";
  if (found.cardHeader !== null) return found.cardDeletedAt ? "" : found.cardHeader;
  const { page } = found;
  return page && isPageVisible({ ...found, page }, now) ? (found.pageTitle ?? "") : "";
}

/** The key of the logo that the code's card shows. */
async function logoOf(platform: Platform, { cardId, templateId, logo }: CodeFileRow): Promise<string | null> {
  const row = cardId && templateId ? await findCard(platform.db, cardId) : undefined;
  if (!row) return logo;
  const { images } = await shownCard(platform, row);
  return images.find(({ slot }) => slot === "logo")?.key ?? null;
}

/**
 * How a code is drawn now: in its owner's style, and without the logo where that is not paid for or deleted. Images are
 * a paid feature; a code still resolves without its logo. An unknown code is plain, and so is a blocked account's.
 */
export async function codeStyle(platform: Platform, code: string): Promise<CodeStyleFields> {
  const found = await findCodeFile(platform.db, code);
  const entitlement = entitlementOf(found?.entitlement ?? null);
  const style = storedStyle(found?.ownerEnabled ? found.style : null);
  const card = { restingAt: found?.cardRestingAt ?? null };
  const isLogoShown = style.hasLogo && isPaidCard(card, entitlement, platform.now());
  const logo = isLogoShown && found ? await logoOf(platform, found) : null;
  const { endsAt } = entitlement;
  const subjects: Subject[] = [`code:${code}`];
  if (found) subjects.push(`owner:${found.ownerId}`);
  if (found?.cardId) subjects.push(`card:${found.cardId}`);
  if (found?.templateId) subjects.push(`template:${found.templateId}`);
  if (found?.page) subjects.push(`page:${found.page.id}`);
  return {
    style: { ...style, hasLogo: logo !== null },
    logo,
    title: found ? publicTitle(found, platform.now()) : "",
    subjects,
    ...(endsAt && endsAt > platform.now() ? { endsAt } : {}),
  };
}
