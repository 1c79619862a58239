import { en } from "../../../app/i18n/locales/en/locale.ts";
import type { Note } from "./in-page.ts";

type Messages = { [key: string]: string | Messages };

function sentencesOf(messages: Messages): string[] {
  return Object.values(messages).flatMap((value) =>
    typeof value === "string" ? [value] : sentencesOf(value),
  );
}

const sentences = new Set(sentencesOf(en as unknown as Messages));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Sentences with gaps, those with the most words of their own first. */
const patterns = [...sentences]
  .filter((sentence) => /\{\{\w+\}\}/.test(sentence))
  .map((sentence) => ({
    sentence,
    own: sentence.replace(/\{\{\w+\}\}/g, "").trim().length,
    pattern: new RegExp(
      `^${sentence
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join(".+")}$`,
      "s",
    ),
  }))
  .filter(({ own }) => own > 2)
  .sort((a, b) => b.own - a.own);

/**
 * The sentence that a name is made of, which is the same whoever's page it is about. A name that is no sentence of ours
 * is what somebody wrote, and stands for all such names.
 */
export function sentenceOf(name: string): string {
  if (sentences.has(name)) return name;
  return patterns.find(({ pattern }) => pattern.test(name))?.sentence ?? "…";
}

const SCREENS: [RegExp, string][] = [
  [/^\/editor-business-card(\/.*)?$/, "/editor-business-card"],
  [/^\/editor(\/.*)?$/, "/editor"],
  [/^\/(share-page|share-business-card|forgot-password-change|verify-email|pricing)\/.+$/, "/$1"],
];

/** @returns the screen of a path: one that makes and one that edits are the same */
export function screenOf(path: string): string {
  for (const [pattern, screen] of SCREENS) if (pattern.test(path)) return path.replace(pattern, screen);
  return path;
}

/** @returns a control's line in the register: where it is, its role, and what it says */
export function controlOf({ path, within, role, name }: Note): string {
  const [first, ...rest] = within;
  const places = first === "shell" ? ["every screen", ...rest] : [screenOf(path), ...within.map(sentenceOf)];
  return [...places, `${role} ${sentenceOf(name)}`].join(" › ");
}
