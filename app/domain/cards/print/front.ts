import { square } from "~/domain/codes/modules";
import { placedPath, short } from "~/domain/codes/path";
import { type Color, legibleOn } from "~/domain/color";
import { type DesignName, passDesign } from "~/domain/passes/designs";
import { inkOf, pathOf, shapeOf } from "~/domain/pdf-operators";
import type { CardContent } from "../schema";
import type { DrawnText, TextToDraw } from "./lines";
import { PRINTED_CARD } from "./sheet";

/** An image in a page's resources, with its sides in pixels. */
export interface PrintImage {
  name: string;
  width: number;
  height: number;
}

/** What a front is made of beside the card. */
export interface FrontFillings {
  /** Of {@link frontTexts}, in their order. */
  texts: readonly DrawnText[];
  logo?: PrintImage;
  photo?: PrintImage;
  banner?: PrintImage;
}

type FrontCard = Pick<
  CardContent,
  "header" | "subheader" | "contacts" | "design" | "backgroundColor" | "fontColor"
>;

/** In mm. Nothing that is read or seen stands nearer to the edge than the margin. */
const MARGIN = 6;
const SIZES = { company: 2.9, name: 5.8, position: 3.1 } as const;
/** Of lines, in sizes. */
const LEADING = 1.28;
const GAP = 2;
const LOGO = { width: 34, height: 11 } as const;
const PHOTO = 19;
/** Where a banner or a poster ends. */
const BANNER = 14;
const POSTER = 34;

const CENTRED: readonly DesignName[] = ["portrait", "storefront", "minimal"];
/** Designs that show no banner, and those whose photo has corners. */
const WITHOUT_BANNER: readonly DesignName[] = ["portrait", "letterhead", "directory", "minimal"];
const CORNERED: readonly DesignName[] = ["banner", "letterhead"];

const { width: WIDTH, height: HEIGHT, bleed: BLEED } = PRINTED_CARD;

/** The images of a card that its design shows in print. */
export function frontImages(design: number): ("logo" | "photo" | "banner")[] {
  const { name } = passDesign(design);
  if (name === "directory") return ["photo"];
  return WITHOUT_BANNER.includes(name) ? ["logo", "photo"] : ["logo", "photo", "banner"];
}

/** What stands on a front: company, name and position, as on the card's face. */
function saidOn({ header, subheader, contacts }: FrontCard) {
  const filled = (name: string) => contacts.find((one) => one.name === name && one.value !== "")?.value;
  return {
    company: filled("company") ?? "",
    name: header,
    position: filled("position") ?? subheader ?? "",
  };
}

const KINDS = ["company", "name", "position"] as const;

/** The texts of a front that are to be drawn as outlines. @param isNarrow whether a poster stands beside them */
export function frontTexts(card: FrontCard, isNarrow: boolean): TextToDraw[] {
  const said = saidOn(card);
  const room = textRoom(isNarrow);
  return KINDS.map((kind) => ({
    text: said[kind].replace(/\s+/g, " ").slice(0, 300),
    font: kind === "name" ? "lora" : "arimo",
    maxEms: room / SIZES[kind],
    maxLines: 2,
  }));
}

const textRoom = (isNarrow: boolean): number => WIDTH - 2 * MARGIN - (isNarrow ? POSTER - MARGIN + 4 : 0);

/** The image that a poster shows beside its text. */
export const posterOf = (
  design: number,
  { photo, banner }: Omit<FrontFillings, "texts">,
): PrintImage | undefined => (passDesign(design).name === "poster" ? (photo ?? banner) : undefined);

/** The operators that paint a card's front, in mm from the card's upper left corner on; the bleed is beyond it. */
export function frontOperators(card: FrontCard, fillings: FrontFillings): string {
  const design = passDesign(card.design).name;
  const ink = legibleOn(card.backgroundColor as Color, card.fontColor as Color);
  const poster = posterOf(card.design, fillings);
  const isMirrored = fillings.texts[1]?.isRightToLeft ?? false;
  const isCentred = CENTRED.includes(design);
  const banner = !poster && !WITHOUT_BANNER.includes(design) ? fillings.banner : undefined;
  const top = banner ? BANNER : 0;
  const photo = poster ? undefined : fillings.photo;
  const logo = design === "directory" || (design === "minimal" && photo) ? undefined : fillings.logo;
  /** What begins `from` mm from the side where reading begins, so wide. */
  const across = (from: number, wide: number) => (isMirrored ? WIDTH - from - wide : from);
  const parts = [
    inkOf(card.backgroundColor as Color, "fill"),
    `${[-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED].map(short).join(" ")} re f`,
  ];
  if (banner)
    parts.push(covering(banner, { x: -BLEED, y: -BLEED, width: WIDTH + 2 * BLEED, height: BANNER + BLEED }));
  if (poster)
    parts.push(
      covering(poster, {
        x: across(WIDTH - POSTER, POSTER + BLEED),
        y: -BLEED,
        width: POSTER + BLEED,
        height: HEIGHT + 2 * BLEED,
      }),
    );
  const block = textBlock(fillings.texts, textRoom(poster !== undefined));
  const round = CORNERED.includes(design) ? 2.2 : PHOTO / 2;
  if (isCentred) {
    const logoBox = logo && contained(logo, LOGO);
    const pictures = [photo ? PHOTO : 0, logoBox?.height ?? 0].filter((high) => high > 0);
    const total = pictures.reduce((sum, high) => sum + high + GAP, 0) + block.height;
    // Where all of it is too high, what is seen gives way to what is read.
    const squeeze = Math.min(1, (HEIGHT - top - MARGIN - block.height) / Math.max(1, total - block.height));
    let y = top + Math.max(MARGIN / 2, (HEIGHT - top - (total - block.height) * squeeze - block.height) / 2);
    if (photo) {
      const side = PHOTO * squeeze;
      parts.push(covering(photo, { x: (WIDTH - side) / 2, y, width: side, height: side }, round * squeeze));
      y += (PHOTO + GAP) * squeeze;
    }
    if (logo && logoBox) {
      const [wide, high] = [logoBox.width * squeeze, logoBox.height * squeeze];
      parts.push(imageAt(logo, { x: (WIDTH - wide) / 2, y, width: wide, height: high }));
      y += (logoBox.height + GAP) * squeeze;
    }
    parts.push(inkOf(ink, "fill"), ...block.paint(y, (wide) => (WIDTH - wide) / 2));
    return parts.join("\n");
  }
  const textTop = HEIGHT - MARGIN - block.height;
  const room = textTop - GAP - (top || MARGIN);
  if (photo) {
    const y = top ? top - 5 : MARGIN;
    const side = Math.max(8, Math.min(PHOTO, textTop - GAP - y));
    parts.push(
      covering(
        photo,
        { x: across(WIDTH - MARGIN - side, side), y, width: side, height: side },
        (round / PHOTO) * side,
      ),
    );
  }
  if (logo && room > 3) {
    const box = contained(logo, { width: LOGO.width, height: Math.min(LOGO.height, room - (top ? GAP : 0)) });
    parts.push(imageAt(logo, { ...box, x: across(MARGIN, box.width), y: top ? top + GAP : MARGIN }));
  }
  parts.push(inkOf(ink, "fill"), ...block.paint(textTop, (wide) => across(MARGIN, wide)));
  return parts.join("\n");
}

/** The lines of company, name and position, one below the other, each no wider than the room. */
function textBlock(texts: readonly DrawnText[], room: number) {
  const lines = KINDS.flatMap((kind, at) => {
    const drawn = texts[at]?.lines.filter(({ width }) => width > 0) ?? [];
    const widest = Math.max(0, ...drawn.map(({ width }) => width));
    const size = Math.min(SIZES[kind], room / Math.max(widest, 0.01));
    return drawn.map((line, n) => ({ ...line, size, before: n === 0 && at > 0 ? 0.9 : 0 }));
  });
  return {
    height: lines.reduce((sum, { size, before }) => sum + size * LEADING + before, 0),
    /** @param startOf gives where a line of a width begins */
    paint: (top: number, startOf: (width: number) => number): string[] => {
      let y = top;
      return lines.map(({ path, width, size, before }) => {
        y += before + size * LEADING;
        return `${pathOf(placedPath(path, size, startOf(width * size), y - size * 0.3))} f`;
      });
    },
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function contained(image: PrintImage, room: { width: number; height: number }) {
  const scale = Math.min(room.width / image.width, room.height / image.height);
  return { width: image.width * scale, height: image.height * scale };
}

/** An image fills the unit square, upside down as seen from here. */
const imageAt = ({ name }: PrintImage, { x, y, width, height }: Box): string =>
  `q ${short(width)} 0 0 ${short(-height)} ${short(x)} ${short(y + height)} cm /${name} Do Q`;

/** An image that fills a box, cut around its middle. */
function covering(image: PrintImage, box: Box, radius = 0): string {
  const scale = Math.max(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  const clip = shapeOf(square(box.x, box.y, box.width, box.height, radius));
  return `q ${clip} W n\n${imageAt(image, { x, y, width, height })}\nQ`;
}
