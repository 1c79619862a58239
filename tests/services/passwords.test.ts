import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Bindings } from "~/server/platform/bindings.server";
import { createPasswords } from "~/server/platform/passwords.server";
import { createPlatform } from "~/server/platform/platform.server";

const passwords = createPasswords();
const cheap = createPasswords({ N: 2, r: 8, p: 1 });

test("a password is stored as what cannot be turned back, at the cost of production", async () => {
  const stored = await passwords.hash("correct horse");
  expect(stored).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(await passwords.hash("correct horse")).not.toBe(stored);
  expect(await passwords.verify("correct horse", stored)).toBe(true);
  expect(await passwords.verify("correct house", stored)).toBe(false);
});

test("production hashes at its own cost, whatever cost the environment names", async () => {
  const bindings = { ...(env as unknown as Bindings), MODE: "production" as const, SCRYPT_COST: "2,8,1" };
  const { passwords: ofProduction } = createPlatform(bindings, {
    requestId: "",
    ip: "",
    waitUntil: () => {},
  });
  expect(await ofProduction.hash("correct horse")).toMatch(/^scrypt\$16384\$8\$5\$/);
});

test("a password is the same however its letters were composed", async () => {
  expect(await cheap.verify("cafe\u0301", await cheap.hash("caf\u00e9"))).toBe(true);
});

test("what was stored at another cost still counts", async () => {
  expect(await passwords.verify("correct horse", await cheap.hash("correct horse"))).toBe(true);
});

test("an account without a password, or with what is none, is never opened", async () => {
  for (const stored of [null, undefined, "", "scrypt$16384$8$5$$", "bcrypt$a$b$c$d$e"])
    expect(await cheap.verify("", stored)).toBe(false);
});
