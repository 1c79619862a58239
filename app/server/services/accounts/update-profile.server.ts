import type { UserActor } from "~/domain/accounts/actor";
import type { ProfileUpdate } from "~/domain/accounts/profile";
import type { UserView } from "~/domain/accounts/view";
import { assertCan, ownOf } from "~/domain/permissions";
import { ownZone } from "~/domain/visits/visited";
import { type HeldDay, withZone } from "~/domain/visits/zone-day";
import { writeAll } from "~/server/data/batch.server";
import { findUser, updateProfile as writeProfile } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { getAccount } from "./get-account.server";

const CLEARABLE = ["position", "website", "industry", "usePurpose", "teamSize", "timeZone"] as const;

/**
 * Changes a user's profile; omitted fields stay, even if another tab has changed them meanwhile.
 * @returns the user afterwards
 * @throws AppError rate_limited, unauthorized
 */
export async function updateProfile(
  platform: Platform,
  actor: UserActor,
  { name, locale, ...told }: ProfileUpdate,
): Promise<UserView> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  const cleared = Object.fromEntries(
    CLEARABLE.flatMap((key) => (told[key] === undefined ? [] : [[key, told[key] || null]])),
  );
  const change = { ...cleared, ...(name !== undefined && { name }), ...(locale !== undefined && { locale }) };
  if (Object.keys(change).length > 0) {
    await consumeLimit(platform, "save", actor.userId);
    const held = told.timeZone === undefined ? {} : await heldDay(platform, actor.userId, told.timeZone);
    const write = writeProfile(platform.db, actor.userId, { ...change, ...held }, platform.now());
    await writeAll(platform.db, [write]);
  }
  return (await getAccount(platform, actor)).user;
}

/** A new zone applies from the next midnight: the current day of visits continues in the one in which it began. */
async function heldDay(
  { db }: Platform,
  userId: string,
  timeZone: string,
): Promise<{ heldDay?: HeldDay | null }> {
  const user = await findUser(db, userId);
  if (!user) return {};
  return { heldDay: withZone(ownZone(user), timeZone || "UTC", Date.now()).held ?? null };
}
