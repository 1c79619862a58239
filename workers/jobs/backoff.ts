/** Attempts until a job is set aside as a dead letter; with the pauses below that is about a day. */
export const MAX_ATTEMPTS = 10;

const FIRST_MS = 10_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** @returns the pause after that many attempts: doubled and a half each time, spread by a tenth against crowds */
export function backoffMs(attempts: number, random: number = Math.random()): number {
  const pause = Math.min(FIRST_MS * 2.5 ** (attempts - 1), LONGEST_MS);
  return Math.round(pause * (0.9 + 0.2 * random));
}
