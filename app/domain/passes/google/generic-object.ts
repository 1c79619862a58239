import { BRAND } from "~/domain/brand";
import type { CardContact } from "~/domain/cards/contacts";
import { contactHref } from "~/domain/cards/contacts";
import type { CardImageSlot } from "~/domain/cards/schema";
import { type PassCard, type PassField, passFace } from "~/domain/passes/pass-face";
import { cleanLine } from "~/domain/text";
import { type GoogleFront, googleFront } from "./front";
import { classIdOf, FRONT_MODULES } from "./generic-class";
import {
  boundedLine,
  boundedLines,
  type LocalizedText,
  ownText,
  type Translations,
  translatedText,
} from "./text";

/** Code points at most; Google shows less of most of them. */
const MOST = { title: 60, header: 120, subheader: 120, label: 60, value: 300, link: 60 };
/** Google shows at most that many text modules of an object, and that many links. */
const MAX_SHOWN = 10;

/** A generic pass as Google's REST API takes it (`genericObject`), with the fields that we use. */
export interface GenericObject {
  id: string;
  classId: string;
  state: GoogleState;
  cardTitle: LocalizedText;
  header: LocalizedText;
  hexBackgroundColor: string;
  barcode: { type: "QR_CODE"; value: string; alternateText: string };
  textModulesData: TextModule[];
  subheader?: LocalizedText;
  logo?: GoogleImage;
  heroImage?: GoogleImage;
  linksModuleData?: { uris: GoogleLink[] };
}

export type GoogleState = "ACTIVE" | "INACTIVE";

export interface TextModule {
  id: string;
  header: string;
  localizedHeader?: LocalizedText;
  body: string;
}

interface GoogleImage {
  sourceUri: { uri: string };
  contentDescription: LocalizedText;
}

interface GoogleLink {
  id: string;
  uri: string;
  description: string;
}

export interface GooglePassMeta {
  issuerId: string;
  cardId: string;
  /** Absolute addresses of the images in Google's formats; absent if the card has none. */
  images: Partial<Record<"logo" | "portrait" | "hero", string>>;
  /** The short address in the code. */
  codeUrl: string;
  /** The card's page, for what the pass has no room for. */
  cardUrl: string;
  /** What a contact is called where its owner gave it no label, by contact name. */
  names: Readonly<Record<string, Translations>>;
}

/** What the object of a card needs of the card. */
export type GooglePassCard = PassCard & { backgroundColor: string };

/** @returns the id of a card's object: one a card, so that making it twice is making it once */
export function objectIdOf(issuerId: string, cardId: string): string {
  return `${issuerId}.${cardId}`;
}

/** A card as the object of Google Wallet's generic pass. Only what the card has is in it. */
export function genericObject(card: GooglePassCard, meta: GooglePassMeta): GenericObject {
  const { issuerId, images, codeUrl } = meta;
  const front = googleFront(passFace(card), card);
  const name = boundedLine(card.header, MOST.header) || BRAND;
  const over = boundedLine(front.over?.value ?? "", MOST.subheader);
  const image = (uri: string): GoogleImage => ({
    sourceUri: { uri },
    contentDescription: ownText(name),
  });
  const circle = front.circle === "photo" ? images.portrait : front.circle && images.logo;
  const hero = front.hero && images.hero;
  const modules = modulesOf(card, front, meta.names);
  const links = linksOf(card.contacts, meta.cardUrl, modules.length > MAX_SHOWN);
  return {
    id: objectIdOf(issuerId, meta.cardId),
    classId: classIdOf(issuerId),
    state: "ACTIVE",
    cardTitle: ownText(boundedLine(front.title, MOST.title) || BRAND),
    header: ownText(name),
    ...(over && { subheader: ownText(over) }),
    ...(circle && { logo: image(circle) }),
    ...(hero && { heroImage: image(hero) }),
    hexBackgroundColor: card.backgroundColor.toLowerCase(),
    barcode: { type: "QR_CODE", value: codeUrl, alternateText: codeUrl.replace(/^https?:\/\//, "") },
    textModulesData: modules.slice(0, MAX_SHOWN),
    ...(links.length > 0 && { linksModuleData: { uris: links } }),
  };
}

/** The images of a card that its pass shows in Google Wallet, and as what. */
export function googleImages(card: PassCard): Partial<Record<"logo" | "portrait" | "hero", CardImageSlot>> {
  const { circle, hero } = googleFront(passFace(card), card);
  return {
    ...(circle === "photo" && { portrait: circle }),
    ...(circle === "logo" && { logo: circle }),
    ...(hero && { hero }),
  };
}

/** The front's fields by the names that the class's rows reference, then values shown nowhere else. */
function modulesOf(card: PassCard, front: GoogleFront, names: GooglePassMeta["names"]): TextModule[] {
  const onFront = front.rows.flat();
  const said = shownOnFront(card, front, onFront);
  const read = card.contacts.filter(
    (contact) => contact.value !== "" && !said.has(contact) && contactHref(contact) === null,
  );
  const isLineShown = [front.over, ...onFront, ...read].some(
    (one) => one?.name === "position" && one.value === card.subheader,
  );
  const line = isLineShown || !card.subheader ? [] : [{ name: "position", label: "", value: card.subheader }];
  return [
    ...front.rows.flatMap((row, i) =>
      row.map((field, j) => moduleOf(FRONT_MODULES[2 * i + j] as string, field, names)),
    ),
    ...[...line, ...read].map((contact, i) => moduleOf(`more${i + 1}`, contact, names)),
  ].filter(({ body }) => body !== "");
}

/** The contacts that the front shows in full: as title, over the name, or in its rows. */
function shownOnFront(card: PassCard, { over }: GoogleFront, rows: PassField[]): Set<CardContact> {
  const filled = card.contacts.filter(({ value }) => value !== "");
  const isWhole = ({ value }: CardContact, most: number) => boundedLine(value, most) === cleanLine(value);
  const company = filled.filter(({ name }) => name === "company").slice(0, 1);
  const position = filled.filter(({ key, name }) => over?.key === key && over.name === name).slice(0, 1);
  return new Set([
    ...company.filter((contact) => isWhole(contact, MOST.title)),
    ...position.filter((contact) => isWhole(contact, MOST.subheader)),
    ...rows.flatMap(
      (field) => filled.find(({ key, name }) => field.key === key && field.name === name) ?? [],
    ),
  ]);
}

function moduleOf(
  id: string,
  { name, label, value }: Pick<CardContact, "name" | "label" | "value">,
  names: GooglePassMeta["names"],
): TextModule {
  const own = boundedLine(label, MOST.label);
  const body = boundedLines(value, MOST.value);
  const ours = names[name];
  if (own || !ours) return { id, header: own || name, body };
  return { id, header: ours.en, localizedHeader: translatedText(ours), body };
}

/**
 * Every contact with a link, by its safe URL; if not everything is shown, of links or other values, the last is the
 * card's page, which shows all.
 */
function linksOf(contacts: readonly CardContact[], cardUrl: string, hasMore: boolean): GoogleLink[] {
  const links = contacts.flatMap((contact, i) => {
    const uri = contactHref(contact);
    return uri === null ? [] : [linkOf(`link${i + 1}`, uri, contact.label || contact.value)];
  });
  if (links.length <= MAX_SHOWN && !hasMore) return links;
  return [...links.slice(0, MAX_SHOWN - 1), linkOf("card", cardUrl, cardUrl)];
}

function linkOf(id: string, uri: string, text: string): GoogleLink {
  const seen = text.replace(/^https?:\/\/(www\.)?/, "");
  return { id, uri, description: boundedLine(seen, MOST.link) || uri };
}

/** An object as a patch of itself: removed values are null, so that Google deletes them. */
export function objectPatch(object: GenericObject): Record<string, unknown> {
  return { subheader: null, logo: null, heroImage: null, linksModuleData: null, ...object };
}
