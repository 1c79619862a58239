import type { CardContact } from "./contacts";
import type { CardContent } from "./schema";

/** A card's template and the sample values copied from it: under the name and in its contacts. */
export interface CardPrefill {
  id: string;
  samples: string[];
}

type Filled = Pick<CardContent, "contacts" | "subheader">;

/** @returns the template and its samples, to store with a card that starts from it */
export function prefillOf({ id, card }: { id: string; card: Filled }): CardPrefill {
  const values = [card.subheader ?? "", ...card.contacts.map(({ value }) => value)];
  return { id, samples: values.filter((value) => value !== "") };
}

/** Whether the line under a card's name is the template's, unchanged. */
export function isSampleSubheader(
  { subheader }: Pick<Filled, "subheader">,
  prefill: CardPrefill | undefined,
): boolean {
  return prefill?.samples.includes(subheader ?? "") ?? false;
}

/**
 * Contacts without unchanged ones of the template.
 * @returns them and those left out; the same list and an empty one if there is nothing to leave out
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
