import { square } from "~/domain/codes/modules";
import { short } from "~/domain/codes/path";
import { type Color, legibleOn } from "~/domain/color";
import { type DesignName, passDesign } from "~/domain/passes/designs";
import { shapeOf, textColorOf } from "~/domain/pdf-operators";
import type { CardContent } from "../schema";
import { paintLines, type TextBlock, textBlock } from "./front-text";
import type { DrawnText } from "./lines";
import { MARGIN, POSTER, textRoom } from "./room";
import { BLEED, type Size } from "./sheet";

/** An image in a page's resources, with its sides in pixels. */
export interface PrintImage extends Size {
  name: string;
}

/** What a front is made of beside the card. */
export interface FrontFillings {
  /** Of `frontTexts`, in their order. */
  texts: readonly DrawnText[];
  logo?: PrintImage;
  photo?: PrintImage;
  banner?: PrintImage;
}

type FrontCard = Pick<CardContent, "design" | "backgroundColor" | "fontColor">;

/** Between images and lines, in mm. */
const GAP = 2;
const LOGO = { width: 34, height: 11 } as const;
const PHOTO = 19;
/** Minimum sizes of logo and photo when they make room for contacts. */
const MIN_LOGO = 6;
const MIN_PHOTO = 11;
/** Smaller a photo is left out. */
const TINY_PHOTO = 7;
/** Where a banner ends. */
const BANNER = 14;

const CENTRED: readonly DesignName[] = ["portrait", "storefront", "minimal"];
/** Designs that show no banner, and those whose photo has corners. */
const WITHOUT_BANNER: readonly DesignName[] = ["portrait", "letterhead", "directory", "minimal"];
const CORNERED: readonly DesignName[] = ["banner", "letterhead"];

/** The images of a card that its design shows in print. */
export function frontImages(design: number): ("logo" | "photo" | "banner")[] {
  const { name } = passDesign(design);
  if (name === "directory") return ["photo"];
  return WITHOUT_BANNER.includes(name) ? ["logo", "photo"] : ["logo", "photo", "banner"];
}

/** The image that a poster shows beside its text. */
export const posterOf = (
  design: number,
  { photo, banner }: Omit<FrontFillings, "texts">,
): PrintImage | undefined => (passDesign(design).name === "poster" ? (photo ?? banner) : undefined);

interface Box extends Size {
  x: number;
  y: number;
}

interface FrontImage {
  image: PrintImage;
  box: Box;
  /** Of its corners, where it fills the box, cut around its middle; else it is as large as the box already. */
  radius?: number;
}

/** The positions on a front, in mm from the card's upper left corner. */
export interface PlacedFront {
  images: FrontImage[];
  text: TextBlock;
  textTop: number;
  /** The start of a line of the given width. */
  startOf: (width: number) => number;
}

/** Places images and lines on a front, without overlaps. A banner is dropped if contacts need its room. */
export function placeFront(content: FrontCard, fillings: FrontFillings, card: Size): PlacedFront {
  const whole = placeAll(content, fillings, card);
  return whole.text.isShort && fillings.banner
    ? placeAll(content, { ...fillings, banner: undefined }, card)
    : whole;
}

function placeAll({ design: number }: FrontCard, fillings: FrontFillings, card: Size): PlacedFront {
  const design = passDesign(number).name;
  const poster = posterOf(number, fillings);
  const isMirrored = fillings.texts[1]?.isRightToLeft ?? false;
  const banner = !poster && !WITHOUT_BANNER.includes(design) ? fillings.banner : undefined;
  const photo = poster ? undefined : fillings.photo;
  const logo = design === "directory" || (design === "minimal" && photo) ? undefined : fillings.logo;
  const top = banner ? BANNER : 0;
  const images: FrontImage[] = [];
  const wide = { width: card.width + 2 * BLEED, height: card.height + 2 * BLEED };
  if (banner)
    images.push({
      ...{ image: banner, radius: 0 },
      box: { x: -BLEED, y: -BLEED, width: wide.width, height: BANNER + BLEED },
    });
  /** The x of a box `from` mm from the reading side, of the given width. */
  const across = (from: number, width: number) => (isMirrored ? card.width - from - width : from);
  if (poster)
    images.push({
      ...{ image: poster, radius: 0 },
      box: {
        ...{ x: across(card.width - POSTER, POSTER + BLEED), y: -BLEED },
        ...{ width: POSTER + BLEED, height: wide.height },
      },
    });
  const parts = { card, logo, photo, top, round: CORNERED.includes(design) ? 2.2 / PHOTO : 0.5 };
  const lines = { texts: fillings.texts, room: textRoom(card, poster !== undefined) };
  return CENTRED.includes(design)
    ? placeCentred(parts, lines, images)
    : placeAside(parts, lines, images, across);
}

interface Parts {
  card: Size;
  logo: PrintImage | undefined;
  photo: PrintImage | undefined;
  /** The top of the room for text. */
  top: number;
  /** The radius of a photo's corners, in its sides. */
  round: number;
}

interface Lines {
  texts: readonly DrawnText[];
  room: number;
}

/** Images above the text, all in the middle. */
function placeCentred(
  { card, logo, photo, top, round }: Parts,
  lines: Lines,
  before: FrontImage[],
): PlacedFront {
  const room = card.height - top - (top ? GAP : MARGIN) - MARGIN;
  const reserved = (photo ? MIN_PHOTO + GAP : 0) + (logo ? MIN_LOGO + GAP : 0);
  const text = textBlock(lines, { room, reserved });
  const logoBox = logo && contained(logo, LOGO);
  const wanted = [photo ? PHOTO : 0, logoBox?.height ?? 0].filter((high) => high > 0);
  const above = wanted.reduce((sum, high) => sum + high + GAP, 0);
  // Where all of it is too high, what is seen gives way to what is read.
  const squeeze = Math.max(0, Math.min(1, (room - text.height) / Math.max(1, above)));
  const images = [...before];
  let y = top + (top ? GAP : MARGIN) + Math.max(0, (room - above * squeeze - text.height) / 2);
  const place = (image: PrintImage, { width, height }: Size, radius?: number) => {
    const [wide, high] = [width * squeeze, height * squeeze];
    if (high > 2)
      images.push({ image, box: { x: (card.width - wide) / 2, y, width: wide, height: high }, radius });
    y += high + GAP * squeeze;
  };
  if (photo) place(photo, { width: PHOTO, height: PHOTO }, round * PHOTO * squeeze);
  if (logo && logoBox) place(logo, logoBox);
  return { images, text, textTop: y, startOf: (width) => (card.width - width) / 2 };
}

/** Text at the foot, the logo above it on the reading side, and the photo on the other side. */
function placeAside(
  { card, logo, photo, top, round }: Parts,
  lines: Lines,
  before: FrontImage[],
  across: (from: number, width: number) => number,
): PlacedFront {
  const head = top ? top + GAP : MARGIN;
  const reserved = Math.max(photo ? MIN_PHOTO + GAP : 0, logo ? MIN_LOGO + GAP : 0);
  const text = textBlock(lines, { room: card.height - MARGIN - head, reserved });
  const textTop = card.height - MARGIN - text.height;
  const images = [...before];
  let side = 0;
  if (photo) {
    const y = top ? top - 5 : MARGIN;
    side = photoSide(text, textTop, y, lines.room);
    if (side > 0)
      images.push({
        ...{ image: photo, radius: round * side },
        box: { x: across(card.width - MARGIN - side, side), y, width: side, height: side },
      });
  }
  const room = textTop - GAP - head;
  if (logo && room > 3) {
    const width = Math.min(LOGO.width, lines.room - (side > 0 ? side + GAP : 0));
    const box = contained(logo, { width, height: Math.min(LOGO.height, room) });
    images.push({ image: logo, box: { ...box, x: across(MARGIN, box.width), y: head } });
  }
  return { images, text, textTop, startOf: (width) => across(MARGIN, width) };
}

/** The largest side of a photo that touches no line: beside those that are short enough; 0 where there is no room. */
function photoSide({ lines }: TextBlock, textTop: number, y: number, room: number): number {
  for (let side = PHOTO; side >= TINY_PHOTO; side--)
    if (lines.every(({ top, width }) => textTop + top >= y + side + GAP || width + side + GAP <= room))
      return side;
  return 0;
}

/** The operators that paint a card's front, in mm from the card's upper left corner on; the bleed is beyond it. */
export function frontOperators(content: FrontCard, fillings: FrontFillings, card: Size): string {
  const background = content.backgroundColor as Color;
  const { images, text, textTop, startOf } = placeFront(content, fillings, card);
  return [
    ground(background, card),
    ...images.map(({ image, box, radius }) =>
      radius === undefined ? imageAt(image, box) : covering(image, box, radius),
    ),
    textColorOf(legibleOn(background, content.fontColor as Color), "fill"),
    ...paintLines(text, textTop, startOf),
  ].join("\n");
}

/** A colour over a whole side, its bleed included. */
export const ground = (color: Color, { width, height }: Size): string =>
  `${textColorOf(color, "fill")}\n${[-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED].map(short).join(" ")} re f`;

function contained(image: PrintImage, room: Size): Size {
  const scale = Math.min(room.width / image.width, room.height / image.height);
  return { width: image.width * scale, height: image.height * scale };
}

/** An image fills the unit square, upside down as seen from here. */
const imageAt = ({ name }: PrintImage, { x, y, width, height }: Box): string =>
  `q ${short(width)} 0 0 ${short(-height)} ${short(x)} ${short(y + height)} cm /${name} Do Q`;

/** An image that fills a box, cut around its middle. */
function covering(image: PrintImage, box: Box, radius: number): string {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  const clip = shapeOf(square(box.x, box.y, box.width, box.height, radius));
  return `q ${clip} W n\n${imageAt(image, { x, y, width, height })}\nQ`;
}
