import type { QrMatrix } from "./qr";
import type { CodeStyle } from "./style";

/** A rectangle with a radius for each corner: upper left, upper right, lower right, lower left. */
export interface Rounded {
  x: number;
  y: number;
  width: number;
  height: number;
  radii: readonly [number, number, number, number];
}

export function square(x: number, y: number, width: number, height: number, radius = 0): Rounded {
  return { x, y, width, height, radii: [radius, radius, radius, radius] };
}

/** Diameter of a dot in modules: smaller ones are lost in print, larger ones are squares from afar. */
const DOT = 0.92;
const HALF = 0.5;

/** The dark modules of a matrix as shapes, its first one at (`start`, `start`). */
export function moduleShapes(matrix: QrMatrix, start: number, shape: CodeStyle["modules"]): Rounded[] {
  const shapes: Rounded[] = [];
  const isDark = (x: number, y: number) => matrix[y]?.[x] ?? false;
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      if (shape === "dots") {
        const gap = (1 - DOT) / 2;
        shapes.push(square(start + x + gap, start + y + gap, DOT, DOT, DOT / 2));
        continue;
      }
      const from = x;
      while (isDark(x + 1, y)) x++;
      const run = { x: start + from, y: start + y, width: x - from + 1, height: 1 };
      // A corner is round where nothing touches it: runs end at the sides, so above and below decide.
      const radius = (column: number, line: number) =>
        shape === "rounded" && !isDark(column, line) ? HALF : 0;
      const radii = [radius(from, y - 1), radius(x, y - 1), radius(x, y + 1), radius(from, y + 1)] as const;
      shapes.push({ ...run, radii });
    }
  });
  return shapes;
}

/** Radii in modules of the three squares of a corner, and of the smaller mark, the outer first. */
const RADII: Record<CodeStyle["corners"], { corner: Radii; mark: Radii }> = {
  square: { corner: [0, 0, 0], mark: [0, 0, 0] },
  rounded: { corner: [2, 1.25, 0.9], mark: [1.4, 0.8, 0.4] },
  circle: { corner: [3.5, 2.5, 1.5], mark: [2.5, 1.5, 0.5] },
};
type Radii = readonly [outer: number, inner: number, center: number];

/** Sides of what readers find a code by: three corners and, from version 2 on, a smaller mark near the fourth. */
const CORNER = 7;
const MARK = 5;
/** The mark's distance from the right and from below; larger codes than version 6 have several, drawn as modules. */
const MARK_INSET = 4;

function places(modules: number) {
  const far = modules - CORNER;
  const hasMark = modules >= 25 && modules <= 41;
  const mark = modules - MARK_INSET - MARK;
  return {
    corners: [
      [0, 0],
      [far, 0],
      [0, far],
    ] as const,
    marks: hasMark ? ([[mark, mark]] as const) : [],
  };
}

/** Whether a module is part of a corner or the mark, which are drawn whole whatever the modules look like. */
export function isFinder(modules: number, x: number, y: number): boolean {
  const { corners, marks } = places(modules);
  const isIn =
    (side: number) =>
    ([left, top]: readonly [number, number]) =>
      x >= left && x < left + side && y >= top && y < top + side;
  return corners.some(isIn(CORNER)) || marks.some(isIn(MARK));
}

/** The corners and the mark of a code of `modules` a side: squares dark, light and dark again, one in the other. */
export function finderShapes(modules: number, start: number, shape: CodeStyle["corners"]) {
  const { corners, marks } = places(modules);
  const { corner, mark } = RADII[shape];
  const squares = (inset: 0 | 1 | 2) => [
    ...corners.map(([x, y]) => inSquare(start + x, start + y, CORNER, inset, corner[inset])),
    ...marks.map(([x, y]) => inSquare(start + x, start + y, MARK, inset, mark[inset])),
  ];
  return { outer: squares(0), inner: squares(1), center: squares(2) };
}

function inSquare(x: number, y: number, side: number, inset: number, radius: number): Rounded {
  return square(x + inset, y + inset, side - 2 * inset, side - 2 * inset, radius);
}
