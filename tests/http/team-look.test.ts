import { beforeAll, expect, test } from "vitest";
import { ask } from "../support/http.ts";
import { api, newVerifiedPerson, type Person } from "./api-client.ts";
import { png } from "./images.ts";

async function givePlan({ email }: Person, status = "active"): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email, status, seats: 5 });
  expect((await ask("app", "/dev/plan", { method: "POST", headers, body })).status).toBe(204);
}

const LOOK = {
  name: "House",
  backgroundColor: "#112233",
  fontColor: "#ffffff",
  contacts: [{ key: "firm", name: "company", value: "Analytical Engines" }],
  modes: { design: "free", colors: "locked", logo: "locked", banner: "free" },
  contactModes: { firm: "locked" },
};

const manyModes = () => Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, "locked"]));

let owner: Person;
let hash: string;

beforeAll(async () => {
  owner = await newVerifiedPerson();
  await givePlan(owner);
  hash = (await api("/_/business-cards", { token: owner.token, json: { title: "Sales", header: "Grace" } }))
    .json.hash;
});

const make = async (json: object = LOOK) => api("/_/team/templates", { token: owner.token, json });
const card = async () => (await api(`/_/business-cards/${hash}`, { token: owner.token })).json;
const page = async () =>
  (await ask("site", `/c/${hash}`, { headers: { Accept: "text/html", "User-Agent": "Firefox" } })).text;

test("a look is made, followed, changed on every page, and deleted", async () => {
  const { token } = owner;
  const made = await make();
  expect(made.status).toBe(201);
  const path = `/_/team/templates/${made.json.id}`;
  expect(await page()).not.toContain("#112233");
  const followed = await api(`${path}/cards`, { method: "PUT", token, json: { cards: [hash] } });
  expect([followed.status, followed.json]).toEqual([200, { cards: 1 }]);
  expect(await page()).toContain("#112233");
  expect(await page()).toContain("Analytical Engines");
  expect(await card()).toMatchObject({
    backgroundColor: "#112233",
    template: { id: made.json.id, team: expect.any(String), parts: ["colors"], kinds: ["company"] },
  });
  const effect = await api(`${path}/effect`, { token });
  expect(effect.json).toMatchObject({ cards: 1, phones: 0, samples: [{ hash, backgroundColor: "#FFFFFF" }] });

  const form = new FormData();
  form.set("image", new File([png(200, 100)], "logo.png", { type: "image/png" }));
  const uploaded = await api(`${path}/image/logo`, { method: "POST", token, form });
  expect(uploaded.status).toBe(200);
  expect((await card()).logo).toBe(uploaded.json.url);
  expect((await api(`${path}/image/photo`, { method: "DELETE", token })).status).toBe(404);

  const refused = await api(`/_/business-cards/${hash}`, {
    method: "PUT",
    token,
    json: { backgroundColor: "#00FF00" },
  });
  expect([refused.status, refused.json.error]).toEqual([
    403,
    expect.objectContaining({ code: "forbidden", field: "backgroundColor" }),
  ]);
  const unchanged = await card();
  const same = await api(`/_/business-cards/${hash}`, {
    method: "PUT",
    token,
    json: { ...unchanged, header: "New" },
  });
  expect([same.status, same.json.header]).toEqual([200, "New"]);

  const version = (await api(path, { token })).json.version;
  const change = { ...LOOK, backgroundColor: "#400000" };
  const changed = await api(path, {
    method: "PUT",
    token,
    json: change,
    headers: { "If-Match": `"${version}"` },
  });
  expect(changed.status).toBe(200);
  const late = await api(path, {
    method: "PUT",
    token,
    json: change,
    headers: { "If-Match": `"${version}"` },
  });
  expect(late.status).toBe(412);
  expect(await page()).toContain("#400000");

  expect((await api(path, { method: "DELETE", token })).status).toBe(204);
  expect(await page()).not.toContain("#400000");
  expect(await card()).not.toHaveProperty("template");
});

test.each([
  [{ ...LOOK, name: "" }, "name"],
  [{ ...LOOK, fontColor: "red" }, "fontColor"],
  [{ ...LOOK, design: 99 }, "design"],
  [{ ...LOOK, modes: { design: "sealed" } }, "modes.design"],
  [{ ...LOOK, contacts: [{ name: "nothing", value: "x" }] }, "contacts.0.name"],
  [{ ...LOOK, contacts: [LOOK.contacts[0], LOOK.contacts[0]] }, "contacts.1.key"],
  [{ ...LOOK, photo: "x" }, "photo"],
  [{ ...LOOK, contactModes: { firm: "sealed" } }, "contactModes.firm"],
  [{ ...LOOK, contactModes: manyModes() }, "contactModes"],
])("bad input is refused: %#", async (json, field) => {
  const { status, json: answer } = await make(json);
  expect([status, answer.error.field]).toEqual([422, field]);
});

test("modes of contacts that it has not are not kept", async () => {
  const made = await make({ ...LOOK, contactModes: { firm: "locked", gone: "locked" } });
  expect([made.status, made.json.contactModes]).toEqual([201, { firm: "locked" }]);
});

test("colours that cannot be read are mended", async () => {
  const made = await make({ ...LOOK, backgroundColor: "#FFFFFF", fontColor: "#FFFFEE" });
  expect(made.json.fontColor).toBe("#000000");
});

test("a look is nobody else's, and takes a plan", async () => {
  const { id } = (await make()).json;
  const stranger = await newVerifiedPerson();
  const path = `/_/team/templates/${id}`;
  expect((await api(path, { token: stranger.token })).status).toBe(404);
  const free = await api("/_/team/templates", { token: stranger.token, json: LOOK });
  expect(free.status).toBe(402);
  await givePlan(stranger);
  for (const [method, json] of [
    ["PUT", LOOK],
    ["DELETE", undefined],
  ] as const)
    expect((await api(path, { method, token: stranger.token, json })).status).toBe(404);
  const all = { method: "PUT", token: stranger.token, json: { all: true } };
  expect((await api(`${path}/cards`, all)).status).toBe(404);
});
