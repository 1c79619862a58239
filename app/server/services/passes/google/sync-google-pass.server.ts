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
 * Brings a card's pass in Google Wallet up to the card: by a change, never by a message to who holds it. A pass can not
 * be deleted there: that of a deleted card, a disabled owner or an ended plan becomes inactive.
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

/** Makes the pass of a card at Google, or makes it what the card is, and notes which version it shows. */
export async function sendCard(platform: Platform, card: ShownCard, isNew = false): Promise<void> {
  const object = await passObject(platform, card);
  // An issuer account that was emptied at Google gets the pass again.
  const isThere = !isNew && (await patchWalletObject(platform, object.id, objectPatch(object)));
  if (!isThere) await putWalletObject(platform, object);
  await note(platform, card, "active");
}

async function retirePass(platform: Platform, card: ShownCard): Promise<void> {
  const state: GoogleState = "INACTIVE";
  // A card without a title is what an erased account left: what Google has of it goes too.
  const erased = card.card.title === "" ? objectPatch(await passObject(platform, card)) : {};
  await patchWalletObject(platform, await walletObjectId(platform, card.card.id), { ...erased, state });
  await note(platform, card, "inactive");
}

/** A change of the card since it was read found no pass, or one that was as new as it: it is made up for. */
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
