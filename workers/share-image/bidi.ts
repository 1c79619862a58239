/**
 * The part of the Unicode bidirectional algorithm (UAX #9) that a title needs: satori places words from left to right
 * only. Explicit controls never reach this code: the domain takes them out.
 */
type Kind = "L" | "R" | "AL" | "EN" | "AN" | "ES" | "ET" | "CS" | "NSM" | "ON";

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ["NSM", /\p{Mn}|\p{Me}|\u200C|\u200D/u],
  ["EN", /[0-9\u06F0-\u06F9]/u],
  ["AN", /[\u0660-\u0669\u066B\u066C\u06DD]/u],
  ["ES", /[+-]/u],
  ["ET", /[#$%\u00A2-\u00A5\u00B0\u00B1\u066A\u20A0-\u20CF\u2030]/u],
  ["CS", /[,./:\u00A0\u060C]/u],
  ["AL", /(?=\p{Script=Arabic})[\p{L}\u061B-\u061F\u066D]/u],
  ["R", /\p{Script=Hebrew}/u],
  ["L", /\p{L}|\p{N}|\p{Mc}/u],
];

const BRACKETS = ["()", "[]", "{}", "（）", "「」", "『』", "【】", "〈〉", "《》", "〔〕"];
const CLOSING = new Map(BRACKETS.map(([open = "", close = ""]) => [open, close]));
const MIRRORED = new Map(
  [...BRACKETS, "<>", "«»", "‹›", "≤≥"].flatMap(([left = "", right = ""]) => [
    [left, right] as const,
    [right, left] as const,
  ]),
);

function kindOf(character: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(character))?.[0] ?? "ON";
}

/** The direction of a text by its first strong character: 0 left to right, 1 right to left. */
export function baseLevel(text: string): 0 | 1 {
  for (const character of text) {
    const kind = kindOf(character);
    if (kind === "L") return 0;
    if (kind === "R" || kind === "AL") return 1;
  }
  return 0;
}

/** Rules W1 to W7: what marks, numbers and their separators count as where they stand. */
function resolveWeak(kinds: Kind[], sor: Kind): void {
  let strong = sor;
  kinds.forEach((kind, at) => {
    if (kind === "NSM") kinds[at] = kinds[at - 1] ?? sor;
    const now = kinds[at];
    if (now === "L" || now === "R" || now === "AL") strong = now;
    else if (now === "EN" && strong === "AL") kinds[at] = "AN";
  });
  kinds.forEach((kind, at) => {
    const [before, after] = [kinds[at - 1], kinds[at + 1]];
    if (before !== after) return;
    if ((kind === "ES" || kind === "CS") && before === "EN") kinds[at] = "EN";
    if (kind === "CS" && before === "AN") kinds[at] = "AN";
  });
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== "ET") continue;
    let end = at;
    while (kinds[end] === "ET") end++;
    if (kinds[at - 1] === "EN" || kinds[end] === "EN") kinds.fill("EN", at, end);
    at = end - 1;
  }
  strong = sor;
  kinds.forEach((kind, at) => {
    if (kind === "AL") kinds[at] = "R";
    if (kind === "ES" || kind === "ET" || kind === "CS") kinds[at] = "ON";
    if (kind === "L" || kind === "R" || kind === "AL") strong = kind;
    else if (kind === "EN" && strong === "L") kinds[at] = "L";
  });
}

/** Which side a resolved kind is on; numbers read as the right-to-left text around them. */
function sideOf(kind: Kind): "L" | "R" | undefined {
  return kind === "ON" ? undefined : kind === "L" ? "L" : "R";
}

/** Rule N0: a pair of brackets goes with what it holds when that agrees with the text, or with what is before it. */
function resolveBrackets(characters: readonly string[], kinds: Kind[], sor: "L" | "R"): void {
  const open: { close: string; at: number }[] = [];
  const pairs: [number, number][] = [];
  characters.forEach((character, at) => {
    const close = CLOSING.get(character);
    if (close) open.push({ close, at });
    const match = open.findLastIndex((bracket) => bracket.close === character);
    if (match >= 0) pairs.push([open.splice(match)[0]?.at ?? 0, at]);
  });
  for (const [from, to] of pairs.sort(([a], [b]) => a - b)) {
    const inside = kinds.slice(from + 1, to).map(sideOf);
    if (!inside.some((side) => side !== undefined)) continue;
    const before =
      kinds
        .slice(0, from)
        .map(sideOf)
        .findLast((side) => side !== undefined) ?? sor;
    kinds[from] = kinds[to] = inside.includes(sor) ? sor : before;
  }
}

/** Rules N1 and N2: spaces and punctuation go with their neighbours when these agree, else with the text. */
function resolveNeutral(kinds: Kind[], sor: "L" | "R"): void {
  const side = (kind: Kind | undefined) => (kind === undefined ? sor : sideOf(kind));
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== "ON") continue;
    let end = at;
    while (kinds[end] === "ON") end++;
    const before = side(kinds[at - 1]);
    kinds.fill(before && before === side(kinds[end]) ? before : sor, at, end);
    at = end - 1;
  }
}

/** The embedding level of every UTF-16 unit of a text: even runs left to right, odd right to left. */
export function levelsOf(text: string, base: 0 | 1): number[] {
  const characters = [...text];
  const sor = base === 1 ? "R" : "L";
  const kinds = characters.map(kindOf);
  resolveWeak(kinds, sor);
  resolveBrackets(characters, kinds, sor);
  resolveNeutral(kinds, sor);
  return characters.flatMap((character, at) => {
    const kind = kinds[at];
    const level = base === 0 ? (kind === "L" ? 0 : kind === "R" ? 1 : 2) : kind === "R" ? 1 : 2;
    return Array<number>(character.length).fill(level);
  });
}

/** What stays whole when a run is laid out: a word, or one character of anything else. */
const PIECE = /[\p{L}\p{M}\p{N}\u200C\u200D]+|./gsu;

/**
 * The pieces of one line in the order the eye meets them from left to right. A piece is a word in reading order
 * (shaping turns it round), a run of left-to-right text without spaces at its ends, or a space.
 */
export function visualPieces(line: string, levels: readonly number[]): string[] {
  const runs: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at++) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line[at];
    else runs.push({ text: line[at] ?? "", level });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let at = 0; at < runs.length; at++) {
      let end = at;
      while ((runs[end]?.level ?? -1) >= level) end++;
      if (end > at) runs.splice(at, end - at, ...runs.slice(at, end).reverse());
      at = Math.max(at, end);
    }
  }
  return runs.flatMap(({ text, level }) => {
    if (level % 2 === 0) return text.match(/^ +|[^ ](?:.*[^ ])?| +$/gsu) ?? [];
    const pieces = (text.match(PIECE) ?? []).reverse();
    return pieces.map((piece) => MIRRORED.get(piece) ?? piece);
  });
}
