import type { UserActor } from "~/domain/accounts/actor";
import { can, ownOf } from "~/domain/permissions";
import type { Platform } from "~/server/platform/platform.server";
import { listDevices, type SignedInDevice } from "./devices.server";
import { type WaysToConfirm, waysToConfirm } from "./ways-to-confirm.server";

/** An account's sessions, and the ways to reauthenticate. */
export interface Access {
  devices: SignedInDevice[];
  ways: WaysToConfirm;
}

/** @returns the sign-in data on the account's own screen; null for an acting admin */
export async function findAccess(platform: Platform, actor: UserActor): Promise<Access | null> {
  if (!can(actor, "credentials", ownOf(actor, "account"))) return null;
  const [devices, ways] = await Promise.all([listDevices(platform, actor), waysToConfirm(platform, actor)]);
  return { devices, ways };
}
