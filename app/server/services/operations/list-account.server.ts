import type { UserActor } from "~/domain/accounts/actor";
import { cardUrl, pageUrl } from "~/domain/addresses";
import { type Entitlement, entitlementOf } from "~/domain/billing/entitlement";
import type { Listed, OperatedCard, OperatedPage } from "~/domain/operations/view";
import { pageState } from "~/domain/pages/state";
import { listOwnCards } from "~/server/data/cards.server";
import { listOwnPages, type PageSummary } from "~/server/data/pages.server";
import { findEntitlement } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { cutList, type ListInput } from "~/server/services/cursor.server";
import { assertOperator } from "./operator.server";

/** The pages of an account from a cursor on, newest first. @throws AppError not_found, passkey_required, rate_limited */
export async function listAccountPages(
  platform: Platform,
  actor: UserActor,
  userId: string,
  input: ListInput,
): Promise<Listed<OperatedPage>> {
  assertOperator(platform, actor, "list");
  await consumeLimit(platform, "operatorSearch", actor.userId);
  return accountPages(platform, userId, input);
}

/** The same for its cards. */
export async function listAccountCards(
  platform: Platform,
  actor: UserActor,
  userId: string,
  input: ListInput,
): Promise<Listed<OperatedCard>> {
  assertOperator(platform, actor, "list");
  await consumeLimit(platform, "operatorSearch", actor.userId);
  return accountCards(platform, userId, input);
}

/** The same for already checked operators. */
export async function accountPages(
  platform: Platform,
  userId: string,
  { limit, after }: ListInput,
): Promise<Listed<OperatedPage>> {
  const [rows, stored] = await Promise.all([
    listOwnPages(platform.db, userId, limit + 1, after),
    findEntitlement(platform.db, userId),
  ]);
  const { shown, ...rest } = cutList(rows, limit);
  const plan = entitlementOf(stored);
  return { items: shown.map((row) => presentOperatedPage(platform, row, plan)), ...rest };
}

export async function accountCards(
  platform: Platform,
  userId: string,
  { limit, after }: ListInput,
): Promise<Listed<OperatedCard>> {
  const rows = await listOwnCards(platform.db, userId, limit + 1, after);
  const { shown, ...rest } = cutList(rows, limit);
  const items = shown.map(({ id, title, hash }) => ({
    id,
    title,
    url: cardUrl(platform.config.origins, hash),
  }));
  return { items, ...rest };
}

export const presentOperatedPage = (
  { config, now }: Platform,
  page: PageSummary,
  plan: Entitlement,
): OperatedPage => ({
  id: page.id,
  title: page.title,
  url: pageUrl(config.origins, page.slug),
  state: pageState(page, plan, now()),
});
