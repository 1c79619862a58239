import { z } from "zod";
import type { CardContact } from "~/domain/cards/contacts";
import { guessName } from "~/domain/cards/person-name";
import { type CardPrefill, prefillOf, withoutSampleContacts } from "~/domain/cards/samples";
import {
  CARD_IMAGE_SLOTS,
  CARD_PLATFORMS,
  type CardContent,
  type CardImageSlot,
  cardDraftSchema,
} from "~/domain/cards/schema";
import { type FieldError, fieldErrorsOf } from "~/domain/errors";
import { isCode, newCode, newKey } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { isSameJson } from "~/domain/same-json";

/** A card while it is edited: its content, which may be incomplete, and the page that its code opens. */
export type EditedCard = Pick<
  CardContent,
  | "title"
  | "header"
  | "givenName"
  | "familyName"
  | "subheader"
  | "contacts"
  | "linkAction"
  | "design"
  | "backgroundColor"
  | "fontColor"
  | "platform"
  | "logo"
  | "photo"
  | "banner"
> & {
  pageId: string | null;
  takesDetails: boolean;
  /** Of a card that is not stored: the code used in its previews and assigned to it on save. */
  code?: string;
  /** Of a card that is not stored: its template. */
  prefill?: CardPrefill;
};

/** The editable part of a loaded card. */
export function editedCardOf(card: CardContent & { pageId?: string }): EditedCard {
  const { title, header, givenName, familyName, subheader, contacts } = card;
  const { linkAction, design, backgroundColor, fontColor } = card;
  const { logo, photo, banner, platform, pageId } = card;
  return {
    title,
    header,
    givenName,
    familyName,
    subheader,
    contacts,
    linkAction,
    design,
    backgroundColor,
    fontColor,
    platform,
    logo,
    photo,
    banner,
    pageId: pageId ?? null,
    takesDetails: card.takesDetails ?? false,
  };
}

/** A new card as the editor opens with it, with an unused code. */
export const newEditedCard = (
  card: CardContent & { pageId?: string },
  prefill?: CardPrefill,
): EditedCard => ({
  ...editedCardOf(card),
  code: newCode(),
  ...(prefill && { prefill }),
});

const text = z.string().max(5000);
const storedSchema = z.object({
  title: text,
  header: text,
  givenName: text.optional(),
  familyName: text.optional(),
  subheader: text.optional(),
  contacts: z.array(z.object({ key: text, name: text, label: text, value: text })).max(100),
  linkAction: z.union([z.literal(1), z.literal(2)]),
  design: z.number(),
  backgroundColor: z.string().regex(/^#[0-9A-F]{6}$/),
  fontColor: z.string().regex(/^#[0-9A-F]{6}$/),
  platform: z.enum(CARD_PLATFORMS).optional(),
  logo: text.optional(),
  photo: text.optional(),
  banner: text.optional(),
  pageId: z.string().nullable(),
  takesDetails: z.boolean().default(false),
  code: z.string().refine(isCode).optional().catch(undefined),
  prefill: z
    .object({ id: text, samples: z.array(text).max(100) })
    .optional()
    .catch(undefined),
});

/** A card stored in the browser, possibly incomplete; null for anything else. */
export function parseEditedCard(stored: unknown): EditedCard | null {
  const parsed = storedSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** The body that makes a card. */
export function createBody({ pageId, logo: _l, photo: _p, banner: _b, prefill: _t, ...card }: EditedCard) {
  return { ...card, ...(pageId ? { pageId } : {}) };
}

/** The body that updates a card: contains every field, so that emptied ones are cleared. */
export function updateBody(edited: EditedCard) {
  const { logo: _l, photo: _p, banner: _b, ...card } = whole(edited);
  return card;
}

/** Whether two cards have the same content, regardless of field order and code. */
export function isSameCard(a: EditedCard, b: EditedCard): boolean {
  return a === b || isSameJson(whole(a), whole(b));
}

const whole = ({ code: _c, prefill: _t, ...card }: EditedCard) => ({
  ...card,
  givenName: card.givenName ?? "",
  familyName: card.familyName ?? "",
  subheader: card.subheader ?? "",
});

/** A card with its image addresses replaced; the same object if none changes. */
export function withCardImages(
  card: EditedCard,
  exchange: (address: string, slot: CardImageSlot) => string | undefined,
): EditedCard {
  const changed = CARD_IMAGE_SLOTS.flatMap((slot) => {
    const address = card[slot];
    const next = address === undefined ? undefined : exchange(address, slot);
    return next === address ? [] : [[slot, next] as const];
  });
  return changed.length > 0 ? { ...card, ...Object.fromEntries(changed) } : card;
}

/** Validation errors of a card before it is sent, by the server's schema. */
export function problemsOf(card: EditedCard): FieldError[] {
  const parsed = cardDraftSchema.safeParse(createBody(card));
  return parsed.success ? [] : fieldErrorsOf(parsed.error);
}

/** What a card takes from a page. Filled-in contacts are preserved; those of the page that differ are appended. */
export function takenFromPage(
  card: EditedCard,
  taken: CardContent,
  pageId: string | null,
): Partial<EditedCard> {
  const { header, subheader, backgroundColor, fontColor } = taken;
  const said = (contact: CardContact) => `${contact.name} ${contact.value}`;
  const own = card.contacts.filter(({ value }) => value !== "");
  const known = new Set(own.map(said));
  const added = taken.contacts.filter((contact) => contact.value !== "" && !known.has(said(contact)));
  const contacts = [...own, ...added].slice(0, LIMITS.cardContacts);
  return {
    header,
    // Name parts do not apply to another header, which may be a shop's.
    ...(header === card.header ? {} : { givenName: "", familyName: "" }),
    subheader,
    title: card.title || taken.title,
    backgroundColor,
    fontColor,
    pageId,
    ...(added.length > 0 ? { contacts } : {}),
  };
}

/**
 * What a card takes from a template: its look, and its text where the card has none. Filled-in values are preserved;
 * those from an earlier template are removed.
 */
export function takenFromTemplate(
  card: EditedCard,
  template: { id: string; card: CardContent },
): Partial<EditedCard> {
  const { subheader, backgroundColor, fontColor, design, ...taken } = template.card;
  const filled = withoutSampleContacts(card.contacts, card.prefill).contacts.filter(
    ({ value }) => value !== "",
  );
  const named = new Set(filled.map(({ name }) => name));
  const added = taken.contacts.filter(({ name }) => !named.has(name));
  const header = card.header.trim() ? card.header : taken.header;
  return {
    header,
    ...(header === card.header ? {} : guessName(header)),
    subheader,
    contacts: [...filled, ...added.map((contact) => ({ ...contact, key: newKey() }))].slice(
      0,
      LIMITS.cardContacts,
    ),
    backgroundColor,
    fontColor,
    design,
    prefill: prefillOf(template),
  };
}
