import type { CardContact } from "~/domain/cards/contacts";
import { CARD_DEFAULTS, type CardContent, type CardUpdate } from "~/domain/cards/schema";
import { AppError, invalidField } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { applyTemplate, FIELDS_OF_PART, locksOf, type WornTemplate } from "./template";

/** What a change of a card is decided by. */
interface Locked {
  /** The card's own values, as stored or as in a new card. */
  stored: CardContent;
  template: WornTemplate;
  /** The team's name, for the message. */
  team: string;
}

/**
 * Reduces a change of a card that follows a template to the card's own values: values that the template locks or hides
 * stay stored, so that they reappear when unlocked.
 * @param sent a locked field in it equals the one read or stored, or is absent
 * @throws AppError forbidden (fieldLocked) with the `field` of any other value, invalid (duplicateKey)
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
 * @throws AppError forbidden (fieldLocked) for a locked field that equals neither the template's value nor the default
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
  refuseTwice(sent, keys);
  const shown = applyTemplate(stored, template).contacts;
  const lockedOnes = shown.filter(({ key }) => keys.includes(key));
  for (const contact of lockedOnes) {
    const index = sent.findIndex(({ key }) => key === contact.key);
    const given = sent[index];
    if (!given) throw locked("contacts", team);
    if (!isSame([given], [contact])) throw locked(`contacts.${index}.value`, team);
  }
  const own = sent.filter(({ key }) => !keys.includes(key));
  // Of a kind reserved to the template a card keeps its own contacts, and accepts no new hidden ones.
  for (const contact of own.filter(({ name }) => kinds.includes(name))) {
    const had = stored.contacts.find(({ key, name }) => key === contact.key && name === contact.name);
    if (had && isSame([had], [contact])) continue;
    throw locked(`contacts.${sent.indexOf(contact)}.${had ? "value" : "name"}`, team);
  }
  // Hidden contacts of the card are put back in place.
  const sentKeys = new Set(own.map(({ key }) => key));
  stored.contacts.forEach((contact, index) => {
    if (!shown.includes(contact) && !sentKeys.has(contact.key)) own.splice(index, 0, contact);
  });
  return own.slice(0, LIMITS.cardContacts);
}

/**
 * The contacts of a card created by a member: of kinds reserved to the template it has none of its own, which would
 * appear when it stops following the template.
 * @throws AppError forbidden (fieldLocked), invalid (duplicateKey)
 */
export function refuseLockedContacts(
  contacts: readonly CardContact[],
  template: WornTemplate,
  team: string,
): void {
  const { contacts: keys, kinds } = locksOf(template);
  refuseTwice(contacts, keys);
  contacts.forEach((contact, index) => {
    const isTheirs = keys.includes(contact.key);
    if (isTheirs && !template.contacts.some((one) => isSame([one], [contact])))
      throw locked(`contacts.${index}.value`, team);
    if (!isTheirs && contact.value !== "" && kinds.includes(contact.name))
      throw locked(`contacts.${index}.name`, team);
  });
}

/** A locked contact is sent once: of two of its key one would be lost. @throws AppError invalid (duplicateKey) */
function refuseTwice(sent: readonly CardContact[], keys: readonly string[]): void {
  const twice = sent.findIndex(
    ({ key }, index) => keys.includes(key) && sent.findIndex((one) => one.key === key) < index,
  );
  if (twice >= 0) throw invalidField(`contacts.${twice}.key`, "duplicateKey");
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
