import type { CardContact } from "~/domain/cards/contacts";
import { CARD_DEFAULTS, type CardContent, type CardUpdate } from "~/domain/cards/schema";
import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { applyTemplate, FIELDS_OF_PART, locksOf, type WornTemplate } from "./template";

/** What a change of a card is decided by. */
interface Locked {
  /** The card's own values, as they are stored or as a new card begins. */
  stored: CardContent;
  template: WornTemplate;
  /** The name of the team, for the sentence. */
  team: string;
}

/**
 * A change of a card that follows a template, with the card's own values alone: what the template locks and what it hides
 * stays stored as it is, so that it is there again when it is unlocked.
 * @param sent a locked field in it says what was read, or what is stored, or nothing
 * @throws AppError forbidden (fieldLocked) with the `field` that says anything else
 */
export function ownValues<Change extends CardUpdate>(
  sent: Change,
  { stored, template, team }: Locked,
): Change {
  const { parts } = locksOf(template);
  const own: CardUpdate = { ...sent };
  for (const field of parts.flatMap((part) => FIELDS_OF_PART[part])) {
    if (field === "logo" || field === "banner") continue;
    const given = sent[field];
    if (given !== undefined && given !== template[field] && given !== stored[field])
      throw locked(field, team);
    delete own[field];
  }
  if (sent.contacts) own.contacts = ownContacts(sent.contacts, { stored, template, team });
  return own as Change;
}

/**
 * A new card with its own values alone.
 * @throws AppError forbidden (fieldLocked) for a locked field that says neither what the template does nor the default
 */
export function newOwnValues(card: CardContent, template: WornTemplate, team: string): CardContent {
  const { parts, contacts: keys } = locksOf(template);
  const fields = parts.flatMap((part) => FIELDS_OF_PART[part]);
  for (const field of BEGUN.filter((name) => fields.includes(name)))
    if (card[field] !== template[field] && card[field] !== CARD_DEFAULTS[field]) throw locked(field, team);
  const begun = BEGUN.flatMap((field) => (fields.includes(field) ? [[field, CARD_DEFAULTS[field]]] : []));
  const contacts = card.contacts.filter(({ key }) => !keys.includes(key));
  return { ...card, ...Object.fromEntries(begun), contacts };
}

/** What a card has from its beginning. */
const BEGUN = ["design", "backgroundColor", "fontColor"] as const;

function ownContacts(sent: CardContact[], { stored, template, team }: Locked): CardContact[] {
  const { contacts: keys, kinds } = locksOf(template);
  if (keys.length === 0 || isSame(sent, stored.contacts)) return sent;
  const shown = applyTemplate(stored, template).contacts;
  const lockedOnes = shown.filter(({ key }) => keys.includes(key));
  for (const contact of lockedOnes) {
    const index = sent.findIndex(({ key }) => key === contact.key);
    const given = sent[index];
    if (!given) throw locked("contacts", team);
    if (!isSame([given], [contact])) throw locked(`contacts.${index}.value`, team);
  }
  const own = sent.filter(({ key }) => !keys.includes(key));
  const foreign = own.find(
    (contact) => kinds.includes(contact.name) && !stored.contacts.some(({ key }) => key === contact.key),
  );
  if (foreign) throw locked(`contacts.${sent.indexOf(foreign)}.name`, team);
  // What the card has and its template hides comes back to where it was.
  const shownKeys = new Set(shown.map(({ key }) => key));
  const sentKeys = new Set(own.map(({ key }) => key));
  stored.contacts.forEach((contact, index) => {
    if (!shownKeys.has(contact.key) && !sentKeys.has(contact.key)) own.splice(index, 0, contact);
  });
  return own.slice(0, LIMITS.cardContacts);
}

function isSame(a: readonly CardContact[], b: readonly CardContact[]): boolean {
  const plain = (list: readonly CardContact[]) =>
    JSON.stringify(list.map(({ key, name, label, value }) => [key, name, label, value]));
  return plain(a) === plain(b);
}

/** That a field of a card is its team's to change. */
export const locked = (field: string, team: string): AppError =>
  new AppError("forbidden", {
    field,
    messageKey: "fieldLocked",
    params: { team },
    fields: [{ field, messageKey: "fieldLocked", params: { team } }],
  });
