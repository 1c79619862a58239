import fc from "fast-check";
import { expect, test } from "vitest";
import { ID_PREFIXES, isHash, isId, newCode, newHash, newId, newToken, normalizeCode } from "~/domain/ids";

test("ids carry their prefix, sort by time and differ within a millisecond", () => {
  const times = [0, 1, 1_700_000_000_000, 1_700_000_000_001, 2 ** 48 - 1];
  const ids = times.map((time) => newId(ID_PREFIXES.page, time));
  expect([...ids].sort()).toEqual(ids);
  expect(ids.every((id) => isId("pg", id))).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => newId("pg", 5))).size).toBe(1000);
});

test("an id of another prefix, case, length or alphabet is none", () => {
  const id = newId("pg");
  expect(isId("crd", id)).toBe(false);
  for (const wrong of [id.toUpperCase(), `${id}0`, id.slice(0, -1), id.replace(/.$/, "u"), "pg_", 7, null]) {
    expect(isId("pg", wrong)).toBe(false);
  }
});

test("a code is read in any case, with hyphens and with the letters that look like digits", () => {
  expect(normalizeCode("ilo0-1abcde")).toBe("110" + "01ABCDE");
  expect(normalizeCode("0123-45678")).toBeNull();
  expect(normalizeCode("U123456789")).toBeNull();
  expect(normalizeCode("-".repeat(100))).toBeNull();
  fc.assert(
    fc.property(fc.constant(null).map(newCode), fc.nat(9), (code, at) => {
      const typed = `${code.slice(0, at)}-${code.slice(at)}`.toLowerCase().replaceAll("0", "o");
      expect(normalizeCode(typed)).toBe(code);
    }),
  );
});

test("hashes and tokens have their length and alphabet", () => {
  expect(isHash(newHash())).toBe(true);
  expect(newToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(new Set(Array.from({ length: 1000 }, newToken)).size).toBe(1000);
});
