import { expect, test } from "vitest";
import { contentLinks } from "~/domain/link-check/content-links";
import { HARMFUL_HOSTS, isHarmfulHost } from "~/domain/link-check/harmful-hosts";
import { pageInputSchema } from "~/domain/pages/schema";
import { TEMPLATE_PLANS } from "~/domain/pages/templates/templates";
import { ALL_SERVICES } from "~/domain/services/services";

test.each([
  "grabify.link",
  "a.b.iplogger.org",
  "paypal-login.example",
  "secure-paypal.example",
  "login.account-microsoft-verify.example",
  "paypal.com.evil.example",
  "www.paypal.com.evil.co.uk",
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
])("%s is not", (host) => {
  expect(isHarmfulHost(host)).toBe(false);
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
