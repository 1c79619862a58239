import { afterAll, beforeAll, expect, test } from "vitest";
import { api, newPerson, type Person, signInPro } from "./api-client";

let pro: string;
let me: Person;
let other: Person;
const cards: string[] = [];
const pages: string[] = [];

const PLAIN = { title: "Work", header: "Ada Lindqvist" };

beforeAll(async () => {
  pro = await signInPro();
  [me, other] = await Promise.all([newPerson(), newPerson()]);
});

afterAll(async () => {
  for (const hash of cards) await api(`/_/business-cards/${hash}`, { method: "DELETE", token: pro });
  for (const id of pages) await api(`/_/pages/${id}`, { method: "DELETE", token: pro });
});

async function newCard(json: object = {}) {
  const response = await api("/_/business-cards", { token: pro, json: { ...PLAIN, ...json } });
  expect(response.status, response.text).toBe(201);
  cards.push(response.json.hash);
  return response;
}

async function newPage() {
  const response = await api("/_/pages", { token: pro, json: {} });
  pages.push(response.json.id);
  return response.json;
}

test("a card needs a title and a header", async () => {
  const { json, headers } = await newCard();
  expect(Object.keys(json).sort()).toEqual([
    "backgroundColor",
    "contactFileUrl",
    "contacts",
    "createdAt",
    "design",
    "fontColor",
    "hash",
    "header",
    "id",
    "isDuplicate",
    "linkAction",
    "qrUrl",
    "state",
    "takesDetails",
    "title",
    "updatedAt",
    "url",
    "version",
  ]);
  expect(json).toMatchObject({ linkAction: 1, design: 1, backgroundColor: "#FFFFFF", fontColor: "#000000" });
  expect(json.contacts.map((contact: { name: string }) => contact.name)).toEqual([
    "phone",
    "email",
    "address",
  ]);
  expect(json.url).toMatch(new RegExp(`/c/${json.hash}$`));
  expect(json.contactFileUrl).toBe(`${json.url}.vcf`);
  expect(headers.etag).toMatch(/^"1-/);
  for (const [field, wrong] of [
    ["title", { header: "A" }],
    ["title", { title: " \u200B", header: "A" }],
    ["header", { title: "A", header: "" }],
  ] as const) {
    const response = await api("/_/business-cards", { token: pro, json: wrong });
    expect([response.status, response.json.error.field]).toEqual([422, field]);
  }
  const nothing = await api("/_/business-cards", { method: "POST", token: pro });
  expect([nothing.status, nothing.json.error.field]).toEqual([422, "title"]);
});

test("a card is found by hash and by id, everywhere", async () => {
  const { json: card } = await newCard();
  const page = await newPage();
  for (const name of [card.hash, card.id]) {
    expect((await api(`/_/business-cards/${name}`, { token: pro })).json.id).toBe(card.id);
    expect((await api(`/business-cards/${name}/preview`)).json.hash).toBe(card.hash);
    const put = await api(`/_/business-cards/${name}`, { method: "PUT", token: pro, json: { title: name } });
    expect(put.json.title).toBe(name);
    const linked = await api(`/_/business-cards/${name}/connect-page`, {
      token: pro,
      json: { pageId: page.id },
    });
    expect(linked.json.pageId).toBe(page.id);
    const copy = await api(`/_/business-cards/${name}/duplicate`, { method: "POST", token: pro });
    cards.push(copy.json.hash);
    expect(copy.status).toBe(201);
    expect(copy.json).toMatchObject({ isDuplicate: true, title: name, pageId: page.id });
    expect([copy.json.hash, copy.json.id]).not.toContain(name);
  }
});

test("what was read can be sent back, of a copy too", async () => {
  const { json: card } = await newCard({
    subheader: "Printer",
    contacts: [
      { name: "email", value: "Ada@Visita.example" },
      { name: "company", label: "Company", value: "" },
    ],
    linkAction: 2,
    platform: "ios",
    backgroundColor: "#2a211a",
    fontColor: "#FFFFFF",
  });
  expect(card.backgroundColor).toBe("#2A211A");
  const copy = await api(`/_/business-cards/${card.hash}/duplicate`, { method: "POST", token: pro });
  cards.push(copy.json.hash);
  for (const read of [card, copy.json]) {
    const back = await api(`/_/business-cards/${read.hash}`, { method: "PUT", token: pro, json: read });
    expect(back.status, back.text).toBe(200);
    const { updatedAt, version } = back.json;
    expect(back.json).toEqual({ ...read, isDuplicate: false, updatedAt, version });
  }
});

test("the link to a page is taken away by null", async () => {
  const page = await newPage();
  const { json: card } = await newCard({ pageId: page.id });
  expect(card.pageId).toBe(page.id);
  const path = `/_/business-cards/${card.hash}`;
  const { json } = await api(path, { method: "PUT", token: pro, json: { pageId: null } });
  expect(json).not.toHaveProperty("pageId");
});

test("a card goes to no page that is not its owner's", async () => {
  const theirs = await api("/_/pages", { token: other.token, json: {} });
  const { json: card } = await newCard();
  const path = `/_/business-cards/${card.hash}`;
  for (const pageId of [theirs.json.id, "pg_00000000000000000000000000"]) {
    const response = await api(`${path}/connect-page`, { token: pro, json: { pageId } });
    expect([response.status, response.json.error.field]).toEqual([422, "pageId"]);
  }
  const wrong = await api(`${path}/connect-page`, { token: pro, json: { pageId: card.id } });
  expect([wrong.status, wrong.json.error.field]).toEqual([422, "pageId"]);
  expect((await api(path, { token: pro })).json).not.toHaveProperty("pageId");
});

test("a free user has one card, also of twenty at once, and nothing paid on it", async () => {
  const { token } = await newPerson();
  const paid = await api("/_/business-cards", { token, json: { ...PLAIN, subheader: "Printer" } });
  expect([paid.status, paid.json.error.code, paid.json.error.field]).toEqual([
    402,
    "payment_required",
    "subheader",
  ]);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => api("/_/business-cards", { token, json: PLAIN })),
  );
  const statuses = responses.map((response) => response.status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(403)]);
  expect(responses.find((response) => response.status === 403)?.json.error.code).toBe("limit_reached");
  const { items } = (await api("/_/business-cards", { token })).json;
  expect(items).toHaveLength(1);
  const copy = await api(`/_/business-cards/${items[0].hash}/duplicate`, { method: "POST", token });
  expect(copy.status).toBe(403);
});

test("lists are newest first and come in parts", async () => {
  for (const title of ["One", "Two", "Three"]) await newCard({ title });
  const first = await api("/_/business-cards?limit=2", { token: pro });
  expect(first.json.items.map((item: { title: string }) => item.title)).toEqual(["Three", "Two"]);
  const next = await api(`/_/business-cards?limit=1&cursor=${first.json.next}`, { token: pro });
  expect(next.json.items[0].title).toBe("One");
  expect((await api("/_/business-cards?limit=0", { token: pro })).json.error.field).toBe("limit");
});

test("saving is guarded by If-Match, reading by If-None-Match", async () => {
  const { json: card, headers } = await newCard();
  const path = `/_/business-cards/${card.hash}`;
  const etag = headers.etag ?? "";
  const save = () =>
    api(path, { method: "PUT", token: pro, json: { title: "Saved" }, headers: { "If-Match": etag } });
  expect((await api(path, { token: pro, headers: { "If-None-Match": etag } })).status).toBe(304);
  const saved = await save();
  expect(saved.status).toBe(200);
  expect(saved.headers.etag).toMatch(/^"2-/);
  const stale = await save();
  expect([stale.status, stale.json.error.code]).toEqual([412, "precondition_failed"]);
  expect((await api(path, { token: pro, headers: { "If-None-Match": etag } })).status).toBe(200);
});

test("of two saves at once on the same version one is told", async () => {
  const { json: card, headers } = await newCard();
  const save = (title: string) =>
    api(`/_/business-cards/${card.hash}`, {
      method: "PUT",
      token: pro,
      json: { title },
      headers: { "If-Match": headers.etag ?? "" },
    });
  const statuses = (await Promise.all([save("A"), save("B")])).map((response) => response.status);
  expect(statuses.sort()).toEqual([200, 412]);
});

test("somebody else's card answers 404 to every call, and stays as it is", async () => {
  const { json: card } = await api("/_/business-cards", { token: other.token, json: PLAIN });
  for (const name of [card.hash, card.id]) {
    const path = `/_/business-cards/${name}`;
    const calls = [
      ["GET", path, {}],
      ["PUT", path, { json: { title: "Taken" } }],
      ["DELETE", path, {}],
      ["POST", `${path}/duplicate`, {}],
      ["POST", `${path}/connect-page`, { json: { pageId: "pg_00000000000000000000000000" } }],
    ] as const;
    for (const [method, url, body] of calls) {
      const response = await api(url, { method, token: me.token, ...body });
      expect([response.status, response.json.error.code], `${method} ${url}`).toEqual([404, "not_found"]);
      expect((await api(url, { method, ...body })).status, `${method} ${url}`).toBe(401);
    }
  }
  const after = await api(`/_/business-cards/${card.hash}`, { token: other.token });
  expect(after.json).toMatchObject(PLAIN);
});

test("a deleted card is gone", async () => {
  const { token } = await newPerson();
  const { json: card } = await api("/_/business-cards", { token, json: PLAIN });
  const path = `/_/business-cards/${card.hash}`;
  expect((await api(path, { method: "DELETE", token })).status).toBe(204);
  expect((await api(path, { method: "DELETE", token })).status).toBe(404);
  expect((await api(path, { token })).status).toBe(404);
  expect((await api(`/business-cards/${card.hash}/preview`)).status).toBe(410);
  expect((await api("/business-cards/nothing/preview")).status).toBe(404);
});
