import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { WHILE_ACTING } from "../../app/domain/accounts/acting.ts";
import type { Noun } from "../../app/domain/permissions.ts";
import { ADMIN, API_CALLS, callsOf, actingGiven as given } from "./api-calls.ts";
import { api } from "./api-client.ts";

const PASSWORD = "plover-and-heron";

let token = "";
let userToken = "";
let adminToken = "";
let email = "";
let page = "";
let card = "";

beforeAll(async () => {
  email = `acted-${randomUUID()}@visita.example`;
  const made = await api("/app/registration/register", {
    json: { email, password: PASSWORD, name: "Acted" },
  });
  userToken = made.json.token;
  page = (await api("/_/pages", { token: userToken, json: {} })).json.id;
  const cardBody = { title: "Work", header: "Acted" };
  card = (await api("/_/business-cards", { token: userToken, json: cardBody })).json.hash;
  adminToken = (await api("/security/login", { json: ADMIN })).json.token;
  const acting = await api("/_/security/login-as-user", { token: adminToken, json: given(email) });
  expect(acting.status).toBe(200);
  expect(Object.keys(acting.json).toSorted()).toEqual(["expiresAt", "token"]);
  token = acting.json.token;
});

const inPlace = (path: string) =>
  path
    .replace(/\{(id|pageId)\}/, path.includes("business-cards") ? card : page)
    .replace("{hash}", card)
    .replace("{slot}", "logo")
    .replace("{imageType}", "1");

test("every call for who is signed in is on the list", async () => {
  const { json } = await api("/openapi.json");
  const calls = callsOf(json).filter((call) => call.includes(" /_/"));
  expect(calls.toSorted()).toEqual(Object.keys(API_CALLS).toSorted());
});

describe("while acting", () => {
  const order = Object.entries(API_CALLS).filter(([, { does }]) => does !== "free");
  test.each(order)("%s", async (call, { does, body }) => {
    const [method = "", path = ""] = call.split(" ");
    const [noun, action] = does as [Noun, string];
    const response = await api(inPlace(path), {
      method,
      token,
      ...(body && { json: body({ email, password: PASSWORD, page }) }),
    });
    const isListed = (WHILE_ACTING[noun] as readonly string[] | undefined)?.includes(action) ?? false;
    const isForbidden = response.status === 403 && response.json?.error.code === "forbidden";
    expect([call, isForbidden]).toEqual([call, !isListed]);
    if (isListed) expect([call, response.status]).not.toEqual([call, 401]);
  });

  test("logging out ends it", async () => {
    expect((await api("/_/security/logout", { token, json: {} })).status).toBe(204);
    expect((await api("/_/pages", { token })).status).toBe(401);
    expect((await api("/_/pages", { token: adminToken })).status).toBe(200);
  });
});

test("who is no admin is told so before anything that was sent is looked at", async () => {
  for (const json of [{}, given(email)]) {
    const { status, json: answer } = await api("/_/security/login-as-user", { token: userToken, json });
    expect([status, answer.error.message]).toEqual([403, "You are not admin"]);
  }
  expect((await api("/_/security/login-as-user", { json: {} })).status).toBe(401);
  expect((await api("/_/security/login-as-user", { token: adminToken, json: {} })).status).toBe(422);
});
