import { type GoogleState, objectPatch } from "~/domain/passes/google/generic-object";
import { writeAll } from "~/server/data/batch.server";
import { findGooglePass, isCardBeyond, upsertGooglePass } from "~/server/data/google-passes.server";
import { enqueue } from "~/server/data/outbox.server";
import { findPublicCard } from "~/server/data/public-card.server";
import { patchWalletObject, putWalletObject, walletObjectId } from "~/server/platform/google-wallet.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { isDownloadable } from "~/server/services/cards/public-card.server";
import { type ShownCard, shownCard } from "~/server/services/cards/shown-card.server";
import { googleSync } from "~/server/services/passes/pass-jobs.server";
import { passObject } from "./pass-object.server";

/**
 * Updates a card's pass in Google Wallet: by a change, never by a message to its holder. A pass cannot be deleted
 * there: that of a deleted card, a disabled owner or an ended plan becomes inactive.
 */
export async function syncGooglePass(platform: Platform, { cardId }: { cardId: string }): Promise<void> {
  const [pass, found] = await Promise.all([
    findGooglePass(platform.db, cardId),
    findPublicCard(platform.db, cardId),
  ]);
  if (!pass || !found) return;
  const card = await shownCard(platform, found.card);
  const isShown = isDownloadable(found, platform.now());
  const state = isShown ? "active" : "inactive";
  // A later change was sent by an earlier job.
  if (pass.version === card.version && pass.state === state) return;
  if (isShown) await sendCard(platform, card);
  else await retirePass(platform, card);
}

/** Creates or updates a card's pass at Google, and records the version it shows. */
export async function sendCard(platform: Platform, card: ShownCard, isNew = false): Promise<void> {
  const object = await passObject(platform, card);
  // An issuer account that was emptied at Google gets the pass again.
  const isThere = !isNew && (await patchWalletObject(platform, object.id, objectPatch(object)));
  if (!isThere) await putWalletObject(platform, object);
  await note(platform, card, "active");
}

async function retirePass(platform: Platform, card: ShownCard): Promise<void> {
  const state: GoogleState = "INACTIVE";
  // A card without a title belongs to an erased account: its data at Google is erased too.
  const erased = card.card.title === "" ? objectPatch(await passObject(platform, card)) : {};
  await patchWalletObject(platform, await walletObjectId(platform, card.card.id), { ...erased, state });
  await note(platform, card, "inactive");
}

/** If the card has changed since it was read, a further job is enqueued: its change found no pass, or a current one. */
async function note(
  platform: Platform,
  { card, version }: ShownCard,
  state: "active" | "inactive",
): Promise<void> {
  const now = platform.now();
  const sent = { cardId: card.id, state, version };
  const [, again = 0] = await writeAll(platform.db, [
    upsertGooglePass({ ...sent, sentAt: now }),
    enqueue(googleSync(card, `after:${version}:${state}`), now, { when: isCardBeyond(sent) }),
  ]);
  if (again > 0) startJobs(platform, card.ownerId);
}
