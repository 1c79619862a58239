import { z } from "zod";
import { AppError } from "~/domain/errors";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import {
  changedPasses,
  isPassHeld,
  isRegistered,
  registerDevice,
  unregisterDevice,
} from "~/server/data/passes.server";
import { findPublicCard, type PublicCardRow } from "~/server/data/public-card.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { passSigner } from "~/server/platform/pass-signer.server";
import { logWarning, type Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { passPush } from "~/server/services/passes/pass-jobs.server";
import { countPass } from "~/server/services/visits/count-pass.server";
import { lastModified, type PassDownload, passChangedAt, passFile } from "./pass-file.server";
import { isPassToken } from "./pass-token.server";

/** A phone's request for a pass by type and serial number, with the header that proves possession. */
export interface AskedPass {
  passTypeIdentifier: string;
  serialNumber: string;
  authorization: string | null;
}

/** A card that changed this recently may have changed between a pass's download and its registration. */
const JUST_CHANGED_MS = 10 * 60 * 1000;
/** A change may be stored just after a later one: the newest ones are reported twice. */
const OVERLAP_MS = 5_000;
const MAX_LOGS = 20;
const LONGEST_LOG = 500;

const registrationSchema = z.object({ pushToken: z.string().regex(/^[0-9a-fA-F]{16,200}$/) });
const logSchema = z.object({ logs: z.array(z.string()).max(1000) });

/** @throws AppError unauthorized, equally for an unknown token, type or card */
async function requirePass(platform: Platform, asked: AskedPass): Promise<PublicCardRow> {
  if (!(await isPassToken(platform, asked.serialNumber, asked.authorization))) {
    throw new AppError("unauthorized");
  }
  const { passTypeIdentifier } = await passSigner(platform);
  if (asked.passTypeIdentifier !== passTypeIdentifier) throw new AppError("unauthorized");
  const found = await findPublicCard(platform.db, asked.serialNumber);
  if (found?.card.hash !== asked.serialNumber) throw new AppError("unauthorized");
  return found;
}

/**
 * Registers a device for a pass. A repeated registration updates its push token.
 * @returns whether it is new
 * @throws AppError unauthorized, rate_limited, bad_request
 */
export async function registerPass(
  platform: Platform,
  asked: AskedPass,
  deviceId: string,
  body: unknown,
): Promise<boolean> {
  const found = await requirePass(platform, asked);
  const { card } = found;
  const registration = registrationSchema.safeParse(body);
  if (!registration.success) throw new AppError("bad_request");
  // Phones register repeatedly; only those that are new to the pass are counted.
  if (!(await isRegistered(platform.db, deviceId, card.id))) {
    await consumeLimit(platform, "passDeviceIp");
    await consumeLimit(platform, "passDeviceIpCard", card.id);
  }
  const now = platform.now();
  const device = { id: deviceId, pushToken: registration.data.pushToken };
  const isRecent = now.getTime() - card.updatedAt.getTime() < JUST_CHANGED_MS;
  const [, added = 0] = await writeAll(platform.db, [
    ...registerDevice(device, card.id, now),
    ...(isRecent ? [enqueue(passPush(card, now), now, { when: isPassHeld(card.id) })] : []),
  ]);
  if (isRecent) startJobs(platform, card.ownerId);
  if (added > 0) countPass(platform, found);
  return added > 0;
}

/** Unregisters a device from a pass, even if it never had it. @throws AppError unauthorized */
export async function unregisterPass(platform: Platform, asked: AskedPass, deviceId: string): Promise<void> {
  const { card } = await requirePass(platform, asked);
  await writeAll(platform.db, unregisterDevice(platform.db, deviceId, card.id));
}

/**
 * @param since the tag of an earlier response; absent or invalid means all passes
 * @returns the device's passes that changed since then, with the tag for the next request; null when there are none
 */
export async function listChangedPasses(
  platform: Platform,
  passTypeIdentifier: string,
  deviceId: string,
  since: string | null,
): Promise<{ serialNumbers: string[]; lastUpdated: string } | null> {
  const signer = await passSigner(platform);
  if (passTypeIdentifier !== signer.passTypeIdentifier) return null;
  const after = /^\d{1,15}$/.test(since ?? "") ? Number(since) : -1;
  const now = platform.now();
  const changed = await changedPasses(platform.db, deviceId, after, now);
  if (changed.length === 0) return null;
  const newest = Math.max(...changed.map(({ changedAt }) => changedAt));
  return {
    serialNumbers: changed.map(({ hash }) => hash),
    lastUpdated: String(Math.min(newest, now.getTime() - OVERLAP_MS)),
  };
}

/**
 * The pass in its current state, including that of a card that is deleted or no longer paid for; only its age for a
 * phone that has it.
 * @param since the age of the phone's copy, as claimed
 * @throws AppError unauthorized, rate_limited
 */
export async function sendPass(
  platform: Platform,
  asked: AskedPass,
  since: string | null,
): Promise<PassDownload | { kind: "known"; modified: number }> {
  const found = await requirePass(platform, asked);
  const modified = lastModified(passChangedAt(platform, found), platform.now());
  if (Date.parse(since ?? "") >= modified * 1000) return { kind: "known", modified };
  await consumeLimit(platform, "passFileIp");
  return passFile(platform, found);
}

/** Logs phones' error reports, up to a limit. @throws AppError rate_limited, bad_request */
export async function logFromPhone(platform: Platform, body: unknown): Promise<void> {
  await consumeLimit(platform, "passLogIp");
  const parsed = logSchema.safeParse(body);
  if (!parsed.success) throw new AppError("bad_request");
  const logs = parsed.data.logs.slice(0, MAX_LOGS).map((line) => line.slice(0, LONGEST_LOG));
  const { requestId } = platform;
  logWarning("a phone's wallet says", requestId, { logs });
}
