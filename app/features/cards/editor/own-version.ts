import { call } from "~/features/editing/call";
import type { CardView } from "~/server/services/cards/present-card.server";
import { type EditedCard, editedCardOf, isSameCard, withCardPictures } from "./edited-card";

/**
 * A newer version may be our own: what was sent when the network was lost, and arrived.
 * @param address of the card's save call
 * @param sent without an answer coming back
 * @returns the version's number, or null when it is somebody else's, or cannot be read
 */
export async function ownVersion(address: string, sent: EditedCard): Promise<number | null> {
  const answer = await call<{ card: CardView; version: number }>(address);
  if (!answer.ok) return null;
  const { card, version } = answer.value;
  return isSameCard(withoutPictures(sent), withoutPictures(editedCardOf(card))) ? version : null;
}

/** Pictures go by calls of their own. */
const withoutPictures = (card: EditedCard) => withCardPictures(card, () => undefined);
