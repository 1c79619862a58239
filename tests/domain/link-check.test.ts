import { expect, test } from "vitest";
import { contentLinks } from "~/domain/link-check/content-links";
import { HARMFUL_HOSTS, isHarmfulHost } from "~/domain/link-check/harmful-hosts";
import { readableLabel } from "~/domain/link-check/punycode";
import { ALL_SERVICES } from "~/domain/networks/networks";
import { pageInputSchema } from "~/domain/pages/schema";
import { TEMPLATE_PLANS } from "~/domain/pages/templates/templates";

/** Maximum length of a domain name. */
const MAX_HOST = 253;

test.each([
  "grabify.link",
  "a.b.iplogger.org",
  "paypal-login.example",
  "secure-paypal.example",
  "login.account-microsoft-verify.example",
  "paypal.com.evil.example",
  "www.paypal.com.evil.co.uk",
  "grabify.link.",
  "paypallogin.com",
  "paypallogin.com.",
  "xn--pypal-4ve.com",
  "xn--pypal-shop-zqi.example",
  "paypa1.com",
  "paypa1-login.com",
  "m1cr0s0ft-s1gn1n.example",
  "rnicrosoft-account.example",
  "paypal.com-secure.example.com",
  "login.paypal.evil-site.com",
  "login.apple.evil-site.com",
  "www-paypal-com.example.com",
  "secure-pay-pal.com",
  "secure_paypal.example.com",
  "paypals-login.com",
  "apple-id-verify.com",
  "appleid.evil.example",
  "apple.com.evil.example",
  "signin-google.com",
  "goo-gle-signin.com",
  "ebay-signin.example",
  "usps-verify.com",
  "sparkasse-login.de",
  "office365-login.example",
  "myinstagramaccount.example",
  "paypal.support",
  "xn--80ak6aa92e.example",
  "login.paypal.tk",
  "accounts.google.gq",
  "appleid.apple.cm",
  "login.paypal.co",
  "paypal.com.tk",
  "support.amazon.com.ml",
  "paypal.pages.dev",
  "login.netflix.vercel.app",
  "paypal-help.com",
  "chase-verify.com",
  "paypal.de.evil.example",
  "amazon.co.uk.evil.example",
  "amazon.de-konto.example",
  "paypal-anmelden.de",
  "dhl-tracking.com",
])("%s is harmful", (host) => {
  expect(isHarmfulHost(host)).toBe(true);
});

test.each([
  "paypal.com",
  "www.paypal.com",
  "paypal.me",
  "amazon.com.br",
  "support.microsoft.com",
  "login.microsoftonline.com",
  "accounts.google.com",
  "notgrabify.link",
  "grabify.link.example",
  "amazonas-reisen.example",
  "ada-lovelace.example",
  "wallet.example",
  "applebees.com",
  "pineapple-farm.com",
  "pineapple-support.com",
  "support.apple-farm.com",
  "red-apple.com.br",
  "snapple.com",
  "googlefonts.example",
  "my.paypal.com",
  "paypal.com.",
  "apple.com",
  "appleid.apple.com",
  "id.apple.com",
  "signin.ebay.co.uk",
  "accounts.google.de",
  "login.amazon.com.tr",
  "help.netflix.com",
  "support.metamask.io",
  "amazon.com.be",
  "purchase-help.example",
  "steeplechase-support.example",
  "ada-apple-farm.pages.dev",
  "store.google",
  "login.example.com",
  "idealo.de",
  "appie.nl",
  "3bay.example",
  "thebay-support.example",
  "musicloud-login.example",
  "paypal-accountants.example",
  "amazon-accountants.example",
  "banking.berliner-sparkasse.de",
  "login.sparkasse-musterstadt.de",
  "start-ups-support.de",
  "xn--mller-kva.de",
  "xn--mller-support-wob.de",
  "xn--.example",
  "xn--zzzzzzzz9999.example",
  "127.0.0.1",
  "localhost",
  "",
])("%s is not", (host) => {
  expect(isHarmfulHost(host)).toBe(false);
});

test("labels of other scripts are read", () => {
  for (const [label, read] of [
    ["xn--mller-kva", "müller"],
    ["xn--pypal-4ve", "p\u0430ypal"],
    ["xn--fsqu00a", "例子"],
    ["xn--wgv71a119e", "日本語"],
    ["xn--mgbh0fb", "مثال"],
    ["xn--80ak6aa92e", "\u0430\u0440\u0440\u04CF\u0435"],
    ["xn--99999999", "xn--99999999"],
    ["plain", "plain"],
  ] as const)
    expect(readableLabel(label)).toBe(read);
});

test.each([
  "a.".repeat(1000),
  "paypal-".repeat(290),
  "apple".repeat(400),
  "login".repeat(400),
  "login.".repeat(340),
  `${"loginsigninsecuresecurityaccountaccounts".repeat(50)}x`,
  "com-".repeat(500),
  `apple.com.${"a".repeat(2000)}`,
  "xn--99999999.".repeat(150),
  "m1.".repeat(700),
])("a repeated word is checked in as much of a host as a domain name may have (%#)", (host) => {
  expect(isHarmfulHost(host.slice(0, MAX_HOST))).toBe(host.startsWith("apple.com."));
});

test("a host that is longer than a domain name may be is compared with the list alone", () => {
  const harmful = (length: number) => `${`paypal-login.${"a.".repeat(MAX_HOST)}`.slice(0, length - 4)}.com`;
  expect(isHarmfulHost(harmful(MAX_HOST))).toBe(true);
  expect(isHarmfulHost(harmful(MAX_HOST + 2))).toBe(false);
  expect(isHarmfulHost(`${"a.".repeat(MAX_HOST)}grabify.link`)).toBe(true);
});

test("nothing that we offer is on the list", () => {
  const hosts = ALL_SERVICES.flatMap(({ hosts }) => hosts.map((host) => host.replace(".*", ".com")));
  expect(hosts.filter(isHarmfulHost)).toEqual([]);
  const links = TEMPLATE_PLANS.flatMap((template) => contentLinks(template));
  expect(links.filter(({ host }) => isHarmfulHost(host))).toEqual([]);
  for (const host of HARMFUL_HOSTS) expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
});

test("links are found wherever they stand, under the name that errors give the field", () => {
  const content = pageInputSchema.parse({
    blocks: [
      { key: "a", type: "buttons", data: { items: [{ key: "i", title: "T", url: "Grabify.link/x" }] } },
      { key: "b", type: "text", data: { text: "https://in.text.example is no link" } },
      {
        key: "c",
        type: "socialIcons",
        data: { items: [{ key: "i", service: "website", value: "ada.example" }] },
      },
    ],
  });
  expect(contentLinks(content)).toEqual([
    { field: "blocks.0.data.items.0.url", url: "https://grabify.link/x", host: "grabify.link" },
    { field: "blocks.2.data.items.0.value", url: "https://ada.example/", host: "ada.example" },
  ]);
});

test.each([
  "grabify.link/@x",
  "//grabify.link/@x",
  "https:grabify.link/@x",
  "\u200Bgrabify.link/@x",
  "grabify\u3002link",
  "grabify\uFF61link/a",
  "grabify%2Elink/x",
  "grabify.link/a b",
  "https://grabify.link/a b",
  "HTTPS://GRABIFY.LINK/@x",
  "grabify.link:8080",
])("the spelling %j hides no link, in a page or on a card", (value) => {
  const hosts = (content: unknown) =>
    contentLinks(content).map(({ field, host }) => [field, isHarmfulHost(host)]);
  for (const service of ["website", "mastodon"]) {
    const blocks = [{ type: "socialButtons", data: { items: [{ service, value }] } }];
    expect(hosts({ blocks })).toEqual([["blocks.0.data.items.0.value", true]]);
  }
  expect(hosts({ contacts: [{ name: "website", label: "", value }] })).toEqual([["contacts.0.value", true]]);
  expect(hosts({ blocks: [{ type: "buttons", data: { items: [{ url: value }] } }] })).toEqual([
    ["blocks.0.data.items.0.url", true],
  ]);
});

test("a profile of a card that leads elsewhere is looked at where it leads", () => {
  const contacts = [{ name: "instagram", label: "", value: "https://iplogger.org/@y" }];
  expect(contentLinks({ contacts }).map(({ host }) => host)).toEqual(["iplogger.org"]);
});
