import { entitlementOf, type StoredEntitlement } from "~/domain/billing/entitlement";
import { type PageStanding, type PageState, pageState } from "./state";

/** A page with the other data that determines its visibility. */
export interface OwnedPage {
  page: PageStanding;
  /** Of its owner; null for the free plan. */
  entitlement: StoredEntitlement | null;
  /** Whether its owner's account is not blocked. */
  ownerEnabled: boolean | null;
}

/** What a page is for visitors at `now`: every page of a blocked account is unpublished. */
export function visitorPageState({ page, entitlement, ownerEnabled }: OwnedPage, now: Date): PageState {
  return ownerEnabled ? pageState(page, entitlementOf(entitlement), now) : "unpublished";
}

/** Whether visitors see a page at `now`: it is published, and neither deleted, suspended, expired nor of a blocked account. */
export function isPageVisible(found: OwnedPage, now: Date): boolean {
  return visitorPageState(found, now) === "published";
}
