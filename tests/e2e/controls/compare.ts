import type { Journey } from "./journey.ts";
import { CONTROLS } from "./register.ts";
import { LEAVING, NOT_WALKED_YET } from "./register-exceptions.ts";

export interface Comparison {
  /** One sentence for each control that is used and not registered, or registered and not used. */
  problems: string[];
  /**
   * The same for those that were seen, are not registered and that no journey used: what is seen depends on the moment
   * at which a screen was looked at, so these are to be read, and fail nothing.
   */
  notes: string[];
}

/** Compares what all journeys of a whole run saw and used with the register. */
export function compareControls(journeys: Journey[]): Comparison {
  const used = new Set(journeys.flatMap((journey) => journey.used));
  const seen = new Set(journeys.flatMap((journey) => journey.seen).filter((line) => !used.has(line)));
  const excepted = [...Object.keys(LEAVING), ...NOT_WALKED_YET];
  const register = new Set([...CONTROLS, ...excepted]);
  const say = (lines: Iterable<string>, problem: string) =>
    [...lines].sort().map((line) => `${line}: ${problem}`);
  const unknown = (lines: Set<string>) =>
    say(
      [...lines].filter((line) => !register.has(line)),
      "is on the screen, but not in the register",
    );
  return {
    problems: [
      ...unknown(used),
      ...say(
        CONTROLS.filter((line) => !used.has(line)),
        "no journey uses it",
      ),
      ...say(
        excepted.filter((line) => used.has(line)),
        "a journey uses it, so it is no exception",
      ),
    ],
    notes: unknown(seen),
  };
}
