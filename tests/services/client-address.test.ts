import { expect, test } from "vitest";
import { clientAddress } from "~/server/http/client-address.server";

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
