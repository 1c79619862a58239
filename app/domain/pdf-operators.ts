import type { Rounded } from "./codes/modules";
import { type Path, short } from "./codes/path";
import type { Color } from "./color";

export const POINTS_PER_MM = 72 / 25.4;
/** How far the control points of a quarter circle are from its ends, in radii. */
const KAPPA = 0.5523;

/** The operator that sets a colour; greys are of the one ink. */
export function textColorOf(color: Color, use: "fill" | "stroke"): string {
  const [red, green, blue] = [1, 3, 5].map((at) => exact(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  if (red === green && green === blue) return `${red} ${use === "fill" ? "g" : "G"}`;
  return `${red} ${green} ${blue} ${use === "fill" ? "rg" : "RG"}`;
}

/** The operators of a rectangle's outline. */
export function shapeOf({ x, y, width, height, radii: [tl, tr, br, bl] }: Rounded): string {
  if (tl + tr + br + bl === 0) return `${[x, y, width, height].map(short).join(" ")} re`;
  const [right, bottom] = [x + width, y + height];
  const rest = 1 - KAPPA;
  const path: Path = [
    ["M", x + tl, y],
    ["L", right - tr, y],
    ["C", right - tr * rest, y, right, y + tr * rest, right, y + tr],
    ["L", right, bottom - br],
    ["C", right, bottom - br * rest, right - br * rest, bottom, right - br, bottom],
    ["L", x + bl, bottom],
    ["C", x + bl * rest, bottom, x, bottom - bl * rest, x, bottom - bl],
    ["L", x, y + tl],
    ["C", x, y + tl * rest, x + tl * rest, y, x + tl, y],
    ["Z"],
  ];
  return pathOf(path);
}

const OPERATORS = { M: "m", L: "l", C: "c", Z: "h" } as const;

/** The operators of an outline. PDF has no quadratic curves: cubic control points are two thirds of the way. */
export function pathOf(path: Path): string {
  let [fromX, fromY] = [0, 0];
  const parts: string[] = [];
  for (const command of path) {
    const [name, ...numbers] = command;
    if (command[0] === "Q") {
      const [, x, y, toX, toY] = command;
      const near = (from: number, control: number) => from + ((control - from) * 2) / 3;
      const cubic = [near(fromX, x), near(fromY, y), near(toX, x), near(toY, y), toX, toY];
      parts.push(`${cubic.map(short).join(" ")} c`);
    } else parts.push(`${[...numbers.map(short), OPERATORS[name as keyof typeof OPERATORS]].join(" ")}`);
    if (numbers.length >= 2) [fromX = 0, fromY = 0] = numbers.slice(-2);
  }
  return parts.join("\n");
}

/** A number as coordinates of a page hold it. */
export const exact = (value: number) => value.toFixed(5).replace(/\.?0+$/, "");
