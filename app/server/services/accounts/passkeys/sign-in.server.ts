import { Buffer } from "node:buffer";
import type { UserActor } from "~/domain/accounts/actor";
import type { SignedPasskey } from "~/domain/accounts/passkeys";
import { AppError } from "~/domain/errors";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import {
  type ChallengePurpose,
  findPasskey,
  type PasskeyRow,
  touchPasskey,
} from "~/server/data/passkeys.server";
import { confirmSession } from "~/server/data/sessions.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { requestOptions, verifySignature } from "~/server/platform/webauthn.server";
import { notifyNewDevice } from "~/server/services/accounts/notify-new-device.server";
import type { Carried } from "~/server/services/accounts/social/carried.server";
import { proveByPasskey } from "~/server/services/accounts/social/prove.server";
import { prepareSession, type SignedIn } from "~/server/services/accounts/tokens.server";
import { spendsChallenge, storeChallenge } from "./challenge.server";

/** @returns what the browser needs to offer its passkeys for a sign-in @throws AppError rate_limited */
export async function startPasskeySignIn(platform: Platform) {
  const options = await requestOptions(platform.config);
  return storeChallenge(platform, { purpose: "sign-in", userId: null }, options);
}

/**
 * Signs in by a passkey's signature; the passkey identifies its user. If this browser has a pending proof of that
 * account, the provider's account is linked.
 * @param proofCookie of the browser
 * @throws AppError forbidden (passkeyRefused), rate_limited
 */
export async function signInByPasskey(
  platform: Platform,
  signed: SignedPasskey,
  proofCookie: string | null = null,
): Promise<SignedIn & { carried: Carried | null }> {
  const { row, counter } = await verified(platform, signed, { purpose: "sign-in", userId: null });
  const user = await findUser(platform.db, row.userId);
  if (!user?.isEnabled) throw refused();
  const touched = touchPasskey(platform.db, row.id, counter, platform.realNow());
  const proven = await proveByPasskey(platform, proofCookie, row);
  if (proven) {
    await writeAll(platform.db, [touched]);
    return proven;
  }
  await notifyNewDevice(platform, user);
  const { writes, tokens } = await prepareSession(platform, user, { method: "passkey", passkeyId: row.id });
  const [opened] = await writeAll(platform.db, [...writes, touched]);
  if (opened === 0) throw refused();
  return { tokens, email: user.email, carried: null };
}

/** The same for a reauthentication. */
export async function startPasskeyConfirm(platform: Platform, actor: UserActor) {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const options = await requestOptions(platform.config);
  return storeChallenge(platform, { purpose: "confirm", userId: actor.userId }, options);
}

/**
 * Reauthenticates by one of the account's passkeys.
 * @throws AppError forbidden (passkeyRefused), rate_limited
 */
export async function confirmByPasskey(
  platform: Platform,
  actor: UserActor,
  signed: SignedPasskey,
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const { row, counter } = await verified(platform, signed, { purpose: "confirm", userId: actor.userId });
  if (row.userId !== actor.userId) throw refused();
  const now = platform.realNow();
  await writeAll(platform.db, [
    touchPasskey(platform.db, row.id, counter, now),
    confirmSession(platform.db, actor.sessionId, now, "passkey"),
  ]);
}

async function verified(
  platform: Platform,
  signed: SignedPasskey,
  aim: { purpose: ChallengePurpose; userId: string | null },
): Promise<{ row: PasskeyRow; counter: number }> {
  await consumeLimit(platform, "passkeyIp");
  const row = await findPasskey(platform.db, signed.id);
  // A discoverable passkey names its user, who must be the one it was added for.
  const { userHandle } = signed.response;
  const named = userHandle && Buffer.from(userHandle, "base64url").toString();
  if (!row || (named && named !== row.userId)) throw refused();
  const key = { ...row, publicKey: new Uint8Array(row.publicKey) };
  const counter = await verifySignature(platform.config, signed, key, spendsChallenge(platform, aim));
  if (counter === null) throw refused();
  return { row, counter };
}

const refused = () => new AppError("forbidden", { messageKey: "passkeyRefused" });
