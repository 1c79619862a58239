import { type PaidCardPart, paidCardFeatures } from "~/domain/cards/entitlement";
import { type EditedCard, parseEditedCard } from "~/features/cards/editor/edited-card";
import { draftIds } from "~/features/editing/draft-ids";
import { isGoneImage } from "~/features/editing/images/local-images";
import { readDraft } from "~/features/editing/local-draft";
import { newDraftName } from "~/features/editing/session/autosave";

/** A card made in this browser without an account; signing up assigns it to the new account. */
export interface MadeCard {
  card: EditedCard;
  /** What others do not see of it without a plan. */
  paid: PaidCardPart[];
}

/** @returns the card stored on the server until this browser's sign-up, without images missing from this document */
export function readMadeCard(): MadeCard | null {
  const draft = readDraft(newDraftName("card", undefined), parseEditedCard);
  if (!draft?.temporaryId || !draftIds().includes(draft.temporaryId)) return null;
  const { logo, photo, banner, ...card } = draft.value;
  const shown = (address: string | undefined) => (address && isGoneImage(address) ? undefined : address);
  return {
    card: { ...card, logo: shown(logo), photo: shown(photo), banner: shown(banner) },
    paid: paidCardFeatures(draft.value),
  };
}
