import fc from "fast-check";
import { expect, test } from "vitest";
import { LIMITS } from "~/domain/limits";
import { decodeEntities } from "~/domain/link-fetch/entities";
import { fetchableUrl, isPublicHost } from "~/domain/link-fetch/fetchable-url";
import { pastedLinks } from "~/domain/link-fetch/pasted-links";
import { normalizeUrl } from "~/domain/links";
import { fuzzRuns } from "../support/fuzz";

const OWN = ["visita-app.com", "visita-pages.com", "api.visita-app.com"];
const asked = (text: string, from?: URL) => fetchableUrl(text, OWN, from)?.href ?? null;

test.each([
  ["https://kunsthalle.de", "https://kunsthalle.de/"],
  ["https://Shop.Kunsthalle.DE:443/a?b=1#c", "https://shop.kunsthalle.de/a?b=1"],
  ["https://xn--bcher-kva.ch/", "https://xn--bcher-kva.ch/"],
  ["https://notvisita-app.com/", "https://notvisita-app.com/"],
])("%s may be asked for", (text, href) => expect(asked(text)).toBe(href));

test.each([
  // Another scheme or port.
  ...[
    "http://kunsthalle.de",
    "ftp://kunsthalle.de",
    "file:///etc/passwd",
    "data:text/html,x",
    "kunsthalle.de",
  ],
  ...["https://kunsthalle.de:444/", "https://kunsthalle.de:80/", "https://kunsthalle.de:0443444/"],
  // Names and passwords, empty ones too.
  ...[
    "https://a@kunsthalle.de",
    "https://a:b@kunsthalle.de",
    "https://@kunsthalle.de",
    "https://:@kunsthalle.de",
  ],
  ...["https:/@kunsthalle.de", "https:@kunsthalle.de"],
  // Addresses by number, in every spelling.
  ...["https://127.0.0.1", "https://127.1", "https://2130706433", "https://0x7f000001", "https://0177.0.0.1"],
  ...[
    "https://0x7f.0.0.0x1",
    "https://169.254.169.254/",
    "https://[::1]",
    "https://[::ffff:127.0.0.1]",
    "https://0",
  ],
  ...["https://10.0.0.1.", "https://１２７.０.０.１", "https://①②⑦.0.0.1", "https://1.2.3"],
  ...["https://127.0.0.1.nip.io", "https://10-0-0-1.sslip.io", "https://app.localtest.me"],
  // No public names.
  ...[
    "https://localhost",
    "https://intranet",
    "https://kunsthalle",
    "https://a.localhost",
    "https://db.internal",
  ],
  ...[
    "https://printer.local",
    "https://nas.lan",
    "https://a.test",
    "https://a.example",
    "https://www.example.com",
  ],
  ...[
    "https://1.0.0.127.in-addr.arpa",
    "https://a.onion",
    "https://kunsthalle.de.",
    "https://.de",
    "https://a..de",
  ],
  // Ours.
  ...["https://visita-app.com", "https://pt.visita-app.com/login", "https://VISITA-PAGES.com/ada"],
  // Hidden things.
  ...[
    "https://kunsthalle.de\\@evil.com",
    "https://kunst\thalle.de",
    "https://kunsthalle.de/\n",
    " https://kunsthalle.de",
  ],
  `https://kunsthalle.de/${"a".repeat(LIMITS.url)}`,
  "",
])("%j is not asked for", (text) => expect(asked(text)).toBeNull());

test("a redirect is held to the same rule, also where it is relative", () => {
  const from = new URL("https://kunsthalle.de/a/b");
  expect(asked("../c", from)).toBe("https://kunsthalle.de/c");
  expect(asked("//shop.kunsthalle.de/", from)).toBe("https://shop.kunsthalle.de/");
  for (const to of ["http://kunsthalle.de/", "//127.0.0.1/", "//a@kunsthalle.de/", "//visita-app.com/", ""])
    expect(asked(to, from)).toBeNull();
});

const host = fc.oneof(
  fc.ipV4(),
  fc.ipV4Extended(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.domain(),
  fc.constantFrom(
    "localhost",
    "a.localhost",
    "visita-app.com",
    "x.visita-pages.com",
    "kunsthalle.de",
    "nas.lan",
  ),
  fc.string({ maxLength: 20 }),
);
const written = fc
  .tuple(
    fc.constantFrom("https://", "https:", "http://", "//", "HTTPS://", "https:\\\\", "javascript:"),
    fc.constantFrom("", "", "@", "a@", "a:b@"),
    host,
    fc.constantFrom("", "", ":443", ":80", ":8443"),
    fc.constantFrom("", "/", "/a?b#c", "\\x", "/../.."),
  )
  .map((parts) => parts.join(""));

test("whatever is let through is https at the default port of a public name, and says so again", () => {
  fc.assert(
    fc.property(written, (text) => {
      const url = fetchableUrl(text, OWN, new URL("https://kunsthalle.de/"));
      if (!url) return;
      expect(url.protocol).toBe("https:");
      expect([url.port, url.username, url.password, url.hash]).toEqual(["", "", "", ""]);
      expect(url.hostname).toMatch(/^(?:[a-z0-9_-]+\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/);
      expect(isPublicHost(url.hostname)).toBe(true);
      for (const own of OWN) expect(`.${url.hostname}`.endsWith(`.${own}`)).toBe(false);
      expect(fetchableUrl(url.href, OWN)?.href).toBe(url.href);
    }),
    { numRuns: fuzzRuns(500) },
  );
});

test("no spelling of an address by number is let through", () => {
  const part = fc.nat(255).chain((n) => fc.constantFrom(`${n}`, `0${n.toString(8)}`, `0x${n.toString(16)}`));
  const whole = fc.nat(0xffffffff).chain((n) => fc.constantFrom(`${n}`, `0x${n.toString(16)}`));
  const spelled = fc.oneof(
    whole,
    fc.array(part, { minLength: 1, maxLength: 4 }).map((all) => all.join(".")),
  );
  fc.assert(
    fc.property(spelled, fc.constantFrom("", "."), (address, end) => {
      expect(fetchableUrl(`https://${address}${end}/`, OWN)).toBeNull();
    }),
    { numRuns: fuzzRuns(500) },
  );
});

test("links come out of lines, commas, lists and Markdown, each once, with the words beside them", () => {
  const text = `My links:
1. https://kunsthalle.de/shop
- Our bread: www.mill-bakery.com
• [The film](https://youtu.be/aqz-KE-bpKQ)
etsy.com, instagram.com/ada; https://kunsthalle.de/shop
hello@kunsthalle.de
not an address, really. None e.g. here`;
  expect(pastedLinks(text)).toEqual([
    { url: "https://kunsthalle.de/shop" },
    { url: "https://www.mill-bakery.com/", title: "Our bread" },
    { url: "https://youtu.be/aqz-KE-bpKQ", title: "The film" },
    { url: "https://etsy.com/" },
    { url: "https://instagram.com/ada" },
    { url: "mailto:hello@kunsthalle.de" },
  ]);
  expect(pastedLinks("https://a.com/form https://b.com www.c.com/x")).toEqual([
    { url: "https://a.com/form" },
    { url: "https://b.com/" },
    { url: "https://www.c.com/x" },
  ]);
  expect(pastedLinks("https://a.com/my menu.pdf")).toEqual([{ url: "https://a.com/my%20menu.pdf" }]);
  expect(pastedLinks("https://a.com/x,y?z=1,2")).toEqual([{ url: "https://a.com/x,y?z=1,2" }]);
  expect(pastedLinks("+46 70 123 45 67")).toEqual([{ url: "tel:+46701234567" }]);
  expect(pastedLinks("")).toEqual([]);
});

test("words on either side of an address are its title, in every script and on every line", () => {
  const words = fc.constantFrom("Our cups", "واتساب", "חנות הספרים", "お店", "Tea & cake", "Crêpes", "");
  const address = fc.constantFrom(
    "https://wa.me/96170123456",
    "https://shop.kunsthalle.de/cups",
    "etsy.com/ada",
  );
  const between = fc.constantFrom(" ", "\t", " - ", " – ", ": ", " | ", "|", ", ", "، ");
  const line = fc.record({ address, words, between, isBefore: fc.boolean() });
  const urlOf = (text: string) => (text.startsWith("https") ? text : `https://${text}`);
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: (one) => one.address, minLength: 1 }), (lines) => {
      const text = lines.map(({ address, words, between, isBefore }) => {
        if (!words) return address;
        return isBefore ? `${words}${between}${address}` : `${address}${between}${words}`;
      });
      expect(pastedLinks(text.join("\n"))).toEqual(
        lines.map(({ address, words }) => ({ url: urlOf(address), ...(words && { title: words }) })),
      );
    }),
    { numRuns: fuzzRuns(300) },
  );
  expect(pastedLinks("Shop:https://a.com/x")).toEqual([{ url: "https://a.com/x", title: "Shop" }]);
  expect(pastedLinks("https://wa.me/96170123456\u200F واتساب")).toEqual([
    { url: "https://wa.me/96170123456", title: "واتساب" },
  ]);
  for (const two of [
    "https://a.com/x etsy.com",
    "https://a.com/x|https://etsy.com",
    "https://a.com/x, etsy.com",
  ])
    expect(pastedLinks(two)).toEqual([{ url: "https://a.com/x" }, { url: "https://etsy.com/" }]);
});

test("every pasted link is one that can be stored, and no more than a block holds", () => {
  const piece = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.constantFrom("\n", ", ", "; ", " ", "- ", "javascript:alert(1)"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      for (const { url, title } of pastedLinks(pieces.join(""))) {
        expect(normalizeUrl(url)).toEqual({ ok: true, url });
        expect([...(title ?? "")].length).toBeLessThanOrEqual(LIMITS.linkTitle);
      }
    }),
    { numRuns: fuzzRuns(200) },
  );
  const many = Array.from({ length: LIMITS.itemsPerBlock + 50 }, (_, i) => `https://a${i}.com`).join("\n");
  expect(pastedLinks(many)).toHaveLength(LIMITS.itemsPerBlock);
});

test("references are read once, and what is none stays", () => {
  expect(decodeEntities("Tom &amp; Jerry &#8211; &#x2014; &eacute;&hellip;")).toBe("Tom & Jerry – — é…");
  expect(decodeEntities("&amp;lt;script&amp;gt; &unknown; &#0; &#xD800; &#99999999;")).toBe(
    "&lt;script&gt; &unknown; \uFFFD \uFFFD &#99999999;",
  );
  expect(decodeEntities("&constructor;")).toBe("&constructor;");
});
