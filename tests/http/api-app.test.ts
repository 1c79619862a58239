import { expect, test } from "vitest";
import { api, newEmail, newPerson, PASSWORD, signInPro } from "./api-client";
import { png } from "./images";

test("app data holds everything an editor is drawn from", async () => {
  const { status, json, headers } = await api("/app/data");
  expect(status).toBe(200);
  expect(Object.keys(json).sort()).toEqual([
    "blockTypes",
    "fonts",
    "gradients",
    "imageTypes",
    "industries",
    "languages",
    "limits",
  ]);
  expect(json.languages).toHaveLength(11);
  expect(json.languages.at(-1)).toMatchObject({ shortCode: "jp", hreflangCode: "ja", code: "ja-JP" });
  expect(json.industries).toHaveLength(22);
  expect(json.industries[0]).toEqual({ id: "accounting", name: "Accounting and finance" });
  expect(json.fonts.title.filter((font: { isPro: boolean }) => font.isPro)).toHaveLength(19);
  expect(json.fonts.text).toHaveLength(11);
  expect(json.blockTypes).toContainEqual({ type: "buttons", isPro: false });
  expect(json.limits).toMatchObject({ title: 120, bio: 500, url: 2048, blocks: 300, itemsPerBlock: 200 });
  expect(json.imageTypes.map((type: { id: number }) => type.id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(json.gradients).toHaveLength(5);
  expect(headers.vary).toContain("Accept-Language");
});

test("pricing tells the plans", async () => {
  const { status, json } = await api("/app/pricing");
  expect(status).toBe(200);
  expect(json.plans.map((plan: { id: string }) => plan.id)).toEqual(["free", "pro"]);
  expect(json.plans[1]).toMatchObject({
    currency: "USD",
    monthly: 3.99,
    yearly: 1.99,
    saving: 50,
    limits: { pages: 1, cards: 1 },
  });
  for (const plan of json.plans) {
    expect(plan.name).toMatch(/^[\p{Lu}]/u);
    for (const feature of plan.features) expect(feature).toMatch(/^\p{Lu}[^{]+$/u);
  }
  expect(json.plans[0].features[0]).toBe("Pages: 1");
});

test("the possibility check: everybody may design, a free user once", async () => {
  const { token } = await newPerson();
  const check = (entity: string, as?: string) => api(`/app/user/${entity}/check`, { token: as });
  for (const entity of ["page", "business-card"]) {
    for (const as of [undefined, token, await signInPro()]) {
      const response = await check(entity, as);
      expect([response.status, response.text]).toEqual([204, ""]);
    }
  }
  await api("/_/pages", { token, json: {} });
  await api("/_/business-cards", { token, json: { title: "A", header: "B" } });
  for (const entity of ["page", "business-card"]) {
    const response = await check(entity, token);
    expect([response.status, response.json.error.code]).toEqual([403, "limit_reached"]);
  }
  expect((await check("contact")).status).toBe(404);
});

const save = (json: unknown) => api("/app/entity/temporarily-save", { json });

test("a draft from before sign-up becomes the page, with its image", async () => {
  const first = await save({ type: "page", entity: { profile: { title: "Draft" } } });
  expect(first.status).toBe(200);
  expect(first.json).toEqual({
    temporaryId: expect.stringMatching(/^tmp_/),
    expiresAt: expect.stringMatching(/Z$/),
  });
  const week = Date.parse(first.json.expiresAt) - Date.now();
  expect(Math.round(week / 3_600_000)).toBe(7 * 24);
  const { temporaryId } = first.json;
  const again = await save({ type: "page", entity: { profile: { title: "Better" } }, temporaryId });
  expect(again.json.temporaryId).toBe(temporaryId);
  const form = new FormData();
  form.set("type", "2");
  form.set("temporaryId", temporaryId);
  form.set("image", new Blob([png(64, 64)]), "me.png");
  const image = await api("/app/entity/temporarily-save", { form });
  expect([image.status, image.json.temporaryId]).toEqual([200, temporaryId]);
  const json = { email: newEmail(), password: PASSWORD, name: "Maker", temporaryIds: [temporaryId] };
  const { json: signedUp } = await api("/app/registration/register", { json });
  expect(signedUp.temporary).toEqual({
    created: [{ temporaryId, type: "page", id: expect.stringMatching(/^pg_/) }],
    kept: [],
  });
  expect(signedUp.user).toMatchObject({ availablePages: 0, availableCards: 1 });
  const page = await api(`/_/pages/${signedUp.temporary.created[0].id}`, { token: signedUp.token });
  expect(page.json).toMatchObject({ published: true, profile: { title: "Better" } });
  expect(page.json.profile.image.cropped).toMatch(/\.webp$/);
});

test("login takes drafts too; one over the limit is kept and named", async () => {
  const { email, token } = await newPerson();
  await api("/_/pages", { token, json: {} });
  const page = await save({ type: "page", entity: {} });
  const card = await save({ type: "business-card", entity: { title: "A", header: "B" } });
  const temporaryIds = [page.json.temporaryId, card.json.temporaryId];
  const login = await api("/security/login", { json: { email, password: PASSWORD, temporaryIds } });
  expect(login.json.temporary).toEqual({
    created: [
      {
        temporaryId: temporaryIds[1],
        type: "business-card",
        id: expect.stringMatching(/^crd_/),
        hash: expect.any(String),
      },
    ],
    kept: [{ temporaryId: temporaryIds[0], type: "page", reason: "limit_reached" }],
  });
  await api(`/_/pages/${(await api("/_/pages", { token })).json.items[0].id}`, { method: "DELETE", token });
  const later = await api("/security/login", { json: { email, password: PASSWORD, temporaryIds } });
  expect(later.json.temporary.created).toHaveLength(1);
});

test("a draft that holds paid things is stored unpublished", async () => {
  const { json: draft } = await save({ type: "page", entity: { seo: { title: "Found" } } });
  const json = {
    email: newEmail(),
    password: PASSWORD,
    name: "Maker",
    temporaryIds: [draft.temporaryId],
  };
  const { json: signedUp } = await api("/app/registration/register", { json });
  const page = await api(`/_/pages/${signedUp.temporary.created[0].id}`, { token: signedUp.token });
  expect(page.json).toMatchObject({ published: false, isPro: true, seo: { title: "Found" } });
});

test.each([
  ["type", { type: "theme", entity: {} }],
  ["type", { entity: {} }],
  ["entity", { type: "page" }],
  ["entity.title", { type: "business-card", entity: { header: "A" } }],
  ["entity.owner", { type: "page", entity: { owner: "usr_1" } }],
  ["temporaryId", { type: "page", entity: {}, temporaryId: "../etc" }],
])("a draft with a bad %s is refused", async (field, json) => {
  const response = await save(json);
  expect([response.status, response.json.error.field]).toEqual([422, field]);
});

test("an image for a draft that nobody saved is refused", async () => {
  const form = new FormData();
  form.set("type", "2");
  form.set("temporaryId", "tmp_00000000000000000000000000");
  form.set("image", new Blob([png(4, 4)]), "a.png");
  const response = await api("/app/entity/temporarily-save", { form });
  expect([response.status, response.json.error.field]).toEqual([404, "temporaryId"]);
  form.delete("temporaryId");
  expect((await api("/app/entity/temporarily-save", { form })).json.error.field).toBe("temporaryId");
  const nothing = await api("/app/entity/temporarily-save", { method: "POST" });
  expect(nothing.status).toBe(415);
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const plain = await api("/app/entity/temporarily-save", { body: "type=1", headers });
  expect(plain.status).toBe(415);
});
