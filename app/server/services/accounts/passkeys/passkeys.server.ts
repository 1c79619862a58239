import { Buffer } from "node:buffer";
import type { UserActor } from "~/domain/accounts/actor";
import type { NewPasskey } from "~/domain/accounts/passkeys";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  isNoPasskey,
  isPasskey,
  listPasskeyRows,
  type PasskeyRow,
  renamePasskeyRow,
} from "~/server/data/passkeys.server";
import { findSession, hasNotEnded } from "~/server/data/sessions.server";
import { findUser, type UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { creationOptions, passkeyHost, verifyCreation } from "~/server/platform/webauthn.server";
import { envelopeOf } from "~/server/services/accounts/account-mail.server";
import { writeWithNotice } from "~/server/services/accounts/account-notice.server";
import { assertConfirmed } from "~/server/services/accounts/confirm.server";
import { spendsChallenge, storeChallenge } from "./challenge.server";

/** A passkey, as shown to its owner. */
export interface PasskeyView {
  id: string;
  name: string;
  /** Whether its provider has a copy, so that it survives the loss of a device. */
  isBackedUp: boolean;
  createdAt: Date;
  usedAt: Date | null;
}

export interface PasskeyList {
  items: PasskeyView[];
  /** The host they are for: browsers do not offer them on others. */
  host: string;
}

const viewOf = ({ id, name, isBackedUp, createdAt, usedAt }: PasskeyRow): PasskeyView => ({
  id,
  name,
  isBackedUp,
  createdAt,
  usedAt,
});

export async function listPasskeys(platform: Platform, actor: UserActor): Promise<PasskeyList> {
  assertCan(actor, "credentials", ownOf(actor, "account"));
  const rows = await listPasskeyRows(platform.db, actor.userId);
  return { items: rows.map(viewOf), host: passkeyHost(platform.config) };
}

/**
 * @returns what the browser needs to create a passkey
 * @throws AppError reauthentication_required, limit_reached (tooMany), rate_limited
 */
export async function startPasskey(platform: Platform, actor: UserActor) {
  assertCan(actor, "edit", ownOf(actor, "account"));
  assertConfirmed(platform, actor);
  const user = await requireUser(platform, actor);
  const known = await listPasskeyRows(platform.db, actor.userId);
  if (known.length >= LIMITS.passkeys) throw tooMany();
  const options = await creationOptions(platform.config, user, known);
  return storeChallenge(platform, { purpose: "add", userId: user.id }, options);
}

/**
 * Adds a passkey created by a browser, and mails its user.
 * @throws AppError reauthentication_required, invalid (passkeyRefused), conflict, limit_reached, unauthorized
 */
export async function addPasskey(
  platform: Platform,
  actor: UserActor,
  { response, name }: { response: NewPasskey; name: string },
): Promise<PasskeyView> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  assertConfirmed(platform, actor);
  const user = await requireUser(platform, actor);
  const isExpected = spendsChallenge(platform, { purpose: "add", userId: user.id });
  const made = await verifyCreation(platform.config, response, isExpected);
  if (!made) throw new AppError("invalid", { messageKey: "passkeyRefused" });
  const now = platform.now();
  const row: PasskeyRow = {
    id: newId("psk"),
    userId: user.id,
    credentialId: made.credentialId,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: response.response.transports ?? null,
    isBackedUp: made.isBackedUp,
    name,
    createdAt: now,
    usedAt: null,
  };
  const params = { name: user.name, at: now.toISOString() };
  const mail = { ...envelopeOf(user), kind: "passkeyAdded" as const, params };
  // If the session ended while the browser created it, nothing is stored.
  const insert = insertPasskey(row, hasNotEnded(actor.sessionId));
  const [inserted] = await writeWithNotice(platform, [insert], {
    user,
    mailId: `added:${row.id}`,
    mail,
    when: isPasskey(row.id),
  });
  if (inserted === 0) {
    if (await findPasskey(platform.db, row.credentialId)) throw new AppError("conflict");
    if ((await findSession(platform.db, actor.sessionId))?.endedAt) throw new AppError("unauthorized");
    throw tooMany();
  }
  return viewOf(row);
}

/** @throws AppError not_found */
export async function renamePasskey(
  platform: Platform,
  actor: UserActor,
  id: string,
  name: string,
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const [changed] = await writeAll(platform.db, [renamePasskeyRow(platform.db, actor.userId, id, name)]);
  if (changed === 0) throw new AppError("not_found");
}

/**
 * Removes a passkey, unless it is the last way to sign in, and mails its user.
 * @throws AppError not_found, conflict (lastWayIn), reauthentication_required
 */
export async function removePasskey(platform: Platform, actor: UserActor, id: string): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  assertConfirmed(platform, actor);
  const user = await requireUser(platform, actor);
  const isOwn = (await listPasskeyRows(platform.db, actor.userId)).some((one) => one.id === id);
  if (!isOwn) throw new AppError("not_found");
  const params = { name: user.name, at: platform.now().toISOString() };
  const mail = { ...envelopeOf(user), kind: "passkeyRemoved" as const, params };
  const [deleted] = await writeWithNotice(platform, [deletePasskey(actor.userId, id)], {
    user,
    mailId: `removed:${id}`,
    mail,
    when: isNoPasskey(id),
  });
  if (deleted === 0) throw new AppError("conflict", { messageKey: "lastWayIn" });
}

async function requireUser(platform: Platform, actor: UserActor): Promise<UserRow> {
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  return user;
}

const tooMany = () =>
  new AppError("limit_reached", { messageKey: "tooMany", params: { max: LIMITS.passkeys } });
