import type { CardContact } from "~/domain/cards/contacts";
import type { CardView } from "~/domain/cards/view";
import { type CardTemplate, FIELDS_OF_PART } from "~/domain/team/template";
import { type EditedCard, editedCardOf, isSameCard } from "./edited-card";

type Read = CardView & { version: number };

/**
 * A draft with what its template locks now: locked fields show the team's value, unlocked ones the card's own, and all
 * else stays as it is.
 * @param before the card as it was read when the draft was in line with it
 * @param after the card as it was read now
 * @returns the same object where nothing of that is new
 */
export function withTemplate(draft: EditedCard, before: CardView, after: CardView): EditedCard {
  const [was, now] = [before.template, after.template];
  const read = editedCardOf(after);
  const parts = new Set([...(was?.parts ?? []), ...(now?.parts ?? [])]);
  const fields = [...parts].flatMap((part) => FIELDS_OF_PART[part].map((field) => [field, read[field]]));
  const contacts = contactsOf(draft.contacts, was, after);
  const next = { ...draft, ...Object.fromEntries(fields), contacts };
  return isSameCard(next, draft) ? draft : next;
}

function contactsOf(
  list: CardContact[],
  was: CardTemplate | undefined,
  { contacts, template: now }: CardView,
): CardContact[] {
  const isTheirs = ({ key }: CardContact) => now?.contacts.includes(key) ?? false;
  const wasTheirs = ({ key }: CardContact) => was?.contacts.includes(key) ?? false;
  const isHidden = ({ name }: CardContact) => now?.kinds.includes(name) ?? false;
  const wasHidden = ({ name }: CardContact) => was?.kinds.includes(name) ?? false;
  const own = list.filter((one) => !isTheirs(one) && !wasTheirs(one) && !isHidden(one));
  const keys = new Set(own.map(({ key }) => key));
  const back = contacts.filter(
    (one) => wasHidden(one) && !isTheirs(one) && !isHidden(one) && !keys.has(one.key),
  );
  return [...contacts.filter(isTheirs), ...own, ...back];
}

/**
 * What is known of the stored card from now on. Where nothing but its template is new, the newer version is what a save
 * is made on; else it stays the one that was read, so that a save notices the other.
 */
export function storedWithTemplate(saved: EditedCard, before: Read, after: Read): Read {
  const isOwnSame = isSameCard(withTemplate(saved, before, after), editedCardOf(after));
  return { ...before, template: after.template, version: isOwnSame ? after.version : before.version };
}
