import { type Entitlement, entitlementOf, isPaid } from "~/domain/billing/entitlement";
import { AppError } from "~/domain/errors";
import type { Membership } from "~/domain/team/permission";
import { listMemberships, type MembershipRow } from "~/server/data/members.server";
import type { Platform } from "~/server/platform/platform.server";

/** A user's membership, and the entitlement of the team's owner: members work under the owner's plan. */
export interface TeamPlace extends Membership {
  ownerName: string;
  plan: Entitlement;
  /** Former members whose contacts they see. */
  seesContactsOf: readonly string[];
  /** The plan is over: what is assigned is read-only. */
  isPaused: boolean;
}

/** A user's memberships; those of a blocked owner are left out. */
export async function teamPlaces(platform: Platform, userId: string): Promise<TeamPlace[]> {
  const rows = await listMemberships(platform.db, userId);
  return rows.filter(({ ownerEnabled }) => ownerEnabled).map((row) => placeOf(platform, row));
}

/** A user's membership in an owner's team. */
export async function findTeamPlace(
  platform: Platform,
  userId: string,
  ownerId: string,
): Promise<TeamPlace | undefined> {
  return (await teamPlaces(platform, userId)).find((place) => place.ownerId === ownerId);
}

function placeOf(platform: Platform, row: MembershipRow): TeamPlace {
  const plan = entitlementOf(row.entitlement);
  const { memberId, ownerId, permission, ownerName, seesContactsOf } = row;
  return {
    memberId,
    ownerId,
    permission,
    ownerName,
    seesContactsOf,
    plan,
    isPaused: !isPaid(plan, platform.now()),
  };
}

/** @throws AppError payment_required (teamPaused) */
export function requireAwake(place: TeamPlace): void {
  if (!place.isPaused) return;
  throw new AppError("payment_required", { messageKey: "teamPaused", params: { team: place.ownerName } });
}
