import type { Write } from "./batch.server";
import { insertGoogleSync } from "./google-passes.server";
import { insertPassPush, type PushedCard } from "./passes.server";

/**
 * The jobs that bring a change to the devices with a card's pass, for the batch that makes it and after the change.
 * @param reason what else the pass depends on and has changed, when the card has not
 */
export function insertPassJobs(card: PushedCard, now: Date, reason?: string): Write[] {
  return [insertPassPush(card, now), insertGoogleSync(card, now, reason)];
}
