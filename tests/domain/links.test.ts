import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldErrorsOf } from "~/domain/errors";
import { isSafeHref, linkSchema, MESSENGER_SCHEMES, normalizeUrl } from "~/domain/links";
import { recogniseLink } from "~/domain/networks/recognise";
import { fuzzRuns } from "../support/fuzz";

const urlOf = (raw: string) => {
  const result = normalizeUrl(raw);
  return result.ok ? result.url : null;
};

test("what people type becomes an address", () => {
  const cases: Record<string, string> = {
    "name.com": "https://name.com/",
    "  Name.COM/Path?q=1#x ": "https://name.com/Path?q=1#x",
    "name.com:8443/a": "https://name.com:8443/a",
    "//name.com": "https://name.com/",
    "http://name.com": "http://name.com/",
    "HTTPS:name.com": "https://name.com/",
    "münchen.de/straße": "https://xn--mnchen-3ya.de/stra%C3%9Fe",
    "\u200Ehttps://name.com/\u200B": "https://name.com/",
    "Ada@Example.com": "mailto:ada@example.com",
    "mailto:ada@example.com?subject=Hi%20you&bcc=x@y.zz&body=a+b":
      "mailto:ada@example.com?subject=Hi%20you&body=a%2Bb",
    "mailto:ada@example.com?subject=a%0d%0aBcc:x@y.zz": "mailto:ada@example.com?subject=a%20Bcc%3Ax%40y.zz",
    "tel:+49 (0)30 123-456": "tel:+4930123456",
    "+1 (555) 010-9999": "tel:+15550109999",
    "sms:+15550109999?body=hi there": "sms:+15550109999?body=hi%20there",
    "whatsapp://send?phone=15550109999": "whatsapp://send?phone=15550109999",
    "tg://resolve?domain=ada": "tg://resolve?domain=ada",
    "https://name.com/a b|c": "https://name.com/a%20b|c",
  };
  for (const [raw, url] of Object.entries(cases)) expect([raw, urlOf(raw)]).toEqual([raw, url]);
});

const REFUSED = [
  "",
  " ",
  "name",
  "localhost:3000",
  "127.0.0.1",
  "http://2130706433/",
  "http://[::1]/",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " \u0001javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\u0000script:alert(1)",
  "java\u00ADscript:alert(1)",
  "javascript&#58;alert(1)",
  "javascript&colon;alert(1)",
  "javascript%3Aalert(1)",
  "ｊavascript:alert(1)",
  "javascript://name.com/%0aalert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://name.com/1",
  "file:///etc/passwd",
  "intent://x#Intent;scheme=javascript;end",
  "view-source:https://name.com",
  "about:blank",
  "ftp://name.com",
  "https://user:pass@name.com",
  "https://name.com@evil.com",
  "https://@evil.com",
  "https://name.com\\@evil.com",
  "https:\\\\name.com",
  "https://name.com／evil",
  "https://name.com\u2044evil.com",
  "https://exa\u202Emple.com",
  "https://exa\nmple.com",
  "https://",
  "https://name..com",
  "https://na me.com",
  "mailto:",
  "mailto:nobody",
  "mailto:a@b.cc,c@d.ee",
  "tel:javascript",
  "tel:12",
  "whatsapp:",
  "whatsapp://name.com@evil.com",
  "tg://javascript:javascript:",
  `https://name.com/${"a".repeat(2048)}`,
  "https://name.com/\uD800",
];

test("what hides, lies or runs is refused", () => {
  for (const raw of REFUSED) expect([raw, urlOf(raw)]).toEqual([raw, null]);
});

test("the second check at render trusts nothing", () => {
  for (const raw of REFUSED) expect([raw, isSafeHref(raw)]).toEqual([raw, false]);
  expect(isSafeHref("name.com")).toBe(false);
  expect(isSafeHref("/dashboard")).toBe(false);
  expect(isSafeHref('https://name.com/"onclick="x')).toBe(false);
  expect(isSafeHref("https://name.com/a?b=c#d")).toBe(true);
});

const SCHEMES = ["https", "http", "mailto", "tel", "sms", ...MESSENGER_SCHEMES];
const pieces = fc.constantFrom(
  ..."javascript: JAVASCRIPT data: https:// http:/ mailto: tel: whatsapp: // \\ @ : ? # & &#x3a; %3a %00 \t \n \u0000".split(
    " ",
  ),
  ..."\u202E \u200B ／ 。 name.com xn--a ä.de + 0 1 555 . - _ ~ ' \" < > ` { } | ^ [ ] 😀 \uD800".split(" "),
  "\t",
  "\n",
  " ",
);
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join("")),
  fc
    .tuple(fc.constantFrom(...SCHEMES, "javascript", "data"), fc.string({ maxLength: 40 }))
    .map(([s, t]) => `${s}:${t}`),
);

test("normalising twice changes nothing, and never lets an unsafe scheme through", () => {
  const cases = fuzzRuns(10_000);
  let accepted = 0;
  fc.assert(
    fc.property(hostile, (raw) => {
      const url = urlOf(raw);
      if (url === null) return true;
      accepted += 1;
      // A browser has to agree about the scheme, so the platform's own parser reads it.
      const scheme = new URL(url).protocol.slice(0, -1);
      return urlOf(url) === url && isSafeHref(url) && SCHEMES.includes(scheme);
    }),
    { numRuns: cases },
  );
  expect(accepted).toBeGreaterThan(cases / 10);
});

test("the schema says which sentence applies", () => {
  expect(linkSchema.parse("name.com")).toBe("https://name.com/");
  expect(fieldErrorsOf(linkSchema.safeParse("javascript:1").error!)).toEqual([
    { field: "", messageKey: "linkInvalid" },
  ]);
});

test("a known network is recognised, any other link by its host", () => {
  expect(recogniseLink("https://www.instagram.com/ada")).toEqual({
    service: "instagram",
    icon: "instagram",
    title: "Instagram",
  });
  expect(recogniseLink("https://m.youtube.com/x").service).toBe("youtube");
  expect(recogniseLink("https://notinstagram.com/").service).toBeUndefined();
  expect(recogniseLink("https://instagram.com.evil.zz/")).toEqual({
    icon: "link",
    title: "instagram.com.evil.zz",
  });
  expect(recogniseLink("mailto:ada@example.com?subject=x")).toEqual({
    icon: "mail",
    title: "ada@example.com",
  });
  expect(recogniseLink("tel:+15550109999")).toEqual({ icon: "phone", title: "+15550109999" });
  expect(recogniseLink("tg://resolve?domain=ada").service).toBe("telegram");
});
