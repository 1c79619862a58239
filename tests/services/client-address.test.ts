import { expect, test } from "vitest";
import { CALLERS_PER_NETWORK, RATE_LIMITS } from "~/domain/rate-limits";
import { clientAddress } from "~/server/http/client-address.server";
import { networkAround } from "~/server/platform/networks.server";
import { consumeLimit, refundLimit } from "~/server/platform/rate-limits.server";
import { strictPlatform } from "../support/platform";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:12:34:56:78:9a:bc", "2001:db8:12:34::/64"],
  ["2001:0DB8:0012:0034::1", "2001:db8:12:34::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::56:78:9a:bc", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  [null, "127.0.0.1"],
])("attempts from %s count for %s", (ip, counted) => {
  expect(clientAddress(ip)).toBe(counted);
});

test("an address that is none counts for something all the same", () => {
  for (const odd of ["::::", "a:b", ":", "1:2:3:4:5:6:7:8:9::1"])
    expect(clientAddress(odd)).toEqual(expect.any(String));
});

test.each([
  ["2001:db8:12:34::/64", "2001:db8:12::/48"],
  ["0:0:0:0::/64", "0:0:0::/48"],
  ["203.0.113.7", null],
  ["a:b::/64", null],
])("around %s is %s", (ip, network) => {
  expect(networkAround(ip)).toBe(network);
});

test("all callers of an IPv6 network together are allowed what a few are, and give back what they took", async () => {
  const strict = strictPlatform();
  const site = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;
  const from = (caller: number) =>
    Object.assign(Object.create(strict) as typeof strict, { ip: clientAddress(`${site}:${caller}::1`) });
  const { limit } = RATE_LIMITS.contactFormIp;
  const attempt = (caller: number) => consumeLimit(from(caller), "contactFormIp", "pg_1");
  for (let caller = 0; caller < CALLERS_PER_NETWORK; caller++)
    for (let i = 0; i < limit; i++) expect((await attempt(caller)).limit).toBe(limit);
  await expect(attempt(0)).rejects.toMatchObject({ code: "rate_limited" });
  await expect(attempt(99)).rejects.toMatchObject({ code: "rate_limited" });
  await consumeLimit(from(99), "contactFormIp", "pg_2");
  await refundLimit(from(0), "contactFormIp", "pg_1");
  await attempt(98);
});
