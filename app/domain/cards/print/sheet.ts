/** A printed card, in mm, and what is printed beyond its edges, so that no cut leaves white. */
export const PRINTED_CARD = { width: 85, height: 55, bleed: 3 } as const;

/** How cards are laid out: ten on a sheet of A4, or each on a page of its own. */
export const PRINT_LAYOUTS = ["sheet", "single"] as const;
export type PrintLayout = (typeof PRINT_LAYOUTS)[number];

/** Cut marks: how long, and how far from the card's corner, in mm. */
const MARK = { length: 4, gap: 3.5 } as const;

const { width, height, bleed } = PRINTED_CARD;
const A4 = { width: 210, height: 297 } as const;
const COLUMNS = 2;
const ROWS = 5;
/** Columns stand apart by the bleed of both; rows meet in one cut: five with bleed are higher than the sheet. */
const GUTTER = 2 * bleed;
const LEFT = (A4.width - COLUMNS * width - GUTTER) / 2;
const TOP = (A4.height - ROWS * height) / 2;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a card goes on a page: the card cut, and the part of its bleed that is its own. In mm from the upper left. */
export interface Place {
  trim: Box;
  bleed: Box;
}

export interface PageLayout {
  width: number;
  height: number;
  perPage: number;
  /** The place of the `n`th card of a page. Backs stand mirrored, so that they lie behind their fronts. */
  place: (n: number, side: "front" | "back") => Place;
}

const AROUND = MARK.gap + MARK.length + 1;

export const PAGE_LAYOUTS: Record<PrintLayout, PageLayout> = {
  single: {
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
    perPage: 1,
    place: () => placeAt(AROUND, AROUND, bleed, bleed),
  },
  sheet: {
    ...A4,
    perPage: COLUMNS * ROWS,
    place: (n, side) => {
      const row = Math.floor(n / COLUMNS);
      const column = side === "front" ? n % COLUMNS : COLUMNS - 1 - (n % COLUMNS);
      return placeAt(
        LEFT + column * (width + GUTTER),
        TOP + row * height,
        row === 0 ? bleed : 0,
        row === ROWS - 1 ? bleed : 0,
      );
    },
  },
};

function placeAt(x: number, y: number, above: number, below: number): Place {
  return {
    trim: { x, y, width, height },
    bleed: { x: x - bleed, y: y - above, width: width + 2 * bleed, height: height + above + below },
  };
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** The cut marks of some cards of a page: outside of every bleed, each once. */
export function cutMarks(places: readonly Place[]): Line[] {
  const marks = new Map<string, Line>();
  const add = (...line: Line) => marks.set(line.map((value) => value.toFixed(2)).join(), line);
  const far = MARK.gap + MARK.length;
  const left = Math.min(...places.map(({ trim }) => trim.x));
  const right = Math.max(...places.map(({ trim }) => trim.x)) + width;
  const top = Math.min(...places.map(({ trim }) => trim.y));
  const bottom = Math.max(...places.map(({ trim }) => trim.y)) + height;
  for (const { trim } of places) {
    for (const y of [trim.y, trim.y + height]) {
      add(left - far, y, left - MARK.gap, y);
      add(right + MARK.gap, y, right + far, y);
    }
    for (const x of [trim.x, trim.x + width]) {
      add(x, top - far, x, top - MARK.gap);
      add(x, bottom + MARK.gap, x, bottom + far);
    }
  }
  return [...marks.values()];
}
