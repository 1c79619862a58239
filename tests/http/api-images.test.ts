import { beforeAll, expect, test } from "vitest";
import { ask } from "../support/http";
import { api, newPerson, type Person, signInPro } from "./api-client";
import { png } from "./images";

let me: Person;
let pageId: string;
/** A subscriber's: backgrounds and the images of blocks have to be paid for. */
let paid: { token: string; pageId: string };

beforeAll(async () => {
  me = await newPerson();
  pageId = (await api("/_/pages", { token: me.token, json: {} })).json.id;
  const token = await signInPro();
  paid = { token, pageId: (await api("/_/pages", { token, json: {} })).json.id };
  return async () => {
    await api(`/_/pages/${paid.pageId}`, { method: "DELETE", token });
  };
});

function upload(
  image: BlobPart | string,
  more: { type?: string; name?: string; extra?: string } = {},
  to = { token: me.token, pageId },
) {
  const form = new FormData();
  form.set("type", more.type ?? "2");
  if (typeof image === "string") form.set("image", image);
  else form.set("image", new Blob([image], { type: "image/png" }), more.name ?? "a.png");
  if (more.extra) form.set(more.extra, "1");
  return api(`/_/pages/${to.pageId}/image`, { token: to.token, form });
}

test("an image is stored anew and stands in the page, until it is taken off", async () => {
  const response = await upload(png(300, 200));
  expect(response.status, response.text).toBe(200);
  expect(response.json).toEqual({
    url: expect.stringMatching(/\/i\/[0-9a-f]{64}\.webp$/),
    width: 300,
    height: 200,
    bytes: expect.any(Number),
  });
  const read = () => api(`/_/pages/${pageId}`, { token: me.token });
  expect((await read()).json.profile.image).toEqual({ cropped: response.json.url });
  const stored = await ask("site", new URL(response.json.url).pathname);
  expect((await read()).json.imageBytes).toEqual({ [response.json.url]: stored.bytes.byteLength });
  expect((await api("/_/pages", { token: me.token })).json.items[0].profile.image.cropped).toBe(
    response.json.url,
  );
  const remove = () => api(`/_/pages/${pageId}/image/2`, { method: "DELETE", token: me.token });
  expect((await remove()).status).toBe(204);
  expect((await read()).json.profile).not.toHaveProperty("image");
  expect((await remove()).status).toBe(204);
});

test("a page cannot be pointed at an image by its content", async () => {
  const profile = { title: "", bio: "", image: { cropped: "https://elsewhere.example/x.webp" } };
  const response = await api(`/_/pages/${pageId}`, { method: "PUT", token: me.token, json: { profile } });
  expect(response.status).toBe(200);
  expect(response.text).not.toContain("elsewhere.example");
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const cut = png(300, 200).subarray(0, 20);

test.each([
  ["text", Buffer.from("just some words")],
  ["nothing", Buffer.alloc(0)],
  ["SVG", SVG],
  ["HTML behind a PNG's name", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a header cut short", cut],
  ["30,000 × 30,000 pixels", png(4, 4, { width: 30_000, height: 30_000 })],
  ["a field instead of a file", "data:image/png;base64,AAAA"],
])("an upload of %s is refused at the image", async (_name, image) => {
  const response = await upload(image);
  expect(response.status).toBe(422);
  expect(response.json.error).toMatchObject({ code: "invalid", field: "image" });
});

const TYPES = ["1", "2", "3", "4", "5", "block"];

test.each(TYPES)(
  "type %s: bombs, cuts and what is no picture are refused, of pages and of drafts",
  async (type) => {
    const entity = await api("/app/entity/temporarily-save", { json: { type: "page", entity: {} } });
    const bad = [
      png(4, 4, { width: 30_000, height: 30_000 }),
      png(4, 4, { width: 8_000, height: 8_000 }),
      png(4, 4, { width: 0, height: 4 }),
      png(300, 200).subarray(0, 60),
      SVG,
      Buffer.from("GIF89a"),
    ];
    for (const bytes of bad) {
      const form = new FormData();
      form.set("type", type);
      if (type === "block") form.set("block", "key");
      form.set("image", new Blob([bytes as BlobPart], { type: "image/png" }), "a.png\r\nX: y");
      const ofPage = await api(`/_/pages/${paid.pageId}/image`, { token: paid.token, form });
      expect([ofPage.status, ofPage.json.error.field]).toEqual([422, "image"]);
      form.set("temporaryId", entity.json.temporaryId);
      const ofDraft = await api("/app/entity/temporarily-save", { form });
      expect([ofDraft.status, ofDraft.json.error.field]).toEqual([422, "image"]);
    }
  },
);

test("a page shows what is stored of its images, whatever its content says", async () => {
  const there = "https://elsewhere.example/x.webp";
  const json = {
    theme: { image: { original: there, desktop: there, mobile: there } },
    blocks: [
      { key: "a", type: "image", data: { image: there } },
      { key: "b", type: "embed", data: { image: there, url: "https://youtu.be/aqz-KE-bpKQ" } },
    ],
  };
  const token = await signInPro();
  const made = await api("/_/pages", { token, json });
  expect(made.status, made.text).toBe(201);
  expect(made.text).not.toContain("elsewhere.example");
  const changed = await api(`/_/pages/${made.json.id}`, { method: "PUT", token, json });
  expect([changed.status, changed.text.includes("elsewhere.example")]).toEqual([200, false]);
  await api(`/_/pages/${made.json.id}`, { method: "DELETE", token });
});

test("a picture that breaks off in its pixels is refused", async () => {
  const whole = png(300, 200);
  const broken = Buffer.concat([whole.subarray(0, 33), Buffer.from("no pixels in here at all")]);
  const response = await upload(broken);
  expect(response.json.error).toMatchObject({ code: "invalid", field: "image" });
});

test("an image above 5 MB is 413, a body above it too", async () => {
  for (const bytes of [5 * 1024 * 1024 + 1, 10_000_000]) {
    const response = await upload(Buffer.concat([png(4, 4), Buffer.alloc(bytes)]));
    expect(response.status).toBe(413);
    expect(response.json.error).toMatchObject({ code: "payload_too_large", field: "image" });
    expect(response.json.error.message).toContain("5");
  }
});

test.each(["0", "7", "1.5", "x", ""])("image type %j is refused", async (type) => {
  const response = await upload(png(4, 4), { type });
  expect(response.status).toBe(422);
  expect(response.json.error).toMatchObject({ code: "invalid", field: "type" });
});

test.each(["3", "4", "5"])(
  "a free user's background of type %s is refused, and nothing of it is stored",
  async (type) => {
    const response = await upload(png(300, 200), { type });
    expect([response.status, response.json.error.code, response.json.error.field]).toEqual([
      402,
      "payment_required",
      "theme.image",
    ]);
    expect((await api(`/_/pages/${pageId}`, { token: me.token })).json.theme).not.toHaveProperty("image");
  },
);

test("type 6 is the page's share image: a picture of one's own until it is taken off", async () => {
  const read = async () => (await api(`/_/pages/${pageId}`, { token: me.token })).json;
  const before = await read();
  const response = await upload(png(300, 200), { type: "6" });
  expect(response.json).toMatchObject({ width: 1200, height: 675 });
  expect(response.json.url).toMatch(/\/s\/[0-9a-f]{64}\.png$/);
  expect(await read()).toMatchObject({ shareImageUrl: response.json.url, version: before.version + 1 });
  const served = await ask("site", new URL(response.json.url).pathname);
  expect([served.status, served.headers["content-type"]]).toEqual([200, "image/png"]);
  const broken = await upload(cut, { type: "6" });
  expect([broken.status, broken.json.error.field]).toEqual([422, "image"]);
  const off = await api(`/_/pages/${pageId}/image/6`, { method: "DELETE", token: me.token });
  expect(off.status).toBe(204);
  const { shareImageUrl } = await read();
  expect(shareImageUrl).not.toBe(response.json.url);
  expect((await ask("site", new URL(shareImageUrl).pathname)).status).toBe(200);
  const stranger = await newPerson();
  const form = new FormData();
  form.set("type", "6");
  form.set("image", new Blob([png(4, 4)]), "a.png");
  expect((await api(`/_/pages/${pageId}/image`, { token: stranger.token, form })).status).toBe(404);
});

test("a background and a block's image are stored and taken off like the others", async () => {
  const { token, pageId } = paid;
  const background = await upload(png(300, 200), { type: "4" }, paid);
  expect(background.status, background.text).toBe(200);
  const read = () => api(`/_/pages/${pageId}`, { token });
  expect((await read()).json.theme.image.desktop).toBe(background.json.url);
  const path = `/_/pages/${pageId}/image`;
  expect((await api(`${path}/4`, { method: "DELETE", token })).status).toBe(204);
  expect((await read()).json.theme).not.toHaveProperty("image");
  const form = (block: string) => {
    const data = new FormData();
    data.set("type", "block");
    data.set("block", block);
    data.set("image", new Blob([png(30, 20)]), "a.png");
    return data;
  };
  const stored = await api(path, { token, form: form("key-1") });
  expect(stored.json).toMatchObject({ width: 30, height: 20 });
  const wrong = await api(path, { token, form: form("../key") });
  expect([wrong.status, wrong.json.error.field]).toEqual([422, "block"]);
  const nameless = await upload(png(4, 4), { type: "block" }, paid);
  expect([nameless.status, nameless.json.error.field]).toEqual([422, "block"]);
  expect((await api(`${path}/block`, { method: "DELETE", token })).status).toBe(422);
  const off = await api(`${path}/block?block=key-1`, { method: "DELETE", token });
  expect(off.status).toBe(204);
});

test("form data: unknown fields, doubled fields, no form at all", async () => {
  expect((await upload(png(4, 4), { extra: "owner" })).json.error).toMatchObject({
    code: "invalid",
    field: "owner",
  });
  const form = new FormData();
  form.set("type", "2");
  form.append("image", new Blob([png(4, 4)]), "a.png");
  form.append("image", new Blob([png(4, 4)]), "b.png");
  const path = `/_/pages/${pageId}/image`;
  expect((await api(path, { token: me.token, form })).json.error).toMatchObject({ field: "image" });
  const json = await api(path, { token: me.token, json: { type: 2, image: "x" } });
  expect([json.status, json.json.error.code]).toEqual([415, "unsupported_media_type"]);
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const broken = await api(path, { token: me.token, body: "no form", headers });
  expect([broken.status, broken.json.error.code]).toEqual([400, "bad_request"]);
});

test("an image of a type that does not exist is nothing to take off", async () => {
  for (const type of ["0", "7", "x"]) {
    const response = await api(`/_/pages/${pageId}/image/${type}`, { method: "DELETE", token: me.token });
    expect(response.status).toBe(404);
  }
});

test("a card's pictures are put on and taken off by slot, and paid for", async () => {
  const put = (token: string, hash: string, slot: string) => {
    const form = new FormData();
    form.set("image", new Blob([png(120, 40)], { type: "image/png" }), "a.png");
    return api(`/_/business-cards/${hash}/image/${slot}`, { token, form });
  };
  const card = { title: "Mine", header: "Ada" };
  const pro = await signInPro();
  const { hash } = (await api("/_/business-cards", { token: pro, json: card })).json;
  const response = await put(pro, hash, "logo");
  expect([response.status, response.json.width]).toEqual([200, 120]);
  const read = async () => (await api(`/_/business-cards/${hash}`, { token: pro })).json;
  expect((await read()).logo).toBe(response.json.url);
  expect((await put(pro, hash, "poster")).status).toBe(404);
  const path = `/_/business-cards/${hash}/image/logo`;
  expect((await api(path, { method: "DELETE", token: pro })).status).toBe(204);
  expect(await read()).not.toHaveProperty("logo");
  await api(`/_/business-cards/${hash}`, { method: "DELETE", token: pro });
  const own = (await api("/_/business-cards", { token: me.token, json: card })).json;
  const unpaid = await put(me.token, own.hash, "logo");
  expect([unpaid.status, unpaid.json.error.field]).toEqual([402, "logo"]);
});
