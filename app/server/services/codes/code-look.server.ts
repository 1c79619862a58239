import { isPaid } from "~/domain/billing/entitlement";
import { type CodeStyle, storedStyle } from "~/domain/codes/style";
import { findCodeFile } from "~/server/data/codes.server";
import type { Platform } from "~/server/platform/platform.server";
import { entitlementOf } from "~/server/services/accounts/authenticate.server";

export interface CodeLook {
  style: CodeStyle;
  /** R2 key of the logo in the middle; null without one, as `style.hasLogo` then says too. */
  logo: string | null;
  /** What the code is of; empty for a code that nobody has. */
  title: string;
  /** Until when this holds, where it is known. */
  endsAt?: Date;
}

/**
 * How a code is drawn now: as its owner styled it, and without the logo where that is not paid for or gone. Pictures
 * are paid for; a code goes on answering without its logo. A code that nobody has is plain.
 */
export async function codeLook(platform: Platform, code: string): Promise<CodeLook> {
  const found = await findCodeFile(platform.db, code);
  const entitlement = entitlementOf(found?.entitlement ?? null);
  const style = storedStyle(found?.style);
  const logo = style.hasLogo && isPaid(entitlement, platform.now()) ? (found?.logo ?? null) : null;
  const { endsAt } = entitlement;
  return {
    style: { ...style, hasLogo: logo !== null },
    logo,
    title: [found?.cardTitle ?? found?.pageTitle, found?.name].filter(Boolean).join(" "),
    ...(style.hasLogo && endsAt && endsAt > platform.now() ? { endsAt } : {}),
  };
}
