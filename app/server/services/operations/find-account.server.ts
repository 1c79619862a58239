import type { UserActor } from "~/domain/accounts/actor";
import { AppError, invalidField } from "~/domain/errors";
import { OPERATED_LIST } from "~/domain/limits";
import type { AccountSearch } from "~/domain/operations/forms";
import type { Listed, OperatedAccount, OperatedCard, OperatedPage } from "~/domain/operations/view";
import { insertAudit } from "~/server/data/audit.server";
import { findDeletedAccount } from "~/server/data/leaving.server";
import { findUser, findUserByEmail } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { accountCards, accountPages } from "./list-account.server";
import { assertOperator } from "./operator.server";
import { presentAccount } from "./present-account.server";

/** An account with the first of its pages and cards. */
export interface FoundAccount {
  account: OperatedAccount;
  pages: Listed<OperatedPage>;
  cards: Listed<OperatedCard>;
}

/**
 * Looks up an account by its exact address, or by its id. Each look-up is recorded in the audit log.
 * @throws AppError not_found, passkey_required, rate_limited, invalid (accountUnknown on `email`)
 */
export async function findAccount(
  platform: Platform,
  actor: UserActor,
  search: AccountSearch,
): Promise<FoundAccount> {
  assertOperator(platform, actor, "search");
  await consumeLimit(platform, "operatorSearch", actor.userId);
  const { db } = platform;
  const user = "id" in search ? await findUser(db, search.id) : await findUserByEmail(db, search.email);
  if (!user || (await findDeletedAccount(db, user.id))) {
    throw "id" in search ? new AppError("not_found") : invalidField("email", "accountUnknown");
  }
  const entry = { actorId: actor.userId, action: "account.look-up", thing: user.id };
  const [account, pages, cards] = await Promise.all([
    presentAccount(platform, actor.userId, user),
    accountPages(platform, user.id, { limit: OPERATED_LIST }),
    accountCards(platform, user.id, { limit: OPERATED_LIST }),
    insertAudit(db, { ...entry, requestId: platform.requestId }, platform.now()),
  ]);
  return { account, pages, cards };
}
