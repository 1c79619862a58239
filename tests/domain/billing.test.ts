import { expect, test } from "vitest";
import type { Actor, UserActor } from "~/domain/accounts/actor";
import {
  available,
  cardLimit,
  type Entitlement,
  entitlementOf,
  FREE,
  isPaid,
  isTerminated,
  needsRenewal,
  needsUpgradeOrRenewal,
  PLAN_STATUSES,
  pageLimit,
  shownStatus,
} from "~/domain/billing/entitlement";
import { featureOfPagePart, featuresOfCardParts } from "~/domain/billing/feature-of";
import { PLAN_TABLE, PLANS, periodPriceCents, yearlySaving } from "~/domain/billing/plans";
import { CARD_DEFAULTS } from "~/domain/cards/schema";
import { BLOCK_TYPES, FREE_BLOCK_TYPES } from "~/domain/pages/blocks";
import { TITLE_FONTS } from "~/domain/pages/fonts";
import { allThemes } from "~/domain/pages/themes/themes";
import { assertCan, can, type Noun, ownOf } from "~/domain/permissions";
import { PERMISSIONS, type Permission } from "~/domain/team/permission";

const now = new Date("2026-11-21T12:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const pro = (status: Entitlement["status"], endsAt?: Date): Entitlement => ({
  plan: "pro",
  status,
  seats: 25,
  endsAt,
});

test("what is paid for works until its end, to the millisecond", () => {
  const table: [Entitlement, paid: boolean, terminated: boolean, prompt: boolean, renew: boolean][] = [
    [FREE, false, false, true, false],
    [pro("active"), true, false, false, false],
    [pro("active", after), true, false, false, false],
    [pro("active", now), false, true, true, true],
    [pro("cancelled_active", after), true, false, true, true],
    [pro("cancelled_active", before), false, true, true, true],
    [pro("active_payment_fail", after), true, false, true, true],
    [pro("expired"), false, true, true, true],
    [pro("expired", after), false, true, true, true],
    [pro("lifetime", before), true, false, false, false],
    [pro("unknown", after), true, false, false, false],
    [pro("unknown", before), false, true, true, true],
  ];
  for (const [entitlement, ...expected] of table) {
    const found = [isPaid, isTerminated, needsUpgradeOrRenewal, needsRenewal].map((rule) =>
      rule(entitlement, now),
    );
    expect([entitlement.status, ...found]).toEqual([entitlement.status, ...expected]);
  }
  for (const status of PLAN_STATUSES) expect(isPaid({ plan: "free", status, seats: 9 }, now)).toBe(false);
});

test("limits are one each for free and the seats for PRO", () => {
  expect([pageLimit(FREE, now), cardLimit(FREE, now)]).toEqual([1, 1]);
  expect([pageLimit(pro("active"), now), cardLimit(pro("active"), now)]).toEqual([25, 25]);
  expect(pageLimit(pro("active", before), now)).toBe(1);
  expect([available(25, 3), available(1, 3)]).toEqual([22, 0]);
  expect(shownStatus(pro("active", before), now)).toBe("expired");
});

test("the saving is computed from the prices and never promises more", () => {
  expect(PLANS.map(yearlySaving)).toEqual([0, 50]);
  expect(yearlySaving({ monthly: 300, yearly: 201 })).toBe(33);
});

test("a period costs what its seats do", () => {
  expect([periodPriceCents("monthly", 1), periodPriceCents("yearly", 1)]).toEqual([399, 2388]);
  expect([periodPriceCents("monthly", 25), periodPriceCents("yearly", 25)]).toEqual([9975, 59_700]);
});

test("the comparison counts what there is", () => {
  const { blocks, themes, fonts } = PLAN_TABLE;
  expect(blocks).toMatchObject({ free: FREE_BLOCK_TYPES.size, pro: BLOCK_TYPES.length });
  const all = allThemes();
  expect(themes).toMatchObject({ free: all.filter(({ isPro }) => !isPro).length, pro: all.length });
  expect(fonts).toMatchObject({
    free: TITLE_FONTS.filter(({ isPro }) => !isPro).length,
    pro: TITLE_FONTS.length,
  });
  expect(PLANS.map(({ features }) => features.length)).toEqual([9, Object.keys(PLAN_TABLE).length]);
});

test("what has to be paid for belongs to a line of the comparison", () => {
  const parts = {
    blocks: "blocks",
    "blocks.3": "blocks",
    "seo.title": "seo",
    "theme.isBranding": "noBranding",
    "theme.fonts.titleFont": "fonts",
    "theme.image": "backgrounds",
    "theme.currentBgType": "backgrounds",
    "theme.layout.pattern": "buttonDesign",
    "theme.profileImageShape": "buttonDesign",
  };
  for (const [part, feature] of Object.entries(parts))
    expect([part, featureOfPagePart(part)]).toEqual([part, feature]);
  expect(featureOfPagePart("themes")).toBeUndefined();
  expect(featureOfPagePart(undefined)).toBeUndefined();
  expect(featuresOfCardParts(Object.keys(CARD_DEFAULTS))).toContain("contactFile");
  expect(featuresOfCardParts(["logo"])).toEqual(["cardDesign"]);
});

const user = (userId: string, ...roles: ("ROLE_USER" | "ROLE_SUPER_ADMIN")[]): UserActor => ({
  kind: "user",
  userId,
  sessionId: "s",
  roles,
  plan: FREE,
  confirmedAt: null,
  isProvedByPasskey: false,
});

test("members do with a card of their owner what their permission names, and nothing with others' things", () => {
  const assigned = (noun: Noun, permission: Permission, ownerId = "a") => ({
    ...{ noun, ownerId },
    membership: { memberId: "m", ownerId: "a", permission },
  });
  for (const permission of PERMISSIONS) {
    expect(can(user("b"), "edit", assigned("card", permission))).toBe(true);
    expect(can(user("b"), "delete", assigned("card", permission))).toBe(permission === "create_delete");
    expect(can(user("b"), "assign", assigned("card", permission))).toBe(false);
    expect(can(user("b"), "view", assigned("page", permission))).toBe(false);
    expect(can(user("b"), "edit", assigned("card", permission, "c"))).toBe(false);
  }
});

test("owners may do everything with their own things, others nothing", () => {
  const anonymous: Actor = { kind: "anonymous" };
  const page = { noun: "page" as const, ownerId: "a" };
  expect(can(user("a"), "delete", page)).toBe(true);
  expect(can(user("b"), "view", page)).toBe(false);
  expect(can(user("b", "ROLE_SUPER_ADMIN"), "edit", page)).toBe(false);
  expect(can(anonymous, "view", page)).toBe(false);
  expect(can(user("a"), "edit", { noun: "page", ownerId: null })).toBe(false);
  expect(can(anonymous, "create", { noun: "page", ownerId: "a" })).toBe(false);
  expect(can(user("a"), "create", ownOf(user("a"), "page"))).toBe(true);
  expect(can(user("b"), "create", ownOf(user("a"), "page"))).toBe(false);
  expect(() => assertCan(user("a"), "edit", page)).not.toThrow();
  expect(() => assertCan(user("b"), "edit", page)).toThrow(expect.objectContaining({ code: "not_found" }));
  expect(can(anonymous, "edit", { noun: "temporary", ownerId: null })).toBe(true);
  expect(can(anonymous, "claim", { noun: "temporary", ownerId: null })).toBe(false);
  expect(can(user("a"), "claim", { noun: "temporary", ownerId: "b" })).toBe(false);
  expect(can(user("a"), "impersonate", { noun: "account", ownerId: "b" })).toBe(false);
  expect(can(user("a", "ROLE_SUPER_ADMIN"), "impersonate", { noun: "account", ownerId: "b" })).toBe(true);
});

test("a stored plan is read as what it entitles to; none is the free plan, and a status nobody knows is unknown", () => {
  const stored = { plan: "pro" as const, status: "active", seats: 2, endsAt: after };
  expect(entitlementOf(stored)).toEqual({ ...pro("active", after), seats: 2 });
  expect(entitlementOf({ ...stored, status: "paused", endsAt: null }).status).toBe("unknown");
  expect(entitlementOf(null)).toBe(FREE);
  expect(entitlementOf(undefined)).toBe(FREE);
});
