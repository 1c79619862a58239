import type { UserView } from "~/domain/accounts/view";
import {
  available,
  cardLimit,
  entitlementOf,
  isPaid,
  isTerminated,
  pageLimit,
  shownStatus,
} from "~/domain/billing/entitlement";
import { countOwnCards } from "~/server/data/cards.server";
import { countOwnPages } from "~/server/data/pages.server";
import { findEntitlement, type UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

export async function presentUser(platform: Platform, user: UserRow): Promise<UserView> {
  const { db } = platform;
  const now = platform.now();
  const [row, pages, cards] = await Promise.all([
    findEntitlement(db, user.id),
    countOwnPages(db, user.id),
    countOwnCards(db, user.id),
  ]);
  const plan = entitlementOf(row);
  const view: UserView = {
    id: user.id,
    name: user.name,
    email: user.email,
    roles: user.roles,
    isEnabled: user.isEnabled,
    isPaid: isPaid(plan, now),
    isTerminated: isTerminated(plan, now),
    availablePages: available(pageLimit(plan, now), pages),
    availableCards: available(cardLimit(plan, now), cards),
    showQuestion: user.questionsAt === null,
    plan: { data: { status: shownStatus(plan, now) } },
  };
  if (!view.isPaid) return view;
  const endDate = plan.endsAt ? { endDate: { date: plan.endsAt.toISOString() } } : {};
  const cycle = row?.cycle ? { cycle: row.cycle } : {};
  return { ...view, activeSubscription: { ...endDate, ...cycle, seats: plan.seats } };
}
