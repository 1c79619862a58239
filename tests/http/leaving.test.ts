import { expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, newPerson } from "./api-client.ts";

const PASSWORD = "correct horse battery";
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

test("the screen posts by a form alone, without our script", async () => {
  const response = await ask("app", "/account/delete?step=confirm", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app") },
    body: "email=a%40visita.example&password=x",
  });
  expect([response.status, response.headers.location]).toEqual([302, "/login"]);
});
