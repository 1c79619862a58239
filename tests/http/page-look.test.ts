import { beforeAll, expect, test } from "vitest";
import { ask } from "../support/http.ts";
import { api, newVerifiedPerson, type Person } from "./api-client.ts";

const LOOK = {
  name: "House",
  isThemeLocked: true,
  theme: { bgColor: "#112233" },
  first: [{ key: "top", type: "heading", data: { text: "Analytical Engines" } }],
};

let owner: Person;

beforeAll(async () => {
  owner = await newVerifiedPerson();
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email: owner.email, status: "active", seats: 5 });
  expect((await ask("app", "/dev/plan", { method: "POST", headers, body })).status).toBe(204);
});

test("a look of pages is made, followed, changed and deleted; the site shows it at once", async () => {
  const { token } = owner;
  const page = (await api("/_/pages", { token, json: { profile: { title: "Sales" } } })).json;
  const path = `/_/pages/${page.id}`;
  expect((await api(`${path}/publish`, { method: "POST", token })).status).toBe(200);
  const site = async () => (await ask("site", `/${page.slug}`, { headers: { Accept: "text/html" } })).text;
  expect(await site()).not.toContain("Analytical Engines");

  const made = await api("/_/team/page-templates", { token, json: LOOK });
  expect(made.status).toBe(201);
  const look = `/_/team/page-templates/${made.json.id}`;
  const followed = await api(`${look}/pages`, { method: "PUT", token, json: { pages: [page.id] } });
  expect(followed.json).toEqual({ pages: 1 });
  expect(await site()).toContain("Analytical Engines");
  expect((await api(`${look}/effect`, { token })).json).toMatchObject({
    pages: 1,
    samples: [{ id: page.id }],
  });

  const read = (await api(path, { token })).json;
  expect(read.template).toMatchObject({ id: made.json.id, first: ["top"], last: [] });
  expect((await api(path, { method: "PUT", token, json: read })).status).toBe(200);
  const refused = await api(path, {
    method: "PUT",
    token,
    json: { theme: { ...read.theme, bgColor: "#445566" } },
  });
  expect(refused.status).toBe(403);
  expect(refused.json.error.field).toBe("theme");

  const [first] = LOOK.first;
  const changed = { ...LOOK, first: [{ ...first, data: { text: "Difference Engines" } }] };
  expect((await api(look, { method: "PUT", token, json: changed })).status).toBe(200);
  expect(await site()).toContain("Difference Engines");
  expect((await api(look, { method: "DELETE", token })).status).toBe(204);
  expect(await site()).not.toContain("Difference Engines");
});
