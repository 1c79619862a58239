import { newId } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { type ChallengePurpose, insertChallenge, spendChallenge } from "~/server/data/passkeys.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";

/** A challenge's purpose and its user; null for a sign-in. */
interface Aim {
  purpose: ChallengePurpose;
  userId: string | null;
}

/** Stores the challenge for a passkey, for five minutes. @throws AppError rate_limited */
export async function storeChallenge<O extends { challenge: string }>(
  platform: Platform,
  { purpose, userId }: Aim,
  options: O,
): Promise<O> {
  await consumeLimit(platform, "passkeyIp");
  const now = platform.realNow();
  await insertChallenge(platform.db, {
    id: newId("chl"),
    challengeHash: await sha256(options.challenge),
    purpose,
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIMES.passkeyChallenge * 1000),
  });
  return options;
}

/** @returns a function that uses a challenge up, once, and returns whether it was stored for this */
export const spendsChallenge = (platform: Platform, aim: Aim) => async (challenge: string) =>
  spendChallenge(platform.db, await sha256(challenge), aim, platform.realNow());
