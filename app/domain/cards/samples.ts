import type { CardContact } from "./contacts";
import type { CardContent } from "./schema";

/** What a card has of a template: which one it is, and what it says under the name and in its contacts, which is nobody's. */
export interface CardPrefill {
  id: string;
  samples: string[];
}

type Filled = Pick<CardContent, "contacts" | "subheader">;

/** @returns what a card that starts from a template notes of it */
export function prefillOf({ id, card }: { id: string; card: Filled }): CardPrefill {
  const values = [card.subheader ?? "", ...card.contacts.map(({ value }) => value)];
  return { id, samples: values.filter((value) => value !== "") };
}

/** Whether the line under a card's name is its template's, and nobody has changed it. */
export function isSampleSubheader(
  { subheader }: Pick<Filled, "subheader">,
  prefill: CardPrefill | undefined,
): boolean {
  return prefill?.samples.includes(subheader ?? "") ?? false;
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
