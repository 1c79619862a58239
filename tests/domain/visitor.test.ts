import { expect, test } from "vitest";
import { isPageVisible, type OwnedPage, visitorPageState } from "~/domain/pages/visitor";

const now = new Date("2026-11-21T12:00:00Z");
const before = new Date("2026-11-01T12:00:00Z");

const found = (page: Partial<OwnedPage["page"]>, rest: Partial<OwnedPage> = {}): OwnedPage => ({
  page: {
    ...{ published: true, unpublishedReason: null, deletedAt: null, suspendedAt: null, isPro: false },
    publishedAt: before,
    ...page,
  },
  entitlement: null,
  ownerEnabled: true,
  ...rest,
});

test("visitors see a page that is published, and neither deleted, suspended, expired nor of a blocked account", () => {
  const ended = { plan: "pro" as const, status: "active", seats: 1, endsAt: now };
  expect(isPageVisible(found({}), now)).toBe(true);
  expect(isPageVisible(found({ published: false }), now)).toBe(false);
  expect(isPageVisible(found({ deletedAt: before }), now)).toBe(false);
  expect(isPageVisible(found({ suspendedAt: before }), now)).toBe(false);
  expect(isPageVisible(found({ isPro: true }), now)).toBe(false);
  expect(visitorPageState(found({}, { entitlement: ended }), now)).toBe("expired");
  expect(isPageVisible(found({}, { entitlement: ended }), new Date(now.getTime() - 1))).toBe(true);
});

test("no page of a blocked account, or of none, is told from an unpublished one", () => {
  for (const ownerEnabled of [false, null]) {
    expect(visitorPageState(found({}, { ownerEnabled }), now)).toBe("unpublished");
    expect(visitorPageState(found({ isPro: true }, { ownerEnabled }), now)).toBe("unpublished");
  }
});
