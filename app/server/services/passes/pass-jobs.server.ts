import type { NewJob } from "~/server/data/outbox.server";
import type { PassCard } from "~/server/data/passes.server";

/** How long changes of a card are gathered for one push, and how much longer it waits for late ones to be stored. */
const GATHERED_MS = 5_000;
const SLACK_MS = 2_000;

/**
 * The job that notifies devices of a card's change. All changes within the same five seconds are one push, sent at
 * their end.
 */
export function passPush(card: { id: string; ownerId: string }, now: Date): NewJob<"pushPass"> {
  const timeBucket = Math.floor(now.getTime() / GATHERED_MS);
  return {
    name: "pushPass",
    shard: card.ownerId,
    payload: { cardId: card.id, slot: timeBucket, after: 0 },
    runAt: new Date((timeBucket + 1) * GATHERED_MS + SLACK_MS),
  };
}

/**
 * The job that updates a card's pass in Google Wallet.
 * @param revision what it is to show
 * @param runAt when it is due; now by default
 */
export function googleSync(
  card: { id: string; ownerId: string },
  revision: string,
  runAt?: Date,
): NewJob<"syncGooglePass"> {
  return { name: "syncGooglePass", shard: card.ownerId, payload: { cardId: card.id, revision }, runAt };
}

/**
 * The jobs that propagate a change to the devices with a card's pass; none for Google where its pass is current.
 * @param now when they are due, at the earliest
 * @param reason another dependency of the pass that has changed: then a pass of the same version is checked too
 */
export function passJobs(card: PassCard, now: Date, reason?: string): NewJob[] {
  const { google, version, isDeleted } = card;
  const isOld = google !== null && (google.version !== version || (isDeleted && google.state === "active"));
  const revision = `${version}${isDeleted ? ":deleted" : ""}${reason ? `:${reason}` : ""}`;
  return [
    ...(card.isRegistered ? [passPush(card, now)] : []),
    ...(google && (reason || isOld) ? [googleSync(card, revision, now)] : []),
  ];
}
