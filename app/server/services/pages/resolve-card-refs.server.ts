import type { UserActor } from "~/domain/accounts/actor";
import { invalidField } from "~/domain/errors";
import { isHash } from "~/domain/ids";
import type { Block } from "~/domain/pages/blocks";
import { assertCan, ownOf } from "~/domain/permissions";
import { findOwnCardHashes } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Blocks with cards named by their hashes, as a visitor's link needs: an id is resolved to an own card.
 * @throws AppError invalid (invalidChoice on the block's `cardId`) for an id that is not the actor's
 */
export async function resolveCardRefs(
  platform: Platform,
  actor: UserActor,
  blocks: Block[],
): Promise<Block[]> {
  const ids = blocks.flatMap((block) => cardIdToName(block) ?? []);
  if (ids.length === 0) return blocks;
  assertCan(actor, "list", ownOf(actor, "card"));
  const hashes = await findOwnCardHashes(platform.db, actor.userId, ids);
  return blocks.map((block, index) => {
    const id = cardIdToName(block);
    if (!id || block.type !== "businessCard") return block;
    const cardId = hashes.get(id);
    if (!cardId) throw invalidField(`blocks.${index}.data.cardId`, "invalidChoice");
    return { ...block, data: { ...block.data, cardId } };
  });
}

/** A block's id where it should have a hash. */
function cardIdToName(block: Block): string | undefined {
  if (block.type !== "businessCard") return undefined;
  const { cardId } = block.data;
  return cardId && !isHash(cardId) ? cardId : undefined;
}
