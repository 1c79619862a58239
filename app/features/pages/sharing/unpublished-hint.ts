import { notLiveReason, type PageState, type UnpublishedReason } from "~/domain/pages/state";

/**
 * @returns the key of the message why a page cannot be shared yet: the switch is only named if it is the owner's choice
 */
export function unpublishedHint(
  page: { state: PageState; unpublishedReason?: UnpublishedReason; isPro: boolean },
  isPaid: boolean,
) {
  const reason = notLiveReason(page, isPaid);
  const isOwnChoice = reason === null || reason === "owner" || reason === "draft";
  return isOwnChoice ? "share.unpublishedHint" : (`notLive.${reason}` as const);
}
