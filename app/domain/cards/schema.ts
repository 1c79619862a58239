import { z } from "zod";
import { colorSchema } from "~/domain/color";
import { ID_PREFIXES, isCode, isId } from "~/domain/ids";
import { maxJsonBytes } from "~/domain/json-size";
import { LIMITS } from "~/domain/limits";
import { filledLine, singleLine } from "~/domain/text";
import { contactSchema, defaultContacts } from "./contacts";
import type { CardView } from "./view";

/** What scanning the card's code does. */
export const LINK_ACTION = { page: 1, contacts: 2 } as const;
export const CARD_PLATFORMS = ["ios", "android"] as const;
export const CARD_IMAGE_SLOTS = ["logo", "photo", "banner"] as const;
export type CardImageSlot = (typeof CARD_IMAGE_SLOTS)[number];

/** How many arrangements of a card there are: `domain/passes/designs` has one for each. */
export const CARD_DESIGNS = 8;

export const CARD_DEFAULTS = {
  linkAction: LINK_ACTION.page,
  design: 1,
  backgroundColor: "#FFFFFF",
  fontColor: "#000000",
} as const;

const fields = {
  title: filledLine(LIMITS.cardTitle, "titleEmpty"),
  header: filledLine(LIMITS.cardHeader, "headerEmpty"),
  givenName: singleLine(LIMITS.cardHeader),
  familyName: singleLine(LIMITS.cardHeader),
  subheader: singleLine(LIMITS.cardSubheader),
  contacts: z.array(contactSchema).max(LIMITS.cardContacts),
  linkAction: z.union([z.literal(LINK_ACTION.page), z.literal(LINK_ACTION.contacts)]),
  design: z.number().int().min(1).max(CARD_DESIGNS),
  platform: z.enum(CARD_PLATFORMS),
  backgroundColor: colorSchema,
  fontColor: colorSchema,
  pageId: z.string().refine((id) => isId(ID_PREFIXES.page, id), { error: "invalidFormat" }),
  takesDetails: z.boolean(),
};

/** Fields that reading a card gives and writing it ignores; images change through their own calls. */
export const CARD_READ_ONLY = [
  "id",
  "hash",
  "qrUrl",
  "url",
  "contactFileUrl",
  "isDuplicate",
  "state",
  "version",
  "member",
  "team",
  "template",
  "logo",
  "photo",
  "banner",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof CardView)[];

type ReadOnly = (typeof CARD_READ_ONLY)[number];

const ignored = z.unknown().optional().meta({ readOnly: true });
const readOnly = Object.fromEntries(CARD_READ_ONLY.map((name) => [name, ignored])) as Record<
  ReadOnly,
  typeof ignored
>;

function withoutReadOnly<T extends Record<string, unknown>>(card: T): Omit<T, ReadOnly> {
  const writable: Record<string, unknown> = { ...card };
  for (const name of CARD_READ_ONLY) delete writable[name];
  return writable as Omit<T, ReadOnly>;
}

const checkSize = maxJsonBytes(LIMITS.cardJson, "cardTooLarge", "contacts");

const newCard = {
  ...readOnly,
  title: fields.title,
  header: fields.header,
  /** The name in two parts, for phone books; without either it is one. */
  givenName: fields.givenName.optional(),
  familyName: fields.familyName.optional(),
  subheader: fields.subheader.optional(),
  contacts: fields.contacts.optional().transform((given) => given ?? defaultContacts()),
  linkAction: fields.linkAction.default(CARD_DEFAULTS.linkAction),
  design: fields.design.default(CARD_DEFAULTS.design),
  platform: fields.platform.optional(),
  backgroundColor: fields.backgroundColor.default(CARD_DEFAULTS.backgroundColor),
  fontColor: fields.fontColor.default(CARD_DEFAULTS.fontColor),
  pageId: fields.pageId.optional(),
  /** Whether visitors of the card's page can leave their own details, while its owner pays. */
  takesDetails: fields.takesDetails.default(true),
};

/** A new card: a title and a header, everything else has a default. */
export const cardInputSchema = z.strictObject(newCard).transform(withoutReadOnly).check(checkSize);

export type CardInput = z.output<typeof cardInputSchema>;

/**
 * A new card as the editor sends it: with the code that its previews were drawn with. It becomes the card's code unless
 * there is one of that name already, of any owner.
 */
export const cardDraftSchema = z
  .strictObject({
    ...newCard,
    code: z.string().refine(isCode, { error: "invalidFormat" }).optional(),
  })
  .transform(withoutReadOnly)
  .check(checkSize);

export type CardDraft = z.output<typeof cardDraftSchema>;

/** @returns a draft as a card and its requested code */
export function cardOfDraft({ code, ...card }: CardDraft): { card: CardInput; code: string | undefined } {
  return { card, code };
}

/** A change of a card: what is left out stays as it is. `pageId: null` takes the link to a page away. */
export const cardUpdateSchema = z
  .strictObject({
    ...readOnly,
    title: fields.title.optional(),
    header: fields.header.optional(),
    givenName: fields.givenName.optional(),
    familyName: fields.familyName.optional(),
    subheader: fields.subheader.optional(),
    contacts: fields.contacts.optional(),
    linkAction: fields.linkAction.optional(),
    design: fields.design.optional(),
    platform: fields.platform.optional(),
    backgroundColor: fields.backgroundColor.optional(),
    fontColor: fields.fontColor.optional(),
    pageId: fields.pageId.nullish(),
    takesDetails: fields.takesDetails.optional(),
  })
  .transform(withoutReadOnly)
  .check(checkSize);

export type CardUpdate = z.output<typeof cardUpdateSchema>;

export const connectPageSchema = z.strictObject({ pageId: fields.pageId });

/**
 * What is stored of a card as one JSON value; the linked page and the code are rows of their own. Cards stored before
 * `takesDetails` existed lack it, and accept no details.
 */
export type CardContent = Omit<CardInput, "pageId" | "takesDetails"> & {
  takesDetails?: boolean;
  logo?: string;
  photo?: string;
  banner?: string;
};

/** The content of a new card. */
export function cardContentOf(input: CardInput): CardContent {
  const { pageId: _pageId, ...content } = input;
  return content;
}

/**
 * Stored content with a change applied; the images stay. A changed name drops the parts of the old one, unless they are
 * given.
 */
export function applyCardUpdate(stored: CardContent, update: CardUpdate): CardContent {
  const { pageId: _pageId, ...parts } = update;
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  const isRenamed = update.header !== undefined && update.header !== stored.header;
  if (!isRenamed) return { ...stored, ...given };
  const { givenName: _given, familyName: _family, ...rest } = stored;
  return { ...rest, ...given };
}

/** A card as the editor starts with it: nothing filled in yet, so not one that could be saved. */
export function emptyCard(): CardContent {
  return { title: "", header: "", contacts: defaultContacts(), ...CARD_DEFAULTS, takesDetails: true };
}
