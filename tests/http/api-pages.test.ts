import { afterAll, beforeAll, expect, test } from "vitest";
import { api, newPerson, type Person, signInPro } from "./api-client";
import { png } from "./images";

let pro: string;
let me: Person;
let other: Person;
const made: string[] = [];

beforeAll(async () => {
  pro = await signInPro();
  [me, other] = await Promise.all([newPerson(), newPerson()]);
});

afterAll(async () => {
  for (const id of made) await api(`/_/pages/${id}`, { method: "DELETE", token: pro });
});

async function newPage(json: object = {}) {
  const response = await api("/_/pages", { token: pro, json });
  expect(response.status, response.text).toBe(201);
  made.push(response.json.id);
  return response;
}

const PAGE_KEYS = [
  "blocks",
  "createdAt",
  "forceSaveImage",
  "id",
  "imageBytes",
  "isDuplicate",
  "isPrefill",
  "isPro",
  "isUsingTheme",
  "profile",
  "published",
  "qrUrl",
  "seo",
  "shareImageUrl",
  "skipGenerateShareImage",
  "slug",
  "state",
  "theme",
  "unpublishedReason",
  "updatedAt",
  "url",
  "version",
];

test("a page needs nothing: everything has a default", async () => {
  for (const call of [{ json: {} }, { method: "POST" }]) {
    const { status, json, headers } = await api("/_/pages", { token: pro, ...call });
    made.push(json.id);
    expect(status).toBe(201);
    expect(Object.keys(json).sort()).toEqual(PAGE_KEYS);
    expect(json).toMatchObject({
      published: false,
      state: "unpublished",
      unpublishedReason: "draft",
      isPro: false,
      profile: { title: "", bio: "" },
      blocks: [],
      seo: {},
      theme: { currentBgType: "solid", bgColor: "#FFFFFF", profileImageShape: 1, isBranding: true },
    });
    expect(json.url).toMatch(new RegExp(`^https?://[^/]+/${json.slug}$`));
    expect(json.qrUrl).toMatch(/\/q\/[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(json.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(headers.etag).toMatch(/^"1-/);
    expect(JSON.stringify(json)).not.toContain("null");
  }
});

test("a free user's page is live at once, and there can be one", async () => {
  const person = await newPerson();
  const json = { profile: { title: "Live" } };
  const first = await api("/_/pages", { token: person.token, json });
  expect(first.json).toMatchObject({ published: true, state: "published" });
  expect((await api(`/pages/${first.json.id}/preview`)).status).toBe(200);
  const second = await api("/_/pages", { token: person.token, json });
  expect(second.status).toBe(403);
  expect(second.json.error.code).toBe("limit_reached");
  const copy = await api(`/_/pages/${first.json.id}/duplicate`, { method: "POST", token: person.token });
  expect([copy.status, copy.json.error.code]).toEqual([403, "limit_reached"]);
});

test("of twenty creations at once a free user gets exactly one", async () => {
  const { token } = await newPerson();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => api("/_/pages", { token, json: { profile: { title: "Race" } } })),
  );
  const statuses = responses.map((response) => response.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 403)).toHaveLength(19);
  expect((await api("/_/pages", { token })).json.items).toHaveLength(1);
});

test("what has to be paid for is refused by name, and nothing is stored", async () => {
  const { token } = await newPerson();
  const json = { seo: { title: "Found" }, theme: { isBranding: false } };
  const response = await api("/_/pages", { token, json });
  expect(response.status).toBe(402);
  expect(response.json.error).toMatchObject({ code: "payment_required", field: "theme.isBranding" });
  expect((await api("/_/pages", { token })).json.items).toEqual([]);
});

test("lists are newest first and come in parts", async () => {
  for (const title of ["One", "Two", "Three"]) await newPage({ profile: { title } });
  const all = await api("/_/pages?limit=100", { token: pro });
  const ids = all.json.items.map((item: { id: string }) => item.id);
  expect(all.json.items.slice(0, 3).map((i: { profile: { title: string } }) => i.profile.title)).toEqual([
    "Three",
    "Two",
    "One",
  ]);
  expect(all.json).not.toHaveProperty("next");
  const walked: string[] = [];
  for (let cursor = ""; ; ) {
    const { json } = await api(`/_/pages?limit=2${cursor}`, { token: pro });
    walked.push(...json.items.map((item: { id: string }) => item.id));
    if (!json.next) break;
    cursor = `&cursor=${encodeURIComponent(json.next)}`;
  }
  expect(walked).toEqual(ids);
});

test.each([
  ["limit", "limit=0"],
  ["limit", "limit=101"],
  ["limit", "limit=ten"],
  ["limit", "limit=1&limit=2"],
  ["cursor", "cursor=%00"],
  ["cursor", "cursor=bm90aGluZw"],
])("a list refuses a bad %s (%s)", async (field, query) => {
  const response = await api(`/_/pages?${query}`, { token: me.token });
  expect(response.status).toBe(422);
  expect(response.json.error).toMatchObject({ code: "invalid", field });
});

test("what was read can be sent back", async () => {
  const { json: page } = await newPage({
    profile: { title: "Round", bio: "trip" },
    blocks: [{ type: "buttons", data: { items: [{ title: "Shop", url: "name.com" }] } }],
    seo: { title: "Found", description: "Well" },
    sensitive: 18,
  });
  expect(page.blocks[0].data.items[0].url).toBe("https://name.com/");
  const back = await api(`/_/pages/${page.id}`, { method: "PUT", token: pro, json: page });
  expect(back.status, back.text).toBe(200);
  const { updatedAt: _a, version: _v, ...before } = page;
  const { updatedAt: _b, version: _w, ...after } = back.json;
  expect(after).toEqual(before);
});

test("a copy that was read can be sent back", async () => {
  const { json: page } = await newPage({ profile: { title: "Copied" } });
  const copy = await api(`/_/pages/${page.id}/duplicate`, { method: "POST", token: pro });
  made.push(copy.json.id);
  expect(copy.status).toBe(201);
  expect(copy.json).toMatchObject({ published: false, isDuplicate: true, profile: { title: "Copied" } });
  expect(copy.json.slug).not.toBe(page.slug);
  const list = await api("/_/pages?limit=1", { token: pro });
  expect(list.json.items[0].id).toBe(copy.json.id);
  const back = await api(`/_/pages/${copy.json.id}`, { method: "PUT", token: pro, json: copy.json });
  expect(back.json.isDuplicate).toBe(false);
});

test("a change keeps what it leaves out, and read-only fields are ignored", async () => {
  const { json: page } = await newPage({ profile: { title: "Kept", bio: "Bio" } });
  const json = { seo: { title: "New" }, id: "pg_x", published: true, isPro: false, url: 5 };
  const response = await api(`/_/pages/${page.id}`, { method: "PUT", token: pro, json });
  expect(response.json).toMatchObject({
    id: page.id,
    published: false,
    profile: { title: "Kept", bio: "Bio" },
  });
  expect(response.json.seo).toEqual({ title: "New" });
});

test("saving is guarded by If-Match, reading by If-None-Match", async () => {
  const { json: page, headers } = await newPage();
  const path = `/_/pages/${page.id}`;
  const etag = headers.etag ?? "";
  const save = (match: string) =>
    api(path, {
      method: "PUT",
      token: pro,
      json: { profile: { title: match } },
      headers: { "If-Match": match },
    });
  const same = await api(path, { token: pro, headers: { "If-None-Match": `W/${etag}, "x"` } });
  expect([same.status, same.text]).toEqual([304, ""]);
  const first = await save(headers.etag ?? "");
  expect(first.status).toBe(200);
  expect(first.headers.etag).not.toBe(etag);
  const stale = await save(etag);
  expect([stale.status, stale.json.error.code]).toEqual([412, "precondition_failed"]);
  for (const wrong of ['"x"', "1", 'W/"2"', '"999"']) expect((await save(wrong)).status, wrong).toBe(412);
  expect((await save("*")).status).toBe(200);
  expect((await save('"3"')).status).toBe(200);
  const changed = await api(path, { token: pro, headers: { "If-None-Match": etag } });
  expect(changed.status).toBe(200);
});

test("publish, unpublish and settings answer the page", async () => {
  const { json: page } = await newPage();
  const path = `/_/pages/${page.id}`;
  const preview = () => api(`/pages/${page.id}/preview`);
  expect([(await preview()).status, (await preview()).json.error.code]).toEqual([403, "forbidden"]);
  const live = await api(`${path}/publish`, { method: "POST", token: pro });
  expect(live.json).toMatchObject({ published: true, state: "published" });
  expect((await preview()).json).toMatchObject({ id: page.id });
  const hidden = await api(`${path}/unpublish`, { method: "POST", token: pro });
  expect(hidden.json).toMatchObject({ published: false, state: "unpublished" });
  const slug = `set-${page.slug}`;
  const put = (json: object) => api(`${path}/settings`, { method: "PUT", token: pro, json });
  const set = await put({ slug: slug.toUpperCase(), sensitive: 21, published: true });
  expect(set.json).toMatchObject({ slug, sensitive: 21, published: true });
  const cleared = await put({ sensitive: null });
  expect(cleared.json).toMatchObject({ slug, published: true });
  expect(cleared.json).not.toHaveProperty("sensitive");
  expect((await put({ sensitive: 19 })).json.error).toMatchObject({ code: "invalid", field: "sensitive" });
  expect((await put({ colour: 1 })).json.error).toMatchObject({ code: "invalid", field: "colour" });
});

test("the publish switch is for subscribers", async () => {
  const { token } = await newPerson();
  const page = await api("/_/pages", { token, json: {} });
  for (const call of ["publish", "unpublish"]) {
    const response = await api(`/_/pages/${page.json.id}/${call}`, { method: "POST", token });
    expect([response.status, response.json.error.code]).toEqual([402, "payment_required"]);
  }
});

test("a deleted page is gone for its owner and for visitors", async () => {
  const { token } = await newPerson();
  const page = await api("/_/pages", { token, json: {} });
  const path = `/_/pages/${page.json.id}`;
  expect((await api(path, { method: "DELETE", token })).status).toBe(204);
  expect((await api(path, { method: "DELETE", token })).status).toBe(404);
  expect((await api(path, { token })).status).toBe(404);
  expect((await api(`/pages/${page.json.id}/preview`)).status).toBe(410);
});

test("somebody else's page answers 404 to every call, and stays as it is", async () => {
  const page = await api("/_/pages", { token: other.token, json: { profile: { title: "Mine" } } });
  const { id } = page.json;
  const form = new FormData();
  form.set("type", "2");
  form.set("image", new Blob([png(4, 4)]), "a.png");
  const calls = [
    ["GET", `/_/pages/${id}`, {}],
    ["PUT", `/_/pages/${id}`, { json: { profile: { title: "Taken" } } }],
    ["DELETE", `/_/pages/${id}`, {}],
    ["POST", `/_/pages/${id}/duplicate`, {}],
    ["POST", `/_/pages/${id}/publish`, {}],
    ["POST", `/_/pages/${id}/unpublish`, {}],
    ["PUT", `/_/pages/${id}/settings`, { json: { slug: "taken-by-me" } }],
    ["POST", `/_/pages/${id}/image`, { form }],
    ["DELETE", `/_/pages/${id}/image/1`, {}],
  ] as const;
  for (const [method, path, body] of calls) {
    for (const token of [me.token, pro]) {
      const response = await api(path, { method, token, ...body });
      expect([response.status, response.json.error.code], `${method} ${path}`).toEqual([404, "not_found"]);
    }
    expect((await api(path, { method, ...body })).status, `${method} ${path}`).toBe(401);
  }
  const after = await api(`/_/pages/${id}`, { token: other.token });
  expect(after.json).toMatchObject({ slug: page.json.slug, profile: { title: "Mine" } });
});

test("slugs: blank, format, restricted, taken, other case, own", async () => {
  const { json: page } = await newPage();
  const ask = (slug: string, token?: string) => api(`/slug/${encodeURIComponent(slug)}/validate`, { token });
  expect((await ask(" ")).json).toMatchObject({ valid: false, reason: "blank" });
  expect((await ask("a")).json).toMatchObject({ valid: false, reason: "format" });
  expect((await ask("login")).json).toMatchObject({ valid: false, reason: "restricted" });
  const taken = await ask(page.slug.toUpperCase());
  expect(taken.json).toMatchObject({ valid: false, reason: "taken" });
  expect(taken.json.suggestions.length).toBeGreaterThan(0);
  expect((await ask(taken.json.suggestions[0])).json).toEqual({ valid: true, suggestions: [] });
  expect((await ask(page.slug, pro)).json.valid).toBe(true);
  const { json: proposed } = await api("/pages/slug/generate?title=Caf%C3%A9%20M%C3%BCller%20and%20sons");
  expect(proposed.slug).toMatch(/^cafe-muller-and-sons/);
  expect((await ask(proposed.slug)).json.valid).toBe(true);
  expect((await api("/pages/slug/generate")).json.slug).toMatch(/^[a-z0-9]{10}$/);
});

test.each([
  ["slugTaken", "BEN"],
  ["slugRestricted", "login"],
  ["slugFormat", "no spaces here"],
])("a page with a bad address is refused (%s)", async (_name, slug) => {
  const response = await api("/_/pages", { token: me.token, json: { slug } });
  expect(response.status).toBe(422);
  expect(response.json.error).toMatchObject({ code: "invalid", field: "slug" });
});
