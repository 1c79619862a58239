import type { UserActor } from "~/domain/accounts/actor";
import { codeUrl } from "~/domain/addresses";
import { backPanel } from "~/domain/cards/print/back";
import { frontImages, frontOperators, ground, type PrintImage, posterOf } from "~/domain/cards/print/front";
import { frontTexts } from "~/domain/cards/print/front-text";
import type { DrawnText, TextToDraw } from "~/domain/cards/print/lines";
import {
  cutMarks,
  type PageLayout,
  type PageWish,
  type Place,
  type PrintLayout,
  pageLayout,
  type Size,
} from "~/domain/cards/print/sheet";
import type { PrintWish } from "~/domain/cards/print/wish";
import { deflated } from "~/domain/codes/bytes";
import { type Drawing, drawCode } from "~/domain/codes/drawing";
import { placedPath, short } from "~/domain/codes/path";
import { drawingOperators, type PdfFillings } from "~/domain/codes/pdf";
import { PLAIN_STYLE } from "~/domain/codes/style";
import type { Color } from "~/domain/color";
import { dictionary, PDF_OBJECTS, PdfWriter, stream, utf16 } from "~/domain/pdf-file";
import { exact, POINTS_PER_MM } from "~/domain/pdf-operators";
import type { Platform } from "~/server/platform/platform.server";
import { drawTexts } from "~/server/platform/share-images.server";
import { JpegImages, type PlacedImage } from "./jpeg-images.server";
import { type PrintedCard, printedCards, requirePrintable } from "./printed-cards.server";

export interface PrintedFile {
  /** How many cards it holds. */
  total: number;
  /** The owner, the content and the date; without extension. */
  name: string;
  extension: string;
  type: string;
  body: AsyncGenerator<Uint8Array>;
}

/**
 * An owner's cards for print as a PDF: a page of fronts, then one of their backs with the codes. Texts are outlines and
 * colours those of the cards. It is streamed, at most twenty cards at a time.
 * @throws AppError payment_required, rate_limited, not_found where there is no such card
 */
export async function printCards(
  platform: Platform,
  actor: UserActor,
  wish: PrintWish,
  layout: PrintLayout,
): Promise<PrintedFile> {
  const { total, name } = await requirePrintable(platform, actor, wish, `cards-${layout}`);
  const page = pageLayout({ ...wish, layout } satisfies PageWish);
  const batches = printedCards(platform, actor, wish, layout === "sheet" ? page.perPage : undefined);
  return {
    ...{ total, name, extension: "pdf", type: "application/pdf" },
    body: write(platform, batches, page),
  };
}

async function* write(
  platform: Platform,
  batches: AsyncGenerator<PrintedCard[]>,
  layout: PageLayout,
): AsyncGenerator<Uint8Array> {
  const { perPage, card: size } = layout;
  const writer = new PdfWriter();
  const numbers = new Numbers();
  const images = new JpegImages(platform, () => numbers.next());
  const pages: number[] = [];
  let isBegun = false;
  for await (const cards of batches) {
    const drawn = await drawBatch(platform, cards, images, size);
    // Only after the first cards are drawn: if that fails, the call fails instead of its file.
    if (!isBegun) yield writer.head();
    isBegun = true;
    for (const image of images.takeNew()) yield writer.object(image.number, image.parts);
    for (let from = 0; from < drawn.length; from += perPage) {
      const some = drawn.slice(from, from + perPage);
      for (const side of ["front", "back"] as const) {
        const [content, page] = [numbers.next(), numbers.next()];
        pages.push(page);
        yield writer.object(
          content,
          stream("/Filter /FlateDecode", deflated(ascii(paintPage(some, layout, side)))),
        );
        yield writer.object(
          page,
          pageOf(
            content,
            layout,
            some.flatMap((card) => card[side].images),
          ),
        );
      }
    }
  }
  const kids = pages.map((page) => `${page} 0 R`).join(" ");
  yield writer.object(PDF_OBJECTS.catalogue, dictionary(`/Type /Catalog /Pages ${PDF_OBJECTS.pages} 0 R`));
  yield writer.object(PDF_OBJECTS.pages, dictionary(`/Type /Pages /Kids [${kids}] /Count ${pages.length}`));
  yield writer.object(PDF_OBJECTS.information, dictionary(`/Title <FEFF${utf16("Cards")}>`));
  yield writer.end();
}

/** Object numbers, without those reserved for the end of the file. */
class Numbers {
  #last = 0;

  next(): number {
    const taken: readonly number[] = Object.values(PDF_OBJECTS);
    do this.#last++;
    while (taken.includes(this.#last));
    return this.#last;
  }
}

const ascii = (text: string) => new TextEncoder().encode(text);

/** A side of a card: its paint operators, in mm from the card's upper left corner, and its images. */
interface Side {
  operators: string;
  images: PlacedImage[];
}

interface DrawnCard {
  front: Side;
  back: Side;
}

async function drawBatch(
  platform: Platform,
  cards: readonly PrintedCard[],
  images: JpegImages,
  size: Size,
): Promise<DrawnCard[]> {
  const fronts = await Promise.all(cards.map((card) => frontImagesOf(card, images)));
  const drawings = cards.map((card) => codeOf(platform, card));
  const wanted = cards.map((card, at): TextToDraw[] => {
    const isNarrow = posterOf(card.content.design, fronts[at] ?? {}) !== undefined;
    const caption = drawings[at]?.drawing.caption;
    return [
      { text: caption?.text ?? "", font: "arimo", maxEms: 1000, maxLines: 1, cutEms: 1000 },
      ...frontTexts(card.content, size, isNarrow),
    ];
  });
  // A text that cannot be drawn fails the file: a printer's order with blank cards is worse than none.
  const texts = await drawTexts(platform, wanted.flat());
  const drawn: DrawnCard[] = [];
  let taken = 0;
  for (const [at, card] of cards.entries()) {
    const end = taken + (wanted[at]?.length ?? 0);
    const [caption, ...lines] = texts.slice(taken, end);
    taken = end;
    const shown = fronts[at] ?? {};
    drawn.push({
      front: {
        operators: frontOperators(card.content, { texts: lines, ...shown }, size),
        images: Object.values(shown),
      },
      back: await backOf(card, drawings[at] as CardCode, caption, images, size),
    });
  }
  return drawn;
}

async function frontImagesOf({ content, images: keys }: PrintedCard, images: JpegImages) {
  const slots = frontImages(content.design);
  const found = await Promise.all(
    slots.map(async (slot) => [slot, keys[slot] && (await images.find(keys[slot], content.backgroundColor))]),
  );
  return Object.fromEntries(found.filter(([, image]) => image)) as Partial<
    Record<(typeof slots)[number], PlacedImage>
  >;
}

interface CardCode {
  drawing: Drawing;
  light: Color;
}

/** The code that the card was created with, in its owner's style. */
function codeOf({ config }: Platform, { code, codes }: PrintedCard): CardCode {
  const style = codes.find((one) => one.code === code)?.style ?? PLAIN_STYLE;
  return { drawing: drawCode(codeUrl(config.origins, code), style), light: style.light };
}

/** The caption's letters are centred in its box, at most this share of its height; capitals in ems. */
const CAPTION_HEIGHT = 0.78;
const CAPITALS = 0.72;

/** The back of a card: its code on a panel of the code's light colour, over the colour of the front. */
async function backOf(
  { images: keys, content }: PrintedCard,
  { drawing, light }: CardCode,
  drawnCaption: DrawnText | undefined,
  images: JpegImages,
  size: Size,
): Promise<Side> {
  const { code, operators: panel } = backPanel(drawing, light, size);
  const logo = drawing.logo && keys.logo ? await images.find(keys.logo, light) : undefined;
  const fillings: PdfFillings = { caption: captionOf(drawing, drawnCaption) };
  const operators = [
    ground(content.backgroundColor as Color, size),
    panel,
    `q ${exact(code.unit)} 0 0 ${exact(code.unit)} ${exact(code.x)} ${exact(code.y)} cm`,
    drawingOperators(drawing, fillings),
    ...(logo && drawing.logo ? [logoAt(logo, drawing.logo)] : []),
    "Q",
  ];
  return { operators: operators.join("\n"), images: logo ? [logo] : [] };
}

function captionOf({ caption: box }: Drawing, drawn: DrawnText | undefined): PdfFillings["caption"] {
  const line = drawn?.lines[0];
  if (!box || !line || line.width === 0) return undefined;
  const scale = Math.min(box.width / line.width, box.height * CAPTION_HEIGHT);
  const x = box.x + (box.width - line.width * scale) / 2;
  return placedPath(line.path, scale, x, box.y + box.height / 2 + (CAPITALS / 2) * scale);
}

/** A logo in the middle of its square, as large as it fits. */
function logoAt({ name, width, height }: PrintImage, { x, y, side }: NonNullable<Drawing["logo"]>): string {
  const scale = side / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  const [left, bottom] = [x + (side - wide) / 2, y + (side + high) / 2];
  return `q ${short(wide)} 0 0 ${short(-high)} ${short(left)} ${short(bottom)} cm /${name} Do Q`;
}

/** The content of a page: each card in its place, clipped to its bleed, and the cut marks. */
function paintPage(
  cards: readonly DrawnCard[],
  { height, place }: PageLayout,
  side: "front" | "back",
): string {
  const places = cards.map((_, n) => place(n, side));
  const scale = exact(POINTS_PER_MM);
  const painted = cards.map((card, n) => {
    const { trim, bleed } = places[n] as Place;
    const clip = [bleed.x, bleed.y, bleed.width, bleed.height].map(short).join(" ");
    return `q ${clip} re W n 1 0 0 1 ${short(trim.x)} ${short(trim.y)} cm\n${card[side].operators}\nQ`;
  });
  const marks = cutMarks(places).map(
    ([x1, y1, x2, y2]) => `${short(x1)} ${short(y1)} m ${short(x2)} ${short(y2)} l`,
  );
  return [
    `${scale} 0 0 -${scale} 0 ${exact(height * POINTS_PER_MM)} cm`,
    ...painted,
    `0 G 0.09 w ${marks.join(" ")} S`,
  ].join("\n");
}

/** A page; a card on a page of its own has its cut as a TrimBox. */
function pageOf(
  content: number,
  { width, height, place, perPage }: PageLayout,
  images: readonly PlacedImage[],
): Uint8Array[] {
  const objects = [...new Map(images.map(({ name, number }) => [name, number]))];
  const resources = objects.map(([name, number]) => `/${name} ${number} 0 R`).join(" ");
  const boxOf = ({ x, y, width: wide, height: high }: Place["trim"]) =>
    `[${[x, height - y - high, x + wide, height - y].map((mm) => exact(mm * POINTS_PER_MM)).join(" ")}]`;
  const { trim, bleed } = place(0, "front");
  const cut = perPage === 1 ? `/TrimBox ${boxOf(trim)} /BleedBox ${boxOf(bleed)} ` : "";
  return dictionary(
    `/Type /Page /Parent ${PDF_OBJECTS.pages} 0 R /MediaBox [0 0 ${exact(width * POINTS_PER_MM)} ${exact(height * POINTS_PER_MM)}] ` +
      `${cut}/Contents ${content} 0 R /Resources <<${resources ? `/XObject <<${resources}>>` : ""}>>`,
  );
}
