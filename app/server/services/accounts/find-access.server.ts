import type { UserActor } from "~/domain/accounts/actor";
import { can, ownOf } from "~/domain/permissions";
import type { Platform } from "~/server/platform/platform.server";
import { listDevices, type SignedInDevice } from "./devices.server";
import { type WaysToConfirm, waysToConfirm } from "./ways-to-confirm.server";

/** Where an account is signed in, and by what its person proves that it is they. */
export interface Access {
  devices: SignedInDevice[];
  ways: WaysToConfirm;
}

/** @returns what the account's own screen shows of how its person gets in; null for who only acts as them */
export async function findAccess(platform: Platform, actor: UserActor): Promise<Access | null> {
  if (!can(actor, "credentials", ownOf(actor, "account"))) return null;
  const [devices, ways] = await Promise.all([listDevices(platform, actor), waysToConfirm(platform, actor)]);
  return { devices, ways };
}
