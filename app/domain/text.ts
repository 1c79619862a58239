import { z } from "zod";
import type { ErrorMessageKey } from "./error-messages";

/** Control characters but for tab and line feed, which are white space. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Bidirectional overrides, embeddings and isolates: they can make a name or address read as another one. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Characters that show nothing and join nothing; the joiners that emoji, Arabic and Persian need stay. */
const INVISIBLE = /[\u200B\u2060\uFEFF\uFFF9-\uFFFB]/g;

/** Fillers that Unicode counts as letters or symbols though nothing is seen. */
const NOTHING_TO_SEE = /[\p{C}\p{Z}\u115F\u1160\u3164\uFFA0\u2800]/gu;

/** The length of a text in code points: what a person counts, and what a limit means. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return text.replace(NOTHING_TO_SEE, "") === "";
}

function withoutInvisible(raw: string): string {
  return raw.replace(BIDI_CONTROLS, "").replace(INVISIBLE, "");
}

/** A text of one line: line breaks and runs of white space become one space, ends trimmed, controls taken out. */
export function cleanLine(raw: string): string {
  const spaced = withoutInvisible(raw).replace(/[\s\u0085]/g, " ");
  return spaced.replace(CONTROLS, "").normalize("NFC").replace(/ {2,}/g, " ").trim();
}

/** A text of several lines: line ends become `\n`, at most two empty lines in a row, controls taken out. */
export function cleanLines(raw: string): string {
  const broken = withoutInvisible(raw).replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n");
  return broken
    .replaceAll("\t", " ")
    .replace(CONTROLS, "")
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

function text(max: number, clean: (raw: string) => string, missing?: ErrorMessageKey) {
  // Texts far beyond the limit are left as they are: cleaning megabytes that are rejected anyway would help attackers.
  const hopeless = max * 8 + 1000;
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing : undefined) })
    .overwrite((raw) => (raw.length > hopeless ? raw : clean(raw)))
    .check((context) => {
      const value = context.value;
      if (value.length > hopeless || codePoints(value) > max) {
        context.issues.push({ code: "custom", message: "tooLong", params: { max }, input: value });
      } else if (!value.isWellFormed()) {
        context.issues.push({ code: "custom", message: "textInvalid", input: value });
      }
    })
    .meta({ maxLength: max });
}

/** User text of one line, cleaned, at most `max` code points; may be empty. */
export function singleLine(max: number) {
  return text(max, cleanLine);
}

/** User text of one line that must have visible characters; `empty` is the error message if it has none. */
export function filledLine(max: number, empty: ErrorMessageKey) {
  return text(max, cleanLine, empty).refine((value) => !isBlank(value), { error: empty });
}

/** User text of several lines, cleaned, at most `max` code points; may be empty. */
export function multiLine(max: number) {
  return text(max, cleanLines);
}
