import type { CardContact } from "./contacts";
import type { CardContent } from "./schema";

/** What a card has of a template: which one it is, and the values of its contacts that are nobody's. */
export interface CardPrefill {
  id: string;
  samples: string[];
}

/** @returns what a card that starts from a template notes of it; what somebody does for a living may be theirs too */
export function prefillOf({ id, card }: { id: string; card: Pick<CardContent, "contacts"> }): CardPrefill {
  const reached = card.contacts.filter(({ name, value }) => name !== "position" && value !== "");
  return { id, samples: reached.map(({ value }) => value) };
}

/**
 * Contacts without those of a template that nobody has changed.
 * @returns them with the ones that were left out; the same list and none where there is nothing to leave out
 */
export function withoutSampleContacts(
  contacts: CardContact[],
  prefill: CardPrefill | undefined,
): { contacts: CardContact[]; left: CardContact[] } {
  const samples = new Set(prefill?.samples);
  const left = contacts.filter(({ value }) => samples.has(value));
  return left.length === 0
    ? { contacts, left }
    : { contacts: contacts.filter((contact) => !left.includes(contact)), left };
}
