import { beforeAll, expect, test } from "vitest";
import { api, newPerson, type Person, signInPro } from "./api-client";

let me: Person;
let page: string;
let card: string;

beforeAll(async () => {
  me = await newPerson();
  const made = await Promise.all([
    api("/_/pages", { token: me.token, json: {} }),
    api("/_/business-cards", { token: me.token, json: { title: "A", header: "B" } }),
  ]);
  page = `/_/pages/${made[0].json.id}`;
  card = `/_/business-cards/${made[1].json.hash}`;
});

const put = (path: string, json: unknown) => api(path, { method: "PUT", token: me.token, json });
const buttons = (...urls: unknown[]) => ({
  blocks: [{ type: "buttons", data: { items: urls.map((url) => ({ title: "Link", url })) } }],
});

const HTML = '<script>alert(1)</script><img src=x onerror="alert(1)">';
const SQL = "'; DROP TABLE pages; --";
const EMOJI = "👩🏽‍💻 café — 日本語 العربية 🇵🇹";

test.each([
  ["HTML", HTML],
  ["SQL", SQL],
  ["emoji and scripts", EMOJI],
  ["templates", "<%= 7*7 %> {{7*7}} %00 \\u0000"],
])("%s in every text comes back as it was, on page and card", async (_name, text) => {
  const blocks = [
    { type: "buttons", data: { items: [{ title: text, url: "https://name.com/" }] } },
    { type: "heading", data: { text } },
    { type: "text", data: { text } },
  ];
  const saved = await put(page, { profile: { title: text, bio: text }, blocks });
  expect(saved.status, saved.text).toBe(200);
  const { json } = await api(page, { token: me.token });
  expect(json.profile).toMatchObject({ title: text, bio: text });
  expect(json.blocks.map((block: { data: { text?: string } }) => block.data.text)).toEqual([
    undefined,
    text,
    text,
  ]);
  const contacts = [{ name: "company", label: text, value: text }];
  const savedCard = await put(card, { title: text, header: text, contacts });
  expect(savedCard.json).toMatchObject({ title: text, header: text, contacts });
  expect((await api("/_/pages", { token: me.token })).json.items).toHaveLength(1);
});

test("control characters, overrides and invisible ones are taken out", async () => {
  const dirty = "\u0000A\u0007d\u202Ea\u2066\u200B\uFEFF\u001b[31m";
  const saved = await put(page, { profile: { title: dirty, bio: `${dirty}\r\n\r\n\r\n\r\n\r\nend` } });
  expect(saved.json.profile).toEqual({ title: "Ada[31m", bio: "Ada[31m\n\n\nend" });
  const savedCard = await put(card, { header: dirty });
  expect(savedCard.json.header).toBe("Ada[31m");
});

test("half a surrogate pair is refused", async () => {
  const body = '{"profile":{"title":"\\ud800"}}';
  const headers = { "Content-Type": "application/json" };
  const response = await api(page, { method: "PUT", token: me.token, body, headers });
  expect([response.status, response.json.error.field]).toEqual([422, "profile.title"]);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\u0000script:alert(1)",
  "javascript://name.com/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://name.com/x",
  "https://user:pass@name.com/",
  "http://",
  "//",
  "",
  `https://name.com/${"a".repeat(2048)}`,
])("the link %j is refused at its field", async (url) => {
  const response = await put(page, buttons("https://name.com", url));
  expect([response.status, response.json?.error.field], response.text).toEqual([
    422,
    "blocks.0.data.items.1.url",
  ]);
  const contacts = [{ name: "website", value: url }];
  const onCard = await put(card, { contacts });
  if (url === "") expect(onCard.status).toBe(200);
  else expect([onCard.status, onCard.json.error.field]).toEqual([422, "contacts.0.value"]);
});

test("a link that reads backwards is refused, and in a contact's text its trick is taken out", async () => {
  const url = "https://name.com\u202Emoc.live/";
  expect((await put(page, buttons(url))).json.error.field).toBe("blocks.0.data.items.0.url");
  const { json } = await put(card, { contacts: [{ name: "website", value: url }] });
  expect(json.contacts[0].value).toBe("https://name.commoc.live/");
});

test.each([
  ["profile", { profile: "text" }],
  ["profile.title", { profile: { title: 5 } }],
  ["profile.title", { profile: { title: "x".repeat(121) } }],
  ["profile.bio", { profile: { bio: "x".repeat(501) } }],
  ["profile.owner", { profile: { owner: "me" } }],
  ["blocks", { blocks: {} }],
  ["blocks.0", { blocks: ["buttons"] }],
  ["blocks.0.type", { blocks: [{ type: "iframe", data: {} }] }],
  ["blocks.0.data.html", { blocks: [{ type: "text", data: { html: HTML } }] }],
  ["blocks.0.data.text", { blocks: [{ type: "text", data: { text: "x".repeat(5001) } }] }],
  ["blocks.0.data.level", { blocks: [{ type: "heading", data: { level: 1 } }] }],
  ["blocks.0.key", { blocks: [{ type: "text", key: "../x" }] }],
  [
    "blocks.1.key",
    {
      blocks: [
        { type: "text", key: "a" },
        { type: "text", key: "a" },
      ],
    },
  ],
  ["blocks", { blocks: Array.from({ length: 301 }, () => ({ type: "divider" })) }],
  ["blocks.0.data.items", buttons(...Array(201).fill("https://name.com"))],
  [
    "blocks.0.until",
    { blocks: [{ type: "divider", from: "2030-01-02T00:00:00Z", until: "2030-01-01T00:00:00Z" }] },
  ],
  ["blocks.0.from", { blocks: [{ type: "divider", from: "tomorrow" }] }],
  ["theme.bgColor", { theme: { bgColor: "red;background:url(//x)" } }],
  ["theme.profileImageSize", { theme: { profileImageSize: 1e9 } }],
  ["theme.fonts.titleFont.id", { theme: { fonts: { titleFont: { id: 99 } } } }],
  ["theme.gradient.list.0.colors", { theme: { gradient: { list: [{ colors: ["#000000"] }] } } }],
  ["theme.css", { theme: { css: "body{}" } }],
  ["seo.title", { seo: { title: "x".repeat(121) } }],
  ["sensitive", { sensitive: 17 }],
  ["slug", { slug: "../../etc" }],
  ["slug", { slug: "a".repeat(51) }],
  ["slug", { slug: 5 }],
  ["ownerId", { ownerId: "usr_1" }],
  ["revision", { revision: 99 }],
  ["forceSaveImage", { forceSaveImage: "yes" }],
])("a page with a bad %s is refused at that field", async (field, json) => {
  const before = await api(page, { token: me.token });
  const response = await put(page, json);
  expect([response.status, response.json.error.code, response.json.error.field], response.text).toEqual([
    422,
    "invalid",
    field,
  ]);
  expect(response.json.error.message).not.toContain("{{");
  expect((await api(page, { token: me.token })).json).toEqual(before.json);
});

test.each([
  ["title", { title: "" }],
  ["header", { header: null }],
  ["subheader", { subheader: ["x"] }],
  ["contacts", { contacts: "none" }],
  ["contacts", { contacts: Array.from({ length: 61 }, () => ({ name: "phone" })) }],
  ["contacts.0.name", { contacts: [{ name: "passport" }] }],
  ["contacts.0.name", { contacts: [{ value: "1" }] }],
  ["contacts.0.value", { contacts: [{ name: "email", value: "nobody" }] }],
  ["contacts.0.value", { contacts: [{ name: "phone", value: "x".repeat(301) }] }],
  ["contacts.0.href", { contacts: [{ name: "phone", href: "javascript:1" }] }],
  ["linkAction", { linkAction: 3 }],
  ["linkAction", { linkAction: "1" }],
  ["design", { design: 0 }],
  ["platform", { platform: "windows" }],
  ["backgroundColor", { backgroundColor: "#fff" }],
  ["pageId", { pageId: 5 }],
  ["pageId", { pageId: "pg_1" }],
  ["ownerId", { ownerId: "usr_1" }],
])("a card with a bad %s is refused at that field", async (field, json) => {
  const response = await put(card, json);
  expect([response.status, response.json.error.code, response.json.error.field], response.text).toEqual([
    422,
    "invalid",
    field,
  ]);
});

test("names that programs know are only unknown fields", async () => {
  const headers = { "Content-Type": "application/json" };
  for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    const body = `{"${name}": {"isAdmin": true}}`;
    const response = await api(page, { method: "PUT", token: me.token, body, headers });
    expect([response.status, response.json.error.field], name).toEqual([422, name]);
  }
});

test("a page of more than 1 MB is refused, and deep nesting is no crash", async () => {
  const text = "x".repeat(4900);
  const blocks = Array.from({ length: 210 }, () => ({ type: "text", data: { text } }));
  const large = await put(page, { blocks });
  expect([large.status, large.json.error.field]).toEqual([422, "blocks"]);
  const headers = { "Content-Type": "application/json" };
  const body = `{"blocks":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
  const deep = await api(page, { method: "PUT", token: me.token, body, headers });
  expect([400, 422]).toContain(deep.status);
});

test("ids that are none answer 404, whatever is in them", async () => {
  const token = await signInPro();
  for (const id of ["x", "' OR '1'='1", "../pages", "%00", "pg_", "😀", "x".repeat(3000), "%", "null"]) {
    const name = id === "%" || id === "%00" ? id : encodeURIComponent(id);
    for (const path of [`/_/pages/${name}`, `/_/business-cards/${name}`, `/business-cards/${name}/preview`]) {
      const response = await api(path, { token });
      expect(response.status, path).toBe(404);
    }
  }
});

test("two saves at once without If-Match: nothing is half-written", async () => {
  const titles = Array.from({ length: 8 }, (_, i) => `Title ${i}`);
  const responses = await Promise.all(titles.map((title) => put(page, { profile: { title, bio: title } })));
  for (const response of responses) expect([200, 409]).toContain(response.status);
  const { profile } = (await api(page, { token: me.token })).json;
  expect(titles).toContain(profile.title);
  expect(profile.bio).toBe(profile.title);
});
