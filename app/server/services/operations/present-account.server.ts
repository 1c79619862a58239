import { entitlementOf, isPaid, shownStatus } from "~/domain/billing/entitlement";
import type { OperatedAccount } from "~/domain/operations/view";
import { findEntitlement, type UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** An account as an operator sees it. @param operatorId the operator's own account */
export async function presentAccount(
  platform: Platform,
  operatorId: string,
  user: UserRow,
): Promise<OperatedAccount> {
  const plan = entitlementOf(await findEntitlement(platform.db, user.id));
  const now = platform.now();
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    createdAt: user.createdAt.toISOString(),
    isEnabled: user.isEnabled,
    isVerified: user.emailVerifiedAt !== null,
    isProtected: user.id === operatorId || user.roles.includes("ROLE_SUPER_ADMIN"),
    plan: { status: shownStatus(plan, now), seats: plan.seats, isPaid: isPaid(plan, now) },
  };
}
