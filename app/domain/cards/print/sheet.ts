/** What is printed beyond a card's edges, so that no cut leaves white, in mm. */
export const BLEED = 3;

export interface Size {
  width: number;
  height: number;
}

/** Sizes of printed cards in mm: that of Europe, and 3.5 × 2 inches. */
export const CARD_SIZES = { eu: { width: 85, height: 55 }, us: { width: 88.9, height: 50.8 } } as const;
export const CARD_SIZE_NAMES = ["eu", "us"] as const satisfies (keyof typeof CARD_SIZES)[];
export type CardSize = (typeof CARD_SIZE_NAMES)[number];

/** Sheets of paper in mm. */
export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export const PAPER_NAMES = ["a4", "letter"] as const satisfies (keyof typeof PAPERS)[];
export type Paper = (typeof PAPER_NAMES)[number];

/** How cards are laid out: several on a sheet, or each on a page of its own. */
export const PRINT_LAYOUTS = ["sheet", "single"] as const;
export type PrintLayout = (typeof PRINT_LAYOUTS)[number];

/** Cut marks: how long, and how far from the card's corner, in mm. */
const MARK = { length: 4, gap: 3.5 } as const;
const COLUMNS = 2;
/** Columns are separated by the bleed of both; rows share one cut: with bleed fewer of them would fit. */
const GUTTER = 2 * BLEED;
/** Of a page around the cards, for the marks. */
const AROUND = MARK.gap + MARK.length + 1;

interface Box extends Size {
  x: number;
  y: number;
}

/** The position of a card on a page: the cut card, and its own part of the bleed. In mm from the upper left. */
export interface Place {
  trim: Box;
  bleed: Box;
}

export interface PageLayout extends Size {
  card: Size;
  perPage: number;
  /** The place of the `n`th card of a page. Backs are mirrored, so that they align with their fronts. */
  place: (n: number, side: "front" | "back") => Place;
}

export interface PageWish {
  layout: PrintLayout;
  size: CardSize;
  /** Of sheets; a page of one card is as large as it has to be. */
  paper: Paper;
}

/** How a page is laid out. */
export function pageLayout({ layout, size, paper }: PageWish): PageLayout {
  const card = CARD_SIZES[size];
  return layout === "single" ? singlePage(card) : sheetOf(card, PAPERS[paper]);
}

function singlePage(card: Size): PageLayout {
  return {
    ...{ card, perPage: 1, width: card.width + 2 * AROUND, height: card.height + 2 * AROUND },
    place: () => placeAt(card, { x: AROUND, y: AROUND }, { above: BLEED, below: BLEED }),
  };
}

function sheetOf(card: Size, paper: Size): PageLayout {
  const rows = Math.floor((paper.height - 2 * AROUND) / card.height);
  const left = (paper.width - COLUMNS * card.width - GUTTER) / 2;
  const top = (paper.height - rows * card.height) / 2;
  return {
    ...{ ...paper, card, perPage: COLUMNS * rows },
    place: (n, side) => {
      const row = Math.floor(n / COLUMNS);
      const column = side === "front" ? n % COLUMNS : COLUMNS - 1 - (n % COLUMNS);
      const corner = { x: left + column * (card.width + GUTTER), y: top + row * card.height };
      return placeAt(card, corner, { above: row === 0 ? BLEED : 0, below: row === rows - 1 ? BLEED : 0 });
    },
  };
}

function placeAt(
  { width, height }: Size,
  { x, y }: { x: number; y: number },
  { above, below }: { above: number; below: number },
): Place {
  return {
    trim: { x, y, width, height },
    bleed: { x: x - BLEED, y: y - above, width: width + 2 * BLEED, height: height + above + below },
  };
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** The cut marks of some cards of a page: outside of every bleed, each once. */
export function cutMarks(places: readonly Place[]): Line[] {
  const marks = new Map<string, Line>();
  const add = (...line: Line) => marks.set(line.map((value) => value.toFixed(2)).join(), line);
  const far = MARK.gap + MARK.length;
  const left = Math.min(...places.map(({ trim }) => trim.x));
  const right = Math.max(...places.map(({ trim }) => trim.x + trim.width));
  const top = Math.min(...places.map(({ trim }) => trim.y));
  const bottom = Math.max(...places.map(({ trim }) => trim.y + trim.height));
  for (const { trim } of places) {
    for (const y of [trim.y, trim.y + trim.height]) {
      add(left - far, y, left - MARK.gap, y);
      add(right + MARK.gap, y, right + far, y);
    }
    for (const x of [trim.x, trim.x + trim.width]) {
      add(x, top - far, x, top - MARK.gap);
      add(x, bottom + MARK.gap, x, bottom + far);
    }
  }
  return [...marks.values()];
}
