import { type Command, type Path, parsePath, placedPath } from "./path";

/**
 * Letters that the short address below a code is drawn with, as strokes with round ends: the same in every program and
 * printer, with no font. Capitals are 6 units high (from 0 down to the baseline at 6), others 4.
 */
const STROKES: Record<string, string> = {
  "0": "M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0",
  "1": "M0 1.5L1.7 0L1.7 6",
  "2": "M0 1.6Q0 0 2 0Q4 0 4 1.7Q4 2.8 2.6 4L0 6L4 6",
  "3": "M.2 .8Q.8 0 2 0Q3.8 0 3.8 1.5Q3.8 2.9 1.8 2.9Q4 2.9 4 4.4Q4 6 2 6Q.6 6 0 5",
  "4": "M3 6L3 0L0 4.2L4 4.2",
  "5": "M3.7 0L.6 0L.3 2.8Q1 2.3 2 2.3Q4 2.3 4 4.1Q4 6 2 6Q.7 6 0 5.1",
  "6": "M3.5 .5Q3 0 2.2 0Q0 0 0 3.4Q0 6 2 6Q4 6 4 4.2Q4 2.5 2.1 2.5Q.4 2.5 .1 4",
  "7": "M0 0L4 0L1.4 6",
  "8": "M2 2.8Q.3 2.8 .3 1.4Q.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.8 2 2.8Q0 2.8 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.8 2 2.8",
  "9": "M.5 5.5Q1 6 1.8 6Q4 6 4 2.6Q4 0 2 0Q0 0 0 1.8Q0 3.5 1.9 3.5Q3.6 3.5 3.9 2",
  A: "M0 6L2 0L4 6M.7 4L3.3 4",
  B: "M0 3L2.2 3Q3.7 3 3.7 1.5Q3.7 0 2.2 0L0 0L0 6L2.3 6Q4 6 4 4.5Q4 3 2.2 3",
  C: "M4 1.2Q3.4 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q3.4 6 4 4.8",
  D: "M0 0L1.8 0Q4 0 4 3Q4 6 1.8 6L0 6L0 0",
  E: "M3.6 0L0 0L0 6L3.6 6M0 3L3 3",
  F: "M3.6 0L0 0L0 6M0 3L3 3",
  G: "M3.9 1.1Q3.3 0 2.1 0Q0 0 0 3Q0 6 2.1 6Q4 6 4 3.9L4 3.3L2.3 3.3",
  H: "M0 0L0 6M4 0L4 6M0 3L4 3",
  J: "M3 0L3 4.4Q3 6 1.5 6Q.3 6 0 5",
  K: "M0 0L0 6M3.8 0L0 3.7M1.3 2.5L4 6",
  M: "M0 6L0 0L2.4 4L4.8 0L4.8 6",
  N: "M0 6L0 0L4 6L4 0",
  P: "M0 6L0 0L2.2 0Q4 0 4 1.7Q4 3.4 2.2 3.4L0 3.4",
  Q: "M2.1 0Q0 0 0 3Q0 6 2.1 6Q4.2 6 4.2 3Q4.2 0 2.1 0M2.6 4.4L4.3 6.4",
  R: "M0 6L0 0L2.2 0Q4 0 4 1.7Q4 3.4 2.2 3.4L0 3.4M1.8 3.4L4 6",
  S: "M3.8 .9Q3.2 0 2 0Q.2 0 .2 1.5Q.2 2.6 2 3Q4 3.4 4 4.6Q4 6 2 6Q.6 6 0 5",
  T: "M0 0L4 0M2 0L2 6",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1.3 6L2.6 1L3.9 6L5.2 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3L2 6",
  Z: "M0 0L4 0L0 6L4 6",
  a: "M3.6 2L3.6 6M3.6 3.6Q3.6 2 1.9 2Q0 2 0 4Q0 6 1.9 6Q3.6 6 3.6 4.4",
  b: "M0 0L0 6M0 3.6Q0 2 1.7 2Q3.6 2 3.6 4Q3.6 6 1.7 6Q0 6 0 4.4",
  c: "M3.3 2.9Q2.8 2 1.9 2Q0 2 0 4Q0 6 1.9 6Q2.8 6 3.3 5.1",
  d: "M3.6 0L3.6 6M3.6 3.6Q3.6 2 1.9 2Q0 2 0 4Q0 6 1.9 6Q3.6 6 3.6 4.4",
  e: "M.1 4L3.6 4Q3.6 2 1.8 2Q0 2 0 4Q0 6 1.9 6Q3 6 3.4 5.2",
  f: "M2.4 0Q1 0 1 1.4L1 6M0 2L2.3 2",
  g: "M3.6 2L3.6 6.4Q3.6 8 1.9 8Q.7 8 .2 7.3M3.6 3.6Q3.6 2 1.9 2Q0 2 0 4Q0 6 1.9 6Q3.6 6 3.6 4.4",
  h: "M0 0L0 6M0 3.8Q0 2 1.8 2Q3.4 2 3.4 3.8L3.4 6",
  i: "M0 2L0 6M0 .2L0 .25",
  j: "M1.2 2L1.2 6.6Q1.2 8 0 8M1.2 .2L1.2 .25",
  k: "M0 0L0 6M3 2L0 4.5M1.1 3.6L3.2 6",
  l: "M0 0L0 5Q0 6 1 6",
  m: "M0 2L0 6M0 3.6Q0 2 1.4 2Q2.7 2 2.7 3.6L2.7 6M2.7 3.6Q2.7 2 4.1 2Q5.4 2 5.4 3.6L5.4 6",
  n: "M0 2L0 6M0 3.8Q0 2 1.8 2Q3.4 2 3.4 3.8L3.4 6",
  o: "M1.9 2Q0 2 0 4Q0 6 1.9 6Q3.8 6 3.8 4Q3.8 2 1.9 2",
  p: "M0 2L0 8M0 3.6Q0 2 1.7 2Q3.6 2 3.6 4Q3.6 6 1.7 6Q0 6 0 4.4",
  q: "M3.6 2L3.6 8M3.6 3.6Q3.6 2 1.9 2Q0 2 0 4Q0 6 1.9 6Q3.6 6 3.6 4.4",
  r: "M0 2L0 6M0 3.8Q0 2 2 2",
  s: "M3 2.7Q2.6 2 1.6 2Q.2 2 .2 3Q.2 3.8 1.6 4Q3.2 4.2 3.2 5Q3.2 6 1.6 6Q.5 6 0 5.3",
  t: "M1 .6L1 4.8Q1 6 2.3 6M0 2L2.3 2",
  u: "M0 2L0 4.2Q0 6 1.6 6Q3.4 6 3.4 4.2M3.4 2L3.4 6",
  v: "M0 2L1.7 6L3.4 2",
  w: "M0 2L1.2 6L2.4 2.6L3.6 6L4.8 2",
  x: "M0 2L3.2 6M3.2 2L0 6",
  y: "M0 2L1.7 6M3.4 2L1.7 6L1.1 7.2Q.8 8 0 8",
  z: "M0 2L3.2 2L0 6L3.2 6",
  ".": "M0 5.9L0 5.95",
  ":": "M0 2.6L0 2.65M0 5.9L0 5.95",
  "-": "M0 4L2 4",
  "/": "M0 7L2.6 -.6",
};

/** Units between letters, and the width of the pen. */
const GAP = 1.9;
export const PEN = 0.85;

const cache = new Map<string, { path: Path; width: number }>();

function letter(character: string): { path: Path; width: number } {
  let known = cache.get(character);
  if (!known) {
    const path = parsePath(STROKES[character] ?? "");
    const width = Math.max(0, ...path.map((command: Command) => Number(command.at(-2) ?? 0)));
    known = { path, width };
    cache.set(character, known);
  }
  return known;
}

/**
 * An address as strokes from x = 0 on, with its width, in units. The letters are those of host names and codes; what
 * is none of them takes no room.
 */
export function lettered(address: string): { path: Path; width: number } {
  const path: Command[] = [];
  let x = 0;
  for (const character of address) {
    if (!(character in STROKES)) continue;
    const { path: strokes, width } = letter(character);
    path.push(...placedPath(strokes, 1, x, 0));
    x += width + GAP;
  }
  return { path, width: Math.max(0, x - GAP) };
}
