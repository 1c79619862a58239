import type { UserActor } from "~/domain/accounts/actor";
import { type LeavingSubscription, type LeavingSummary, MAX_NAMED } from "~/domain/accounts/leaving";
import { pageUrl } from "~/domain/addresses";
import { amountOf } from "~/domain/billing/amounts";
import { isPaid } from "~/domain/billing/entitlement";
import { isLive, pickSubscription } from "~/domain/billing/subscription-status";
import { pageState } from "~/domain/pages/state";
import { assertCan, ownOf } from "~/domain/permissions";
import { findCustomerOf } from "~/server/data/billing-customers.server";
import { listOwnCards } from "~/server/data/cards.server";
import { countLeaving, countPhones } from "~/server/data/leaving.server";
import { listTeamPeople } from "~/server/data/leavings.server";
import { countMembers } from "~/server/data/members.server";
import { listOwnPages } from "~/server/data/pages.server";
import { listSubscriptions } from "~/server/data/subscriptions.server";
import type { Platform } from "~/server/platform/platform.server";
import { withdrawalOf } from "~/server/services/billing/withdrawal.server";

/** What is deleted with the actor's account: named up to MAX_NAMED of a kind, and counted. */
export async function getLeavingSummary(platform: Platform, actor: UserActor): Promise<LeavingSummary> {
  assertCan(actor, "delete", ownOf(actor, "account"));
  const { db, config } = platform;
  const now = platform.now();
  const [counts, pages, cards, members, team] = await Promise.all([
    countLeaving(db, actor.userId, now),
    listOwnPages(db, actor.userId, MAX_NAMED),
    listOwnCards(db, actor.userId, MAX_NAMED),
    listTeamPeople(db, actor.userId, MAX_NAMED),
    countMembers(db, actor.userId),
  ]);
  const ids = cards.map(({ id }) => id);
  const phones = await countPhones(db, ids);
  const subscription = isPaid(actor.plan, now) ? await paidFor(platform, actor.userId) : undefined;
  return {
    pages: pages.map((row) => ({
      id: row.id,
      title: row.title,
      url: pageUrl(config.origins, row.slug),
      isLive: pageState(row, actor.plan, now) === "published",
    })),
    pageCount: counts.pages,
    cards: cards.map(({ id, hash, title, content }) => ({
      hash,
      title,
      header: content.header,
      phones: phones.get(id) ?? 0,
    })),
    cardCount: counts.cards,
    phoneCount: counts.phones,
    members: members.map(({ id, name, email }) => ({ id, name: name || email })),
    memberCount: team.all,
    contactCount: counts.contacts,
    draftCount: counts.drafts,
    ...(subscription && { subscription }),
  };
}

async function paidFor(platform: Platform, userId: string): Promise<LeavingSubscription> {
  const { db } = platform;
  const picked = pickSubscription(await listSubscriptions(db, userId));
  const customer = await findCustomerOf(db, userId);
  if (!picked || !isLive(picked) || !customer) return {};
  const withdrawal = await withdrawalOf(platform, userId, customer);
  return {
    paidUntil: new Date(picked.record.periodEndsAt).toISOString(),
    ...(withdrawal && {
      withdrawal: {
        until: withdrawal.until.toISOString(),
        amount: amountOf(withdrawal.amount, withdrawal.currency),
        currency: withdrawal.currency,
      },
    }),
  };
}
