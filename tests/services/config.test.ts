import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Bindings } from "~/server/platform/bindings.server";
import { readConfig } from "~/server/platform/config.server";

const configOf = (variables: Partial<Bindings>) =>
  readConfig({ ...(env as unknown as Bindings), ...variables });

test("without a variable there is no link, no measurement and no chat", () => {
  const { links, measurement, chat } = configOf({});
  const { networks, ...others } = links;
  expect(Object.values(others).filter(Boolean)).toEqual([]);
  expect([networks, measurement, chat]).toEqual([[], undefined, undefined]);
  expect(configOf({ LINK_BLOG: "", CHAT_WIDGET_URL: "" })).toMatchObject({ chat: undefined });
});

test("the cost of password hashes is lowered in development only", () => {
  const { scryptCost } = configOf({ SCRYPT_COST: "1024,8,1" });
  expect(scryptCost).toEqual({ N: 1024, r: 8, p: 1 });
  expect(configOf({ SCRYPT_COST: "1024,8,1", MODE: "production" }).scryptCost).toBeUndefined();
  expect(configOf({ SCRYPT_COST: undefined }).scryptCost).toBeUndefined();
  expect(() => configOf({ SCRYPT_COST: "cheap" })).toThrow("SCRYPT_COST");
});

test("header and footer lead where the variables say", () => {
  const { links } = configOf({
    LINK_MARKETING: "https://visita.example",
    LINK_CONTACT: "https://visita.example/contact",
    LINK_MAIL: "mailto:hello@visita.example",
    LINK_NETWORKS: "https://www.instagram.com/visita, https://social.example/@visita",
  });
  expect(links).toMatchObject({
    marketing: "https://visita.example",
    contact: "https://visita.example/contact",
    mail: "mailto:hello@visita.example",
    networks: [
      { href: "https://www.instagram.com/visita", name: "Instagram" },
      { href: "https://social.example/@visita", name: "social.example" },
    ],
  });
  expect(configOf({ LINK_MAIL: "mailto:a@b.example" }).links.contact).toBe("mailto:a@b.example");
  expect(configOf({ LINK_CONTACT: "mailto:a@b.example" }).links.mail).toBe("mailto:a@b.example");
});

test.each<[keyof Bindings, string]>([
  ["LINK_BLOG", "http://visita.example/blog"],
  ["LINK_BLOG", "visita.example/blog"],
  ["LINK_TERMS", "javascript:alert(1)"],
  ["LINK_PRIVACY", "mailto:hello@visita.example"],
  ["LINK_CONTACT", "tel:+15550100"],
  ["LINK_MAIL", "hello@visita.example"],
  ["LINK_MAIL", "mailto:a@b.example?bcc=everybody@x.example"],
  ["LINK_NETWORKS", "https://a.example,ftp://b.example"],
  ["MEASUREMENT_URL", "http://measure.example/collect"],
  ["CHAT_WIDGET_URL", "http://chat.example/widget.js"],
  ["CHAT_WIDGET_URL", "https://chat.example;sandbox"],
  ["CHAT_WIDGET_URL", "https://'unsafe-inline'/widget.js"],
  ["CHAT_WIDGET_ORIGINS", "https://chat.example; script-src *"],
  ["PRICING_FRAME_ORIGINS", "*"],
  ["PRICING_FRAME_ORIGINS", "https://*.example.com"],
  ["PRICING_FRAME_ORIGINS", "https://www.example.com/"],
  ["PRICING_FRAME_ORIGINS", "http://www.example.com"],
  ["PRICING_FRAME_ORIGINS", "https://www.example.com; script-src *"],
  ["PRICING_FRAME_ORIGINS", "https://a.example https://b.example"],
  ["CHAT_WIDGET_ORIGINS", "*"],
  ["CHAT_WIDGET_ORIGINS", "https://*"],
  ["CHAT_WIDGET_ORIGINS", "'unsafe-eval'"],
  ["CHAT_WIDGET_ORIGINS", "https://chat.example/path"],
])("%s may not be %s", (name, value) => {
  expect(() => configOf({ [name]: value })).toThrow(name);
});

test("the chat may load from its script's origin and from those that are named", () => {
  const { chat } = configOf({
    CHAT_WIDGET_URL: "https://widget.chat.example/v1/widget.js",
    CHAT_WIDGET_ID: "42",
    CHAT_WIDGET_ORIGINS: "https://*.chat.example, wss://live.chat.example:8443",
  });
  expect(chat).toEqual({
    url: "https://widget.chat.example/v1/widget.js",
    id: "42",
    sources: ["https://widget.chat.example", "https://*.chat.example", "wss://live.chat.example:8443"],
  });
});
