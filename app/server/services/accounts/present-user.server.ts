import { TEAM_SIZES, USE_PURPOSES } from "~/domain/accounts/profile-choices";
import type { UserView } from "~/domain/accounts/view";
import { imageUrl } from "~/domain/addresses";
import {
  available,
  cardLimit,
  entitlementOf,
  isPaid,
  isTerminated,
  pageLimit,
  shownStatus,
} from "~/domain/billing/entitlement";
import { INDUSTRIES } from "~/domain/industries";
import { countOwnCards } from "~/server/data/cards.server";
import { findPendingChange } from "~/server/data/email-changes.server";
import { findUserImages } from "~/server/data/images/find-images.server";
import type { UserImageRow } from "~/server/data/images/image-rows.server";
import { countOwnPages } from "~/server/data/pages.server";
import { findEntitlement, type UserRow } from "~/server/data/users.server";
import type { Config } from "~/server/platform/config.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentSubscription } from "~/server/services/billing/present-subscription.server";

export async function presentUser(platform: Platform, user: UserRow): Promise<UserView> {
  const { db } = platform;
  const now = platform.now();
  const [row, pages, cards, pending, images] = await Promise.all([
    findEntitlement(db, user.id),
    countOwnPages(db, user.id),
    countOwnCards(db, user.id),
    findPendingChange(db, user.id, now),
    findUserImages(db, user.id),
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
    ...(pending && { pendingEmail: pending.newEmail }),
    ...profileOf(user),
    ...imageOf(platform.config, images),
  };
  if (!view.isPaid) return view;
  return { ...view, activeSubscription: await presentSubscription(platform, user.id) };
}

/** A user's profile. A stored value that is no longer on its list counts as absent. */
function profileOf(user: UserRow) {
  const industry = INDUSTRIES.find((each) => each === user.industry);
  const usePurpose = USE_PURPOSES.find((each) => each === user.usePurpose);
  const teamSize = TEAM_SIZES.find((each) => each === user.teamSize);
  return {
    locale: user.locale,
    ...(user.position && { position: user.position }),
    ...(user.website && { website: user.website }),
    ...(industry && { industry }),
    ...(usePurpose && { usePurpose }),
    ...(teamSize && { teamSize }),
    ...(user.timeZone && { timeZone: user.timeZone }),
  };
}

function imageOf({ origins }: Config, images: UserImageRow[]): Pick<UserView, "image"> {
  const address = (slot: UserImageRow["slot"]) => {
    const key = images.find((image) => image.slot === slot)?.key;
    return key === undefined ? undefined : imageUrl(origins, key);
  };
  const cropped = address("cropped");
  const original = address("original");
  return cropped === undefined ? {} : { image: { cropped, ...(original !== undefined && { original }) } };
}
