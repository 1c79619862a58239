import type { UserActor } from "~/domain/accounts/actor";
import { codeUrl } from "~/domain/addresses";
import { type Entitlement, isPaid } from "~/domain/billing/entitlement";
import { type CodeStyle, isPlainStyle, storedStyle } from "~/domain/codes/style";
import type { CodeOrder, CodeView } from "~/domain/codes/variants";
import { AppError } from "~/domain/errors";
import { newCode } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { isCardIn } from "~/server/data/cards.server";
import {
  insertCardCode,
  listCodesOfCard,
  removeCodeOfCard,
  updateCodeOfCard,
} from "~/server/data/codes.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { type HeldCard, planOf, requireCard, scopeOf } from "~/server/services/cards/get-card.server";
import { shownCard } from "~/server/services/cards/shown-card.server";

/** The listed codes of a card, the original first. @param name the card's id or hash. @throws AppError not_found */
export async function listCardCodes(platform: Platform, actor: UserActor, name: string): Promise<CodeView[]> {
  return codesOf(platform, await requireCard(platform, actor, "view", name));
}

/**
 * Creates a further code of a card, changes one, or removes a further one from the list. A code never expires: printed
 * ones still resolve.
 * @param name the card's id or hash
 * @returns the card's listed codes
 * @throws AppError not_found, limit_reached (codeLimit, codeLimitEver), payment_required (`style.hasLogo`),
 *   rate_limited
 */
export async function changeCardCodes(
  platform: Platform,
  actor: UserActor,
  name: string,
  order: CodeOrder,
): Promise<CodeView[]> {
  const card = await requireCard(platform, actor, "edit", name);
  if (order.intent !== "remove" && order.style)
    requirePlanForStyle(platform, planOf(actor, card), order.style);
  const now = platform.now();
  const owned = { ownerId: card.ownerId, cardId: card.id };
  const isHeld = isCardIn(scopeOf(card), card.id);
  await consumeLimit(platform, order.intent === "make" ? "create" : "save", actor.userId);
  if (order.intent === "make") {
    const code = { ...owned, code: newCode(), name: order.name, style: stored(order.style), createdAt: now };
    const limits = { limit: LIMITS.codesPerCard, ever: LIMITS.codesPerCardEver };
    const [made = 0] = await writeAll(platform.db, [insertCardCode(code, limits, isHeld)]);
    if (made === 0) {
      // It may have been unassigned from the member in between.
      await requireCard(platform, actor, "edit", name);
      throw await limitReached(platform, owned);
    }
  } else if (order.intent === "remove") {
    const remove = removeCodeOfCard(platform.db, { ...owned, code: order.code }, now, isHeld);
    const [removed = 0] = await writeAll(platform.db, [remove]);
    if (removed === 0) throw new AppError("not_found");
  } else {
    const change = {
      ...(order.name === undefined ? {} : { name: order.name }),
      ...(order.style === undefined ? {} : { style: stored(order.style) }),
    };
    const [changed = 0] = await writeAll(platform.db, [
      updateCodeOfCard(platform.db, { ...owned, code: order.code }, change, now, isHeld),
    ]);
    if (changed === 0) throw new AppError("not_found");
  }
  return codesOf(platform, card);
}

/** Images are a paid feature, including logos. */
function requirePlanForStyle(platform: Platform, plan: Entitlement, style: CodeStyle): void {
  if (!style.hasLogo || isPaid(plan, platform.now())) return;
  throw new AppError("payment_required", { field: "style.hasLogo", data: { fields: ["style.hasLogo"] } });
}

/** The error for the limit that was reached: the one that removing a code helps against, or the other. */
async function limitReached(platform: Platform, { ownerId, cardId }: { ownerId: string; cardId: string }) {
  const listed = await listCodesOfCard(platform.db, ownerId, cardId);
  return listed.length < LIMITS.codesPerCard
    ? new AppError("limit_reached", { messageKey: "codeLimitEver", params: { max: LIMITS.codesPerCardEver } })
    : new AppError("limit_reached", { messageKey: "codeLimit", params: { max: LIMITS.codesPerCard } });
}

const stored = (style: CodeStyle | undefined) => (style && !isPlainStyle(style) ? style : null);

async function codesOf(platform: Platform, card: HeldCard): Promise<CodeView[]> {
  const [rows, shown] = await Promise.all([
    listCodesOfCard(platform.db, card.ownerId, card.id),
    shownCard(platform, card),
  ]);
  const views = rows.map((row) => ({
    code: row.code,
    url: codeUrl(platform.config.origins, row.code),
    name: row.name,
    isFirst: row.code === card.code,
    style: storedStyle(row.style),
    version: `${(row.updatedAt ?? row.createdAt).getTime()}.${shown.version}`,
  }));
  return views.sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
}
