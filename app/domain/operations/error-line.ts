import { cleanLine } from "~/domain/text";

/** Characters of a failure that operators read. */
const MAX_LINE = 200;

/** Text around an @, and long runs of letters and digits, which are tokens more often than words. */
const PERSONAL = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+|[\w-]{40,}/g;

/** @returns a job's failure in one line, without anything that looks like an address or a token */
export function errorLine(raw: string | null): string {
  const line = cleanLine((raw ?? "").slice(0, 2_000)).replace(PERSONAL, "…");
  const letters = [...line];
  return letters.length > MAX_LINE ? `${letters.slice(0, MAX_LINE - 1).join("")}…` : line;
}
