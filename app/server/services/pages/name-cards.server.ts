import type { UserActor } from "~/domain/accounts/actor";
import { invalidField } from "~/domain/errors";
import { isHash } from "~/domain/ids";
import type { Block } from "~/domain/pages/blocks";
import { findOwnCard } from "~/server/data/cards.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Blocks whose cards are named by their hashes, which is what a visitor's link needs: an id is read as one's own card's.
 * @throws AppError invalid (invalidChoice on the block's `cardId`) for an id that is none of theirs
 */
export async function nameCards(platform: Platform, actor: UserActor, blocks: Block[]): Promise<Block[]> {
  const named = await Promise.all(
    blocks.map(async (block, index): Promise<Block> => {
      if (block.type !== "businessCard" || !block.data.cardId || isHash(block.data.cardId)) return block;
      const card = await findOwnCard(platform.db, actor.userId, block.data.cardId);
      if (!card) throw invalidField(`blocks.${index}.data.cardId`, "invalidChoice");
      return { ...block, data: { ...block.data, cardId: card.hash } };
    }),
  );
  return named;
}
