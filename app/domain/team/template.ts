import { z } from "zod";
import { type CardContact, contactSchema } from "~/domain/cards/contacts";
import { CARD_DEFAULTS, CARD_DESIGNS, type CardContent } from "~/domain/cards/schema";
import { colorSchema, legibleOn } from "~/domain/color";
import { LIMITS } from "~/domain/limits";
import { filledLine } from "~/domain/text";

/** How a template affects a field of the cards that follow it: not at all, filled if empty, or fixed. */
export const TEMPLATE_MODES = ["free", "prefilled", "locked"] as const;
export type TemplateMode = (typeof TEMPLATE_MODES)[number];

/** The images that a template can set. A photo is the card holder's. */
export const TEMPLATE_IMAGES = ["logo", "banner"] as const;
export type TemplateImage = (typeof TEMPLATE_IMAGES)[number];

/**
 * What a template controls besides contacts. The two colours are one part: text and background must stay legible
 * together.
 */
export const TEMPLATE_PARTS = ["design", "colors", ...TEMPLATE_IMAGES] as const;
export type TemplatePart = (typeof TEMPLATE_PARTS)[number];

/** The fields of a card that a part controls. */
export const FIELDS_OF_PART = {
  design: ["design"],
  colors: ["backgroundColor", "fontColor"],
  logo: ["logo"],
  banner: ["banner"],
} as const satisfies Record<TemplatePart, readonly (keyof CardContent)[]>;

/** A card shows only one contact of these kinds: a locked one replaces the card's own. */
const SINGLE_KINDS: ReadonlySet<string> = new Set(["company", "website", "address"]);

const mode = z.enum(TEMPLATE_MODES);
const modes = Object.fromEntries(TEMPLATE_PARTS.map((part) => [part, mode.default("free")])) as Record<
  TemplatePart,
  z.ZodDefault<typeof mode>
>;

/** Modes of contacts by their keys. An oversized record is rejected before its entries are validated. */
const contactModes = z.preprocess(
  (given, { issues }) => {
    const max = LIMITS.templateContactModes;
    if (typeof given === "object" && given !== null && Object.keys(given).length > max)
      issues.push({ code: "custom", message: "tooMany", params: { max }, input: given });
    return given;
  },
  z.record(z.string().max(40), mode),
);

/**
 * The owner's input for a template; images are set by separate calls. A text colour that is illegible on the background
 * becomes black or white.
 */
export const templateInputSchema = z
  .strictObject({
    name: filledLine(LIMITS.templateName, "nameEmpty"),
    /** Whether new cards of members follow it: at most one template per owner. */
    isDefault: z.boolean().default(false),
    design: z.number().int().min(1).max(CARD_DESIGNS).default(CARD_DEFAULTS.design),
    backgroundColor: colorSchema.default(CARD_DEFAULTS.backgroundColor),
    fontColor: colorSchema.default(CARD_DEFAULTS.fontColor),
    contacts: z.array(contactSchema).max(LIMITS.templateContacts).default([]),
    modes: z.strictObject(modes).default({ design: "free", colors: "free", logo: "free", banner: "free" }),
    /** Of its contacts, by their keys; an absent one is prefilled. Other keys are not stored. */
    contactModes: contactModes.default({}),
  })
  .check(({ value, issues }) => {
    const keys = value.contacts.map(({ key }) => key);
    const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
    if (twice >= 0)
      issues.push({
        code: "custom",
        message: "duplicateKey",
        path: ["contacts", twice, "key"],
        input: keys[twice],
      });
  })
  .transform((input) => ({
    ...input,
    fontColor: legibleOn(input.backgroundColor, input.fontColor),
    contactModes: modesOf(input.contacts, input.contactModes),
  }));

function modesOf(contacts: readonly CardContact[], given: Readonly<Record<string, TemplateMode>>) {
  const known = contacts.flatMap(({ key }) => (Object.hasOwn(given, key) ? [[key, given[key]]] : []));
  return Object.fromEntries(known) as Record<string, TemplateMode>;
}
export type TemplateInput = z.output<typeof templateInputSchema>;

/** The part that is stored as one JSON value; the name is a column. */
export type TemplateContent = Omit<TemplateInput, "name">;

/** A template as applied to a card: with its images, by their URLs or keys. */
export type WornTemplate = TemplateContent & { logo?: string; banner?: string };

/** The parts of a card that are locked. */
export interface Locks {
  parts: TemplatePart[];
  /** The keys of its locked contacts. */
  contacts: string[];
  /** Contacts of these names are reserved to the template. */
  kinds: string[];
}

/** Empty values lock nothing: an absent image, a contact without a value. */
export function locksOf(template: WornTemplate): Locks {
  const locked = lockedContacts(template);
  return {
    parts: TEMPLATE_PARTS.filter((part) => template.modes[part] === "locked" && hasPart(template, part)),
    contacts: locked.map(({ key }) => key),
    kinds: [...new Set(locked.map(({ name }) => name).filter((name) => SINGLE_KINDS.has(name)))],
  };
}

const hasPart = (template: WornTemplate, part: TemplatePart): boolean =>
  part === "logo" || part === "banner" ? template[part] !== undefined : true;

const lockedContacts = ({ contacts, contactModes }: TemplateContent): CardContact[] =>
  contacts.filter(({ key, value }) => value !== "" && contactModes[key] === "locked");

type Look = Pick<CardContent, "design" | "backgroundColor" | "fontColor" | "contacts" | "logo" | "banner">;

/** A card with everything that its template locks: locked contacts come first. */
export function applyTemplate<Card extends Look>(card: Card, template: WornTemplate): Card {
  const { parts } = locksOf(template);
  const fields = parts.flatMap((part) => FIELDS_OF_PART[part].map((field) => [field, template[field]]));
  return { ...card, ...Object.fromEntries(fields), contacts: shownContacts(card.contacts, template) };
}

function shownContacts(own: CardContact[], template: WornTemplate): CardContact[] {
  const { kinds } = locksOf(template);
  const locked = lockedContacts(template);
  if (locked.length === 0) return own;
  const keys = new Set(locked.map(({ key }) => key));
  const others = own.filter(({ key, name }) => !keys.has(key) && !kinds.includes(name));
  return [...locked, ...others].slice(0, LIMITS.cardContacts);
}

/**
 * Prefills a card that starts to follow a template: prefilled values are set where it has none of its own. The caller
 * copies the images.
 * @returns the same object if there is nothing to fill
 */
export function prefilled<Card extends Look>(card: Card, template: WornTemplate, newKey: () => string): Card {
  const { modes, design, backgroundColor, fontColor } = template;
  const hasOwnDesign = card.design !== CARD_DEFAULTS.design;
  const hasOwnColors =
    card.backgroundColor !== CARD_DEFAULTS.backgroundColor || card.fontColor !== CARD_DEFAULTS.fontColor;
  const contacts = prefilledContacts(card.contacts, template, newKey);
  const next = {
    ...card,
    ...(modes.design === "prefilled" && !hasOwnDesign && { design }),
    ...(modes.colors === "prefilled" && !hasOwnColors && { backgroundColor, fontColor }),
    contacts,
  };
  const isSame = contacts === card.contacts && FIELDS.every((field) => next[field] === card[field]);
  return isSame ? card : next;
}

const FIELDS = ["design", "backgroundColor", "fontColor"] as const;

function prefilledContacts(
  own: CardContact[],
  template: TemplateContent,
  newKey: () => string,
): CardContact[] {
  let list = own;
  for (const { key, name, label, value } of template.contacts) {
    const contactMode = template.contactModes[key] ?? "prefilled";
    if (contactMode !== "prefilled" || value === "") continue;
    const same = list.filter((contact) => contact.name === name);
    const empty = same.find((contact) => contact.value === "");
    if (empty)
      list = list.map((contact) =>
        contact === empty ? { ...contact, value, label: contact.label || label } : contact,
      );
    else if (same.length === 0 && list.length < LIMITS.cardContacts)
      list = [...list, { key: newKey(), name, label, value }];
  }
  return list;
}

/** A template as returned to its owner. */
export const templateViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  design: z.number().int(),
  backgroundColor: z.string(),
  fontColor: z.string(),
  contacts: z.array(contactSchema),
  modes: z.object(
    Object.fromEntries(TEMPLATE_PARTS.map((part) => [part, mode])) as Record<TemplatePart, typeof mode>,
  ),
  contactModes: z.record(z.string(), mode),
  logo: z.url().optional(),
  banner: z.url().optional(),
  /** How many cards follow it. */
  cards: z.number().int(),
  /** Raised by one at each write. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type TemplateView = z.output<typeof templateViewSchema>;

/** The template of a card, as returned to the card's editor. */
export const cardTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The name of the team's owner. */
  team: z.string(),
  /** The parts of the card that the template controls. */
  parts: z.array(z.enum(TEMPLATE_PARTS)),
  /** The keys of contacts that it controls; they come first. */
  contacts: z.array(z.string()),
  /** Contacts of these names are reserved to the template. */
  kinds: z.array(z.string()),
});
export type CardTemplate = z.output<typeof cardTemplateSchema>;

/** Cards that start or stop following a template: listed by id or hash, or all of the owner's. */
export const followersSchema = z
  .strictObject({
    cards: z.array(z.string().max(40)).min(1).max(LIMITS.templateCards).optional(),
    all: z.literal(true).optional(),
    follows: z.boolean().default(true),
  })
  .refine(({ cards, all }) => (cards === undefined) !== (all === undefined), {
    path: ["cards"],
    error: "required",
  });
export type Followers = z.output<typeof followersSchema>;

/** An owner's card in the selection of a template's followers. */
export const followerSchema = z.object({
  hash: z.string(),
  title: z.string(),
  header: z.string(),
  /** The template that it follows. */
  template: z.string().optional(),
});
export type Follower = z.output<typeof followerSchema>;
