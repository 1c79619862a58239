/** A drawing's outline or stroke, in absolute coordinates: SVG's commands M, L, Q, C and Z. */
export type Command =
  | readonly ["M" | "L", number, number]
  | readonly ["Q", number, number, number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

export type Path = readonly Command[];

const COUNTS: Record<Command[0], number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
const TOKENS = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/** Reads path data of the commands above. @throws RangeError for any other */
export function parsePath(data: string): Path {
  const tokens = data.match(TOKENS) ?? [];
  const path: Command[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = tokens[at] as Command[0];
    const count = COUNTS[name];
    if (count === undefined) throw new RangeError(`A path may not hold ${name}`);
    const numbers = tokens.slice(at + 1, at + 1 + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN)) throw new RangeError("A path ends too early");
    path.push([name, ...numbers] as unknown as Command);
    at += 1 + count;
  }
  return path;
}

/** A path made larger by `scale` and then moved. */
export function placedPath(path: Path, scale: number, dx: number, dy: number): Path {
  return path.map(
    ([name, ...numbers]) =>
      [name, ...numbers.map((value, at) => value * scale + (at % 2 === 0 ? dx : dy))] as unknown as Command,
  );
}

/** A number as files hold it: at most three decimals. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function svgPathData(path: Path): string {
  return path.map(([name, ...numbers]) => name + numbers.map(short).join(" ")).join("");
}

/** The straight pieces `[x1, y1, x2, y2]` of a path of strokes; each curve becomes `STEPS` of them. */
export function segmentsOf(path: Path): [number, number, number, number][] {
  const STEPS = 5;
  const segments: [number, number, number, number][] = [];
  let [x, y] = [0, 0];
  const lineTo = (nextX: number, nextY: number) => {
    segments.push([x, y, nextX, nextY]);
    [x, y] = [nextX, nextY];
  };
  for (const command of path) {
    if (command[0] === "M") [x, y] = [command[1], command[2]];
    else if (command[0] === "L") lineTo(command[1], command[2]);
    else if (command[0] === "Q") {
      const [, controlX, controlY, endX, endY] = command;
      const [startX, startY] = [x, y];
      for (let step = 1; step <= STEPS; step++) {
        const [t, rest] = [step / STEPS, 1 - step / STEPS];
        lineTo(
          rest * rest * startX + 2 * rest * t * controlX + t * t * endX,
          rest * rest * startY + 2 * rest * t * controlY + t * t * endY,
        );
      }
    }
  }
  return segments;
}
