import { z } from "zod";

/** C0 and C1 controls and DEL, but for tab and line feed, which are white space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is what this is for.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g;

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

/** Whether a text has nothing to see in it. */
export function isBlank(text: string): boolean {
  return text.replace(NOTHING_TO_SEE, "") === "";
}

function withoutControls(raw: string): string {
  return raw.replace(CONTROLS, "").replace(BIDI_CONTROLS, "").replace(INVISIBLE, "").normalize("NFC");
}

/** A text of one line: line breaks and runs of white space become one space, ends trimmed, controls taken out. */
export function cleanLine(raw: string): string {
  return withoutControls(raw.replace(/[\s\u0085]+/g, " ")).trim();
}

/** A text of several lines: line ends become `\n`, at most two empty lines in a row, controls taken out. */
export function cleanLines(raw: string): string {
  const text = withoutControls(raw.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replaceAll("\t", " "));
  return text
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
}

function text(max: number, clean: (raw: string) => string) {
  // What is far beyond the limit stays as it is: cleaning megabytes to refuse them afterwards is a gift to attackers.
  const hopeless = max * 8 + 1000;
  return z
    .string()
    .overwrite((raw) => (raw.length > hopeless ? raw : clean(raw)))
    .check((context) => {
      const value = context.value;
      if (value.length > hopeless || codePoints(value) > max) {
        context.issues.push({ code: "custom", message: "tooLong", params: { max }, input: value });
      } else if (!value.isWellFormed()) {
        context.issues.push({ code: "custom", message: "textInvalid", input: value });
      }
    });
}

/** User text of one line, cleaned, at most `max` code points; may be empty. */
export function singleLine(max: number) {
  return text(max, cleanLine);
}

/** User text of several lines, cleaned, at most `max` code points; may be empty. */
export function multiLine(max: number) {
  return text(max, cleanLines);
}
