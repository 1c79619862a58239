import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, cookieHeader, mailTo, newPerson, newVerifiedPerson, PASSWORD } from "./api-client.ts";

const remove = (token: string, json: object) => api("/_/app/user/delete", { token, json });

test("deletes the account: its page answers 410, its session and address are over", async () => {
  const { email, token } = await newPerson();
  const made = await api("/_/pages", { token, json: { profile: { title: "Leaving soon" } } });
  expect(made.status).toBe(201);
  const { slug } = made.json;
  expect((await ask("site", `/${slug}`)).status).toBe(200);
  expect((await remove(token, { email: "somebody@visita.example" })).json.error).toMatchObject({
    code: "invalid",
    field: "email",
  });
  expect((await remove(token, { email, password: "wrong", reason: "price" })).json.error).toMatchObject({
    field: "password",
  });
  expect((await remove(token, { email, reason: "because of Ada" })).json.error).toMatchObject({
    field: "reason",
  });
  expect((await remove(token, { email, more: 1 })).json.error).toMatchObject({ code: "invalid" });
  const password = PASSWORD;
  const [first, second] = await Promise.all([
    remove(token, { email, password }),
    remove(token, { email, password }),
  ]);
  expect([first.status, second.status].toSorted()).toContain(204);
  expect([204, 401]).toContain(second.status);
  expect((await ask("site", `/${slug}`)).status).toBe(410);
  expect((await api("/_/pages", { token })).status).toBe(401);
  expect((await api("/security/login", { json: { email, password } })).status).toBe(401);
  // The address is free, the page's is held.
  const again = await api("/app/registration/register", { json: { email, password, name: "Again" } });
  expect(again.status).toBe(201);
  const taken = await api("/_/pages", {
    token: again.json.token,
    json: { slug, profile: { title: "Mine now" } },
  });
  expect(taken.json.error).toMatchObject({ field: "slug" });
});

test("nobody deletes without a token", async () => {
  expect((await api("/_/app/user/delete", { json: { email: "a@visita.example" } })).status).toBe(401);
});

test("an export is asked for by a verified address, is made, and its file needs the session", async () => {
  const unverified = await newPerson();
  const refused = await api("/_/app/user/export", { method: "POST", token: unverified.token });
  expect([refused.status, refused.json.error.code]).toEqual([403, "forbidden"]);

  const { email, token } = await newVerifiedPerson();
  const made = await api("/_/pages", { token, json: { profile: { title: "To be packed", bio: "مرحبا" } } });
  const begun = await api("/_/app/user/export", { method: "POST", token });
  expect([begun.status, begun.json]).toEqual([202, { id: expect.stringMatching(/^exp_/) }]);
  const twice = await api("/_/app/user/export", { method: "POST", token });
  // Small ones are made within the second.
  expect([202, 409]).toContain(twice.status);
  const path = `/_/app/user/export/${begun.json.id}`;
  await expect.poll(async () => (await api(path, { token })).json.state, { timeout: 30_000 }).toBe("ready");
  const { url, done, total } = (await api(path, { token })).json;
  expect(done).toBe(total);
  expect((await api(path, { token: unverified.token })).status).toBe(404);
  expect((await api("/_/app/user/export/exp_nothing", { token })).status).toBe(404);

  const file = new URL(url).pathname;
  expect((await ask("app", file)).headers.location).toBe("/login");
  const cookie = await sessionOf(email);
  const response = await ask("app", file, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename="export-\d{4}-\d\d-\d\d\.zip"$/),
  });
  const files = unzipSync(new Uint8Array(response.bytes));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text("user.json"))).toMatchObject({ user: { email } });
  expect(JSON.parse(text(`pages/${made.json.slug}.json`))).toMatchObject({ id: made.json.id });
  expect(text(`pages/${made.json.slug}.html`)).toContain("مرحبا");
  const { text: mail } = await mailTo(email, /export/i);
  expect(mail).toContain("/account/export");
});

/** The cookies of a browser that signs in with an address. */
async function sessionOf(email: string): Promise<string> {
  const response = await ask("app", "/login", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app") },
    body: String(new URLSearchParams({ email, password: PASSWORD })),
  });
  return cookieHeader(response.headers["set-cookie"] ?? []);
}
