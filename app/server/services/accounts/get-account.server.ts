import type { UserActor } from "~/domain/accounts/actor";
import type { UserView } from "~/domain/accounts/view";
import { AppError } from "~/domain/errors";
import { assertCan, can, ownOf } from "~/domain/permissions";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentUser } from "./present-user.server";

/** What the account's own screens show beside the user: how its person gets in, and whether the address is proved. */
export interface Account {
  user: UserView;
  /** Not told to who only acts as them. */
  hasPassword: boolean;
  isVerified: boolean;
}

/** @throws AppError unauthorized when the account is gone */
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
