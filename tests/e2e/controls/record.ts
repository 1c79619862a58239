import { mkdirSync, writeFileSync } from "node:fs";
import type { BrowserContext } from "playwright/test";
import { en } from "../../../app/i18n/english.ts";
import { controlOf } from "./control.ts";
import { type Note, noteControls } from "./in-page.ts";
import { type Journey, RECORDS } from "./journey.ts";

/**
 * A dotted text whose first part is a namespace or one of its groups: `install.copied`, `editor:save`. Example
 * addresses are not: `row.example.com`.
 */
const groups = Object.entries(en).flatMap(([namespace, messages]) => [
  namespace,
  ...Object.entries(messages).flatMap(([key, value]) => (typeof value === "object" ? [key] : [])),
]);
const LIKE_A_KEY = `^(?!.*\\.example\\.com)(${[...new Set(groups)].join("|")})([.:][a-z]\\w*)+$`;
const REPORT = "visitaNote";
let count = 0;

/**
 * Notes what controls the pages of a context show and which are used.
 * @param found gets the texts that look like a translation key
 * @returns writes the record, once the journey has ended
 */
export async function recordControls(
  context: BrowserContext,
  testId: string,
  found: string[],
): Promise<() => void> {
  const seen = new Set<string>();
  const used = new Set<string>();
  await context.exposeFunction(REPORT, (line: string) => {
    const note = JSON.parse(line) as Note;
    if (note.kind === "text") found.push(`${note.screen}: the text "${note.name}" looks like a key`);
    else (note.kind === "seen" ? seen : used).add(controlOf(note));
  });
  await context.addInitScript(noteControls, [REPORT, LIKE_A_KEY] as [string, string]);
  return () => {
    mkdirSync(RECORDS, { recursive: true });
    const file = new URL(`${testId}-${process.pid}-${count++}.json`, RECORDS);
    const journey: Journey = { seen: [...seen], used: [...used] };
    writeFileSync(file, JSON.stringify(journey));
  };
}
