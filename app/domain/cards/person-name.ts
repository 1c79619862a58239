import { LIMITS } from "~/domain/limits";

/** A name in the two parts that phone books sort by; either may be empty. */
export interface PersonName {
  givenName: string;
  familyName: string;
}

/** Kept apart from the name: they are neither part of it. */
const TITLES = /^(?:(?:dr|prof|mr|mrs|ms|mx|sir|herr|frau|mme|mlle|sig|sra?|dott|ing)\.?\s+)+/iu;
const SUFFIXES = /(?:,\s*|\s+)(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?d|mba|m\.?sc|b\.?sc|esq)\.?$/iu;

/** Particles that start a family name: van Beethoven, de la Cruz, bin Salman. */
const PARTICLES = new Set(
  "van von der den de del della di da do dos das du la le ter ten zu zum af av bin ibn bint al el".split(" "),
);

/** Arabic words that make one name with the word behind them: servant of, father of, son of, house of. */
const BOUND = new Set(["عبد", "أبو", "ابو", "أبي", "أم", "ام", "ابن", "بن", "بنت", "آل", "ذو"]);

const isHan = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー・\s]+$/u.test(text);
const isHangul = (text: string): boolean => /^[\p{Script=Hangul}\s]+$/u.test(text);
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * Guesses the parts of a name, for the user to correct: the family name comes first in Japanese, Chinese and Korean and
 * before a comma, else last with the small words before it. An unsplittable name is all given name.
 */
export function guessName(name: string): PersonName {
  const { givenName, familyName } = guess(name);
  return { givenName: cut(givenName), familyName: cut(familyName) };
}

/** Truncates the parts of an overlong name, so that they add no second error. */
const cut = (text: string): string => [...text].slice(0, LIMITS.cardHeader).join("");

function guess(name: string): PersonName {
  const plain = name.trim().replace(/\s+/gu, " ");
  if (isHan(plain)) return familyFirst(plain.split(" "));
  if (isHangul(plain)) return familyFirst(koreanParts(plain));
  const bare = plain.replace(TITLES, "").replace(SUFFIXES, "");
  const [before = "", behind, ...more] = bare.split(/\s*,\s*/u);
  if (behind && more.length === 0) return { givenName: behind, familyName: before };
  const units = isArabic(bare) ? arabicUnits(before.split(" ")) : latinUnits(before.split(" "));
  const familyName = units.length > 1 ? (units.at(-1) ?? "") : "";
  const givenName = familyName ? units.slice(0, -1).join(" ") : units.join(" ");
  return { givenName, familyName };
}

function familyFirst([first = "", ...rest]: string[]): PersonName {
  return rest.length > 0
    ? { givenName: rest.join(" "), familyName: first }
    : { givenName: first, familyName: "" };
}

/** Three syllables in one word are a family name of one and a given name of two. */
function koreanParts(name: string): string[] {
  const syllables = [...name];
  return !name.includes(" ") && syllables.length === 3
    ? [syllables.slice(0, 1).join(""), syllables.slice(1).join("")]
    : name.split(" ");
}

function latinUnits(words: string[]): string[] {
  let start = words.length - 1;
  while (start > 1 && PARTICLES.has((words[start - 1] ?? "").toLowerCase())) start--;
  return start > 0 ? [...words.slice(0, start), words.slice(start).join(" ")] : words;
}

function arabicUnits(words: string[]): string[] {
  const units: string[] = [];
  let bound = "";
  for (const word of words) {
    const unit = bound ? `${bound} ${word}` : word;
    if (BOUND.has(word)) bound = unit;
    else {
      units.push(unit);
      bound = "";
    }
  }
  return bound ? [...units, bound] : units;
}

/** @returns a name of its two parts, in the order of its script; empty where both are */
export function wholeName({ givenName, familyName }: PersonName): string {
  const isFamilyFirst = isHan(familyName) || isHangul(familyName);
  const parts = isFamilyFirst ? [familyName, givenName] : [givenName, familyName];
  return parts.filter(Boolean).join(" ");
}

type Named = { header: string; givenName?: string; familyName?: string };

/**
 * The two parts while a name is typed: they are updated as long as they equal the guess for the previous name, from an
 * empty card on. Parts edited by the user, or left empty on a card with a name, stay.
 */
export function followingName(before: Named, header: string): Partial<PersonName> {
  const guessed = guessName(before.header);
  const isGuess =
    (before.givenName ?? "") === guessed.givenName && (before.familyName ?? "") === guessed.familyName;
  return isGuess ? guessName(header) : {};
}
