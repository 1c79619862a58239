import type { UserActor } from "~/domain/accounts/actor";
import { isPaid } from "~/domain/billing/entitlement";
import { backToFreeCard, isPaidCard } from "~/domain/cards/entitlement";
import { CARDS_A_CALL } from "~/domain/cards/print/lines";
import type { PrintChoice } from "~/domain/cards/print/wish";
import type { CardContent, CardImageSlot } from "~/domain/cards/schema";
import { type CodeStyle, storedStyle } from "~/domain/codes/style";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { listOwnCardNames } from "~/server/data/cards.server";
import type { CodeRow } from "~/server/data/codes.server";
import type { ListPlace } from "~/server/data/keyset.server";
import { countPrintedCards, listCodesOfCards, listPrintedCards } from "~/server/data/printed-cards.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import type { CardOption } from "../list-card-options.server";
import { shownCards } from "../shown-card.server";

/** A card as shown to visitors, with its codes and the R2 keys of its images. */
export interface PrintedCard {
  title: string;
  code: string;
  content: CardContent;
  images: Partial<Record<CardImageSlot, string>>;
  codes: { code: string; name: string | null; style: CodeStyle }[];
}

/** The length of an owner's name in a file name. */
const NAME_LENGTH = 40;

/**
 * A print file's number of cards, and its name. Print files are paid for.
 * @param kind the content
 * @throws AppError payment_required, rate_limited, not_found where there is no such card
 */
export async function requirePrintable(
  platform: Platform,
  actor: UserActor,
  which: PrintChoice,
  kind: string,
): Promise<{ total: number; name: string }> {
  assertCan(actor, "export", ownOf(actor, "card"));
  if (!isPaid(actor.plan, platform.now())) throw new AppError("payment_required", { field: "card" });
  await consumeLimit(platform, "cardPrint", actor.userId);
  const [count, owner] = await Promise.all([
    countPrintedCards(platform.db, actor.userId, which),
    findUser(platform.db, actor.userId),
  ]);
  if (count === 0) throw new AppError("not_found");
  const whose = [...(owner?.name ?? "")].slice(0, NAME_LENGTH).join("").trim();
  const name = `${whose ? `${whose} ` : ""}${kind}-${platform.now().toISOString().slice(0, 10)}`;
  return { total: Math.min(count, LIMITS.printedCards), name };
}

/** The cards that an owner can choose for print, newest first, up to the limit of a file. */
export async function listPrintable(platform: Platform, actor: UserActor): Promise<CardOption[]> {
  assertCan(actor, "export", ownOf(actor, "card"));
  return listOwnCardNames(platform.db, actor.userId, LIMITS.printedCards);
}

/**
 * The owner's cards in batches, newest first, up to the limit of a file.
 * @param perPage how many a page takes: a batch is whole pages
 */
export async function* printedCards(
  platform: Platform,
  actor: UserActor,
  which: PrintChoice,
  perPage = 1,
): AsyncGenerator<PrintedCard[]> {
  const atOnce = Math.max(1, Math.floor(CARDS_A_CALL / perPage)) * perPage;
  let after: ListPlace | undefined;
  for (let left: number = LIMITS.printedCards; left > 0; left -= atOnce) {
    const rows = await listPrintedCards(platform.db, actor.userId, which, Math.min(atOnce, left), after);
    const last = rows.at(-1);
    if (!last) return;
    const ids = rows.map(({ id }) => id);
    const [shown, codes] = await Promise.all([
      shownCards(platform, rows),
      listCodesOfCards(platform.db, actor.userId, ids),
    ]);
    yield shown.map(({ card: row, images }) => {
      const isWhole = isPaidCard(row, actor.plan, platform.now());
      const own = isWhole ? images : [];
      return {
        title: row.title,
        code: row.code,
        content: isWhole ? row.content : backToFreeCard(row.content),
        images: Object.fromEntries(own.map(({ slot, key }) => [slot, key])),
        codes: codes
          .filter(({ cardId }) => cardId === row.id)
          .map((code) =>
            presentCode(
              code,
              own.some(({ slot }) => slot === "logo"),
            ),
          ),
      };
    });
    if (rows.length < atOnce) return;
    after = { createdAt: last.createdAt, id: last.id };
  }
}

function presentCode({ code, name, style: stored }: CodeRow, hasLogo: boolean) {
  const style = storedStyle(stored);
  return { code, name, style: { ...style, hasLogo: style.hasLogo && hasLogo } };
}
