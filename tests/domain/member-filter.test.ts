import fc from "fast-check";
import { expect, test } from "vitest";
import { fitsFilter, type MemberView } from "~/domain/team/member";

const member = (part: Partial<MemberView>): MemberView => ({
  id: "mbr_1",
  email: "grace@visita.example",
  permission: "edit",
  state: "active",
  invitedAt: "2026-11-22T18:30:00.000Z",
  ...part,
});

test("a member fits where each word stands in the name, the address or the card", () => {
  const grace = member({ name: "Grace Hopper", card: { hash: "h", title: "Sales, Köln" } });
  for (const [search, fits] of [
    ["", true],
    ["hop", true],
    ["GRACE köln", true],
    ["visita sales", true],
    ["grace turing", false],
  ] as const)
    expect([search, fitsFilter(grace, { search })]).toEqual([search, fits]);
  expect(fitsFilter(grace, { state: "invited" })).toBe(false);
  expect(fitsFilter(grace, { search: "hopper", state: "active" })).toBe(true);
});

test("every part of what a member shows finds them", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (name, from, to) => {
      const search = name.slice(...[from % name.length, (to % name.length) + 1].sort((a, b) => a - b));
      expect(fitsFilter(member({ name }), { search })).toBe(true);
    }),
  );
});
