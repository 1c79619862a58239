import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** The direction of a text by its first strong character: 0 left to right, 1 right to left. */
export function baseLevel(text: string): 0 | 1 {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 1 : 0;
}

/**
 * The embedding level of every UTF-16 unit of a text (UAX #9): even runs left to right, odd right to left. Explicit
 * controls never reach this code: the domain takes them out.
 */
export function levelsOf(text: string, base: 0 | 1): number[] {
  return [...bidi.getEmbeddingLevels(text, base === 1 ? "rtl" : "ltr").levels];
}

/** What stays whole when a run is laid out: a word, or one character of anything else. */
const PIECE = /[\p{L}\p{M}\p{N}\u200C\u200D]+|./gsu;

/**
 * The pieces of one line in the order the eye meets them from left to right: satori places words from left to right
 * only. A piece is a word in reading order (shaping turns it round), a run of left-to-right text without spaces at its
 * ends, or a space.
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
    return pieces.map((piece) => bidi.getMirroredCharacter(piece) ?? piece);
  });
}
