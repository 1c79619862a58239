import { apiFetch } from "~/features/editing/api-fetch";
import { type EditedCard, editedCardOf, isSameCard, withCardPictures } from "./edited-card";

/**
 * A newer version may be our own: what was sent when the network was lost, and arrived.
 * @param hash of the card
 * @param sent without an answer coming back
 * @returns the version's number, or null when it is somebody else's, or cannot be read
 */
export async function ownLostWrite(hash: string, sent: EditedCard): Promise<number | null> {
  const answer = await apiFetch("GET /editor-business-card/:hash/save", { params: { hash } });
  if (!answer.ok) return null;
  const { card, version } = answer.value;
  return isSameCard(withoutPictures(sent), withoutPictures(editedCardOf(card))) ? version : null;
}

/** Pictures go by calls of their own. */
const withoutPictures = (card: EditedCard) => withCardPictures(card, () => undefined);
