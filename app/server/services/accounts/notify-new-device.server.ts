import { storedDevice } from "~/domain/accounts/device";
import { newId } from "~/domain/ids";
import { hasSessionBefore } from "~/server/data/sessions.server";
import type { UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { tryLimit } from "~/server/platform/rate-limits.server";
import { envelopeOf } from "./account-mail.server";
import { writeWithNotice } from "./account-notice.server";

/**
 * Mails a user about a sign-in from a device not used with the account before. Called before the new session is opened;
 * the account's first sign-in is not reported. Programs have no device cookie: a program is known if one signed in from
 * the same country.
 */
export async function notifyNewDevice(platform: Platform, user: UserRow): Promise<void> {
  const { device, country, city, knownDevice } = platform.client;
  if (await knownDevice?.(user.email)) return;
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
  await writeWithNotice(platform, [], { user, mailId: newId("tok"), mail });
}
