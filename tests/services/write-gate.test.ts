import { expect, test } from "vitest";
import { csrfGuard } from "~/server/http/write-gate.server";

const OWN = "https://visita.example";
const EVIL = "https://evil.example";

/** Whether a write with these headers is allowed; undefined is a header that is not sent. */
function isLetIn(site: string | undefined, origin: string | undefined, method = "POST"): boolean {
  const headers = new Headers();
  if (site !== undefined) headers.set("Sec-Fetch-Site", site);
  if (origin !== undefined) headers.set("Origin", origin);
  try {
    csrfGuard(new Request(`${OWN}/login`, { method, headers }), (other) => other === OWN);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ["same-origin", OWN],
  ["same-site", OWN],
  ["none", OWN],
  [undefined, OWN],
  ["same-origin", undefined],
  ["none", undefined],
  [undefined, undefined],
  // A form of our own on a page that hides its address, and one that is sent again by the person.
  ["same-origin", "null"],
  ["none", "null"],
])("a write of our own is let in: Sec-Fetch-Site %s, Origin %s", (site, origin) => {
  expect(isLetIn(site, origin)).toBe(true);
});

test.each([
  ["same-origin", EVIL],
  ["none", EVIL],
  ["same-site", EVIL],
  ["cross-site", EVIL],
  ["unknown", EVIL],
  [undefined, EVIL],
  ["cross-site", OWN],
  ["unknown", OWN],
  ["", OWN],
  ["same-site", undefined],
  ["cross-site", undefined],
  ["unknown", undefined],
  ["same-site", "null"],
  ["cross-site", "null"],
  ["unknown", "null"],
  [undefined, "null"],
  ["same-origin", ""],
])("a write is refused when either says that another site started it: %s, %s", (site, origin) => {
  expect(isLetIn(site, origin)).toBe(false);
  expect(isLetIn(site, origin, "GET")).toBe(true);
});
