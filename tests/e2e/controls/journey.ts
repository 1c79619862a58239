import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Where each journey leaves what it saw and used, in the folder that Playwright empties at the start. */
export const RECORDS = new URL("../../../test-results/chromium/controls/", import.meta.url);

/** What a journey saw and used: lines of the register. */
export interface Journey {
  seen: string[];
  used: string[];
}

/** What the journeys of the last run left. */
export function readJourneys(): Journey[] {
  if (!existsSync(RECORDS)) return [];
  return readdirSync(RECORDS).map(
    (name) => JSON.parse(readFileSync(new URL(name, RECORDS), "utf8")) as Journey,
  );
}
