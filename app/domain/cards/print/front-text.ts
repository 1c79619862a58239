import { placedPath } from "~/domain/codes/path";
import { pathOf } from "~/domain/pdf-operators";
import type { CardContent } from "../schema";
import type { DrawnText, TextToDraw } from "./lines";
import { textRoom } from "./room";
import type { Size } from "./sheet";

type NamedCard = Pick<CardContent, "header" | "subheader" | "contacts">;

/** Heights of letters in mm. */
const SIZES = { company: 2.9, name: 5.8, position: 3.1 } as const;
/** Size of contacts: 7.5 points, or 7 if one is too long; smaller print is hard to read. */
const CONTACT = 2.65;
export const MIN_CONTACT = 2.47;
/** Line height, in letter heights. */
const LEADING = 1.28;
/** Before position and name, and before the contacts. */
const BEFORE = 0.9;
const BEFORE_CONTACTS = 1.4;
/** Grapheme clusters that two lines of a name or contact can hold, about: more are never drawn. */
const MAX_NAME = 80;
const MAX_CONTACT = 120;
/** Code points after compatibility decomposition (one ligature may be a phrase): marks take no room, and each costs. */
const MAX_POINTS = 300;
/** Maximum contact lines, and the minimum for a card that lets recipients reach its owner. */
const MAX_CONTACTS = 4;
const MIN_CONTACTS = 2;

const KINDS = ["company", "name", "position"] as const;
const FONTS = { company: "arimo", name: "lora", position: "arimo-regular" } as const;
/** Contacts printed on a front, by descending priority. */
const SHOWN = ["phone", "email", "cellphone", "website", "address"] as const;

const filled = ({ contacts }: NamedCard, name: string): string =>
  contacts.find((one) => one.name === name && one.value.trim() !== "")?.value ?? "";

/** A website as usually written. */
const plainAddress = (url: string) =>
  url
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/\/$/, "");

/** The contacts of a card that can be printed on its front. */
const contactsOn = (card: NamedCard): { name: string; text: string }[] =>
  SHOWN.map((name) => ({ name, text: filled(card, name).trim() }))
    .filter(({ text }) => text !== "")
    .map(({ name, text }) => ({
      name,
      text: name === "website" ? plainAddress(text) : text.replace(/\s*\n\s*/g, ", "),
    }))
    .slice(0, MAX_CONTACTS);

/**
 * The texts of a front to draw as outlines: company, name and position, as on the card's face, then its contacts. A
 * contact wider than the room at its smallest takes two lines, a number one; any line wider than the room in the
 * smallest print is cut.
 * @param isNarrow whether a poster stands beside them
 */
export function frontTexts(card: NamedCard, size: Size, isNarrow: boolean): TextToDraw[] {
  const said = {
    company: filled(card, "company"),
    name: card.header,
    position: filled(card, "position") || (card.subheader ?? ""),
  };
  const room = textRoom(size, isNarrow);
  const cutEms = room / MIN_CONTACT;
  return [
    ...KINDS.map(
      (kind): TextToDraw => ({
        text: shortened(said[kind], MAX_NAME),
        font: FONTS[kind],
        maxEms: room / SIZES[kind],
        maxLines: 2,
        cutEms,
      }),
    ),
    ...contactsOn(card).map(
      ({ name, text }): TextToDraw => ({
        text: shortened(text, MAX_CONTACT),
        font: "arimo-regular",
        maxEms: cutEms,
        maxLines: name === "phone" || name === "cellphone" ? 1 : 2,
        cutEms,
      }),
    ),
  ];
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text on one line, of at most `max` grapheme clusters; an ellipsis replaces the rest. */
function shortened(text: string, max: number): string {
  const plain = text.replace(/\s+/g, " ").trim().toWellFormed();
  let kept = "";
  let [count, points] = [0, 0];
  for (const { segment } of graphemes.segment(plain)) {
    points += [...segment.normalize("NFKD")].length;
    if (++count > max || points > MAX_POINTS) return `${kept.trimEnd()}…`;
    kept += segment;
  }
  return kept;
}

/** A line of a front. */
interface FrontLine {
  path: DrawnText["lines"][number]["path"];
  /** Of its letters, and how far its top is from that of the block, and its width; in mm. */
  size: number;
  top: number;
  width: number;
  isContact: boolean;
}

export interface TextBlock {
  height: number;
  lines: FrontLine[];
  /** Whether it has fewer than MIN_CONTACTS contacts, so that the owner cannot be reached. */
  isShort: boolean;
}

/**
 * The lines of a front, one below the other, each no wider than the room: company, name and position, and as many
 * contacts as fit; the other lines shrink to make room for two contacts.
 * @param texts of {@link frontTexts}, in their order
 * @param high the available height, and how much of it images take; two contacts are drawn regardless
 */
export function textBlock(
  { texts, room }: { texts: readonly DrawnText[]; room: number },
  high: { room: number; reserved: number },
): TextBlock {
  const main = KINDS.flatMap((kind, at) => linesOf(texts[at], room, SIZES[kind], at > 0 ? BEFORE : 0));
  const contacts = texts.slice(KINDS.length).map((text) => linesOf(text, room, CONTACT, 0));
  const needed = Math.min(MIN_CONTACTS, contacts.length);
  const blockOf = (count: number, share = 1) => ({
    ...stacked(
      main.map((line) => smaller(line, share)),
      contacts.slice(0, count).flat(),
    ),
    isShort: count < needed,
  });
  for (let count = contacts.length; count > needed; count--) {
    const block = blockOf(count);
    if (block.height <= high.room - high.reserved) return block;
  }
  for (let count = needed; count > 0; count--)
    for (const share of SHARES) {
      const block = blockOf(count, share);
      if (block.height <= high.room) return block;
    }
  return blockOf(0);
}

/** Scales of the lines above the contacts, tried in turn; never smaller than contacts. */
const SHARES = [1, 0.85, 0.7, 0.55];

function smaller(line: UnplacedLine, share: number): UnplacedLine {
  const size = Math.max(Math.min(line.size, MIN_CONTACT), line.size * share);
  return { ...line, size, width: (line.width / line.size) * size };
}

type UnplacedLine = Pick<FrontLine, "path" | "size" | "width"> & { before: number };

function linesOf(text: DrawnText | undefined, room: number, wanted: number, before: number): UnplacedLine[] {
  const drawn = text?.lines.filter(({ width }) => width > 0) ?? [];
  const widest = Math.max(0.01, ...drawn.map(({ width }) => width));
  const size = Math.min(wanted, room / widest);
  return drawn.map(({ path, width }, n) => ({
    path,
    size,
    width: width * size,
    before: n === 0 ? before : 0,
  }));
}

function stacked(main: readonly UnplacedLine[], contacts: readonly UnplacedLine[]) {
  let height = 0;
  const place = ({ before, ...line }: UnplacedLine, isContact: boolean, further = 0): FrontLine => {
    const top = height + before + further;
    height = top + line.size * LEADING;
    return { ...line, top, isContact };
  };
  const lines = [
    ...main.map((line) => place(line, false)),
    ...contacts.map((line, at) => place(line, true, at === 0 ? BEFORE_CONTACTS : 0)),
  ];
  return { lines, height };
}

/** @param startOf returns the start of a line of the given width */
export const paintLines = ({ lines }: TextBlock, top: number, startOf: (width: number) => number): string[] =>
  lines.map((line) => {
    const baseline = top + line.top + line.size * (LEADING - 0.3);
    return `${pathOf(placedPath(line.path, line.size, startOf(line.width), baseline))} f`;
  });
