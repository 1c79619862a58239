import type { UserActor } from "~/domain/accounts/actor";
import type { UserView } from "~/domain/accounts/view";
import { AppError } from "~/domain/errors";
import { assertCan, can, ownOf } from "~/domain/permissions";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentUser } from "./present-user.server";

/** What the account's own screens show beside the user: the sign-in methods, and whether the address is verified. */
export interface Account {
  user: UserView;
  /** Not disclosed to an acting admin. */
  hasPassword: boolean;
  isVerified: boolean;
}

/** @throws AppError unauthorized when the account is deleted */
export async function getAccount(platform: Platform, actor: UserActor): Promise<Account> {
  assertCan(actor, "view", ownOf(actor, "account"));
  const row = await findUser(platform.db, actor.userId);
  if (!row) throw new AppError("unauthorized");
  return {
    user: await presentUser(platform, row),
    hasPassword: can(actor, "credentials", ownOf(actor, "account")) && row.passwordHash !== null,
    isVerified: row.emailVerifiedAt !== null,
  };
}
