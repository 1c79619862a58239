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

/** Radii in modules of the three squares of a corner, the outer first. */
const RADII: Record<CodeStyle["corners"], readonly [number, number, number]> = {
  square: [0, 0, 0],
  rounded: [2, 1.25, 0.9],
  circle: [3.5, 2.5, 1.5],
};

/** The three corners that readers find a code by: 7 modules dark, 5 of them light, 3 of these dark. */
export function cornerShapes(modules: number, start: number, shape: CodeStyle["corners"]) {
  const places = [
    [0, 0],
    [modules - 7, 0],
    [0, modules - 7],
  ] as const;
  const [outer, inner, center] = RADII[shape];
  const squares = (inset: number, radius: number) =>
    places.map(([x, y]) =>
      square(start + x + inset, start + y + inset, 7 - 2 * inset, 7 - 2 * inset, radius),
    );
  return { dark: squares(0, outer), light: squares(1, inner), center: squares(2, center) };
}
