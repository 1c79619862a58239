import type { Journey } from "./journey.ts";
import { CONTROLS } from "./register.ts";
import { EXCEPTIONS } from "./register-exceptions.ts";

/**
 * Compares what all journeys of a whole run saw and used with the register.
 * @returns a sentence for each control that is seen or used and not registered, or registered and not used
 */
export function compareControls(journeys: Journey[]): string[] {
  const used = new Set(journeys.flatMap((journey) => journey.used));
  const seen = new Set([...used, ...journeys.flatMap((journey) => journey.seen)]);
  const excepted = Object.keys(EXCEPTIONS);
  const register = new Set([...CONTROLS, ...excepted]);
  const say = (lines: Iterable<string>, problem: string) =>
    [...lines].sort().map((line) => `${line}: ${problem}`);
  return [
    ...say(
      [...seen].filter((line) => !register.has(line)),
      "is on the screen, but not in the register",
    ),
    ...say(
      CONTROLS.filter((line) => !used.has(line)),
      "no journey uses it",
    ),
    ...say(
      excepted.filter((line) => used.has(line)),
      "a journey uses it, so it is no exception",
    ),
  ];
}
