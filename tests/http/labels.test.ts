import { beforeAll, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, newPerson, type Person } from "./api-client.ts";
import { png } from "./images.ts";

let me: Person;
let pageId: string;

beforeAll(async () => {
  me = await newPerson();
  pageId = (await api("/_/pages", { token: me.token, json: {} })).json.id;
});

const send = (path: string, type: string | undefined, body: string, method = "POST") =>
  ask("app", path, {
    method,
    headers: {
      Origin: originOf("app"),
      Cookie: `token=${me.token}`,
      ...(type === undefined ? {} : { "Content-Type": type }),
    },
    body,
  });

const FORM = "multipart/form-data; boundary=x";

test.each([
  ["POST", "/account/confirm"],
  ["PATCH", "/account/user"],
  ["POST", "/account/email"],
  ["PATCH", "/account/password"],
  ["POST", "/account/questions"],
  ["POST", "/account/events"],
  ["POST", "/dashboard/drafts"],
  ["POST", "/dashboard-pages/list"],
  ["POST", "/dashboard-business-cards/list"],
  ["POST", "/editor-business-card/save"],
  ["PUT", "/editor-business-card/any/save"],
  ["POST", "/editor-business-card/any/codes"],
  ["POST", "/editor/temporary"],
  ["POST", "/editor/save"],
  ["PUT", "/editor/any/save"],
  ["POST", "/share-page/any/send"],
])("%s %s reads JSON that is called JSON", async (method, path) => {
  const types = ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", undefined];
  // Drafts take images at the same address.
  if (path !== "/editor/temporary") types.push(FORM);
  for (const type of types)
    expect([type, (await send(path, type, "{}", method)).status]).toEqual([type, 415]);
  for (const type of ["application/json", "Application/JSON; charset=utf-8"])
    expect((await send(path, type, "{}", method)).status).not.toBe(415);
});

test("a page called form data has no more room than one called JSON, and is not parsed", async () => {
  const body = JSON.stringify({ page: { profile: { bio: "x".repeat(5_100_000) } } });
  expect((await send("/editor/save", FORM, body)).status).toBe(415);
  expect((await send("/editor/save", "application/json", body)).status).toBe(413);
});

test("a picture's form data is parsed once it is known whose it is for, and is counted before", async () => {
  const stranger = await newPerson();
  const headers = { "Content-Type": FORM };
  const call = (token: string) =>
    api(`/_/pages/${pageId}/image`, { method: "POST", token, body: "no form", headers });
  expect((await call(stranger.token)).status).toBe(404);
  const left = async () => {
    const { status, headers } = await call(me.token);
    return [status, Number(headers["ratelimit-remaining"])];
  };
  const [status, remaining] = await left();
  expect(status).toBe(400);
  expect(await left()).toEqual([400, Number(remaining) - 1]);
  expect((await send("/editor/pg_00000000000000000000000000/image", FORM, "no form")).status).toBe(404);
  expect((await send(`/editor/${pageId}/image`, FORM, "no form")).status).toBe(400);
  expect((await send("/editor-business-card/0000000000000000/image", FORM, "no form")).status).toBe(404);
  const card = { title: "Mine", header: "Ada" };
  const { hash } = (await api("/_/business-cards", { token: me.token, json: card })).json;
  const path = `/_/business-cards/${hash}/image/logo`;
  const form = new FormData();
  form.set("image", new Blob([png(4, 4)]), "a.png");
  expect((await api(path, { token: stranger.token, form })).status).toBe(404);
  expect((await api(path, { token: me.token, form })).status).toBe(402);
});
