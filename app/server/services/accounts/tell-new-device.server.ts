import { storedDevice } from "~/domain/accounts/device";
import { newId } from "~/domain/ids";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { hasSessionBefore } from "~/server/data/sessions.server";
import type { UserRow } from "~/server/data/users.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { tryLimit } from "~/server/platform/rate-limits.server";
import { envelopeOf } from "./account-mail.server";

/**
 * Mails a person that their account was signed in to from a device that it was not used on before. Asked before the new
 * session is opened; the account's first sign-in is told of nowhere. Programs carry no mark of being known: theirs is
 * one that signed in as a program from the same country.
 * @param isKnown whether the browser signed in with the address before
 */
export async function tellNewDevice(platform: Platform, user: UserRow, isKnown: boolean): Promise<void> {
  if (isKnown) return;
  const { device, country, city } = platform.client;
  if (!(await hasSessionBefore(platform.db, user.id, {}))) return;
  const isProgram = device.kind === "program";
  const same = { device: storedDevice(device), country: country ?? null };
  if (isProgram && (await hasSessionBefore(platform.db, user.id, same))) return;
  if (!(await tryLimit(platform, "newDeviceMail", user.id))) return;
  const now = platform.now();
  const mail = {
    ...envelopeOf(user),
    kind: "newDevice" as const,
    params: {
      name: user.name,
      at: now.toISOString(),
      device: device.kind,
      ...(device.browser && { browser: device.browser }),
      ...(country && { country }),
      ...(city && { city }),
    },
  };
  const payload = { mailId: newId("tok"), mail };
  await writeAll(platform.db, [enqueue({ name: "sendMail", shard: user.id, payload }, now)]);
  wakeJobs(platform, user.id);
}
