import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { WHILE_ACTING } from "../../app/domain/accounts/acting.ts";
import type { Noun } from "../../app/domain/permissions.ts";
import { api } from "./api-client.ts";

const PASSWORD = "plover-and-heron";
const ADMIN = { email: "admin@visita.example", password: "visita-demo-1" };
const given = (email: string) => ({ email, reason: "A ticket", password: ADMIN.password });

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

/** Every call for who is signed in: what it does to which noun, and a body that it takes. */
const CALLS: Record<string, { does: [Noun, string] | "free"; body?: () => unknown }> = {
  "GET /_/pages": { does: ["page", "list"] },
  "POST /_/pages": { does: ["page", "create"], body: () => ({}) },
  "GET /_/pages/{id}": { does: ["page", "view"] },
  "PUT /_/pages/{id}": { does: ["page", "edit"], body: () => ({}) },
  "PUT /_/pages/{id}/settings": { does: ["page", "edit"], body: () => ({}) },
  "POST /_/pages/{id}/publish": { does: ["page", "publish"], body: () => ({}) },
  "POST /_/pages/{id}/unpublish": { does: ["page", "publish"], body: () => ({}) },
  "POST /_/pages/{id}/duplicate": { does: ["page", "duplicate"], body: () => ({}) },
  "POST /_/pages/{id}/send": { does: ["page", "send"], body: () => ({ email: "a@visita.example" }) },
  "POST /_/pages/{id}/image": { does: ["page", "edit"] },
  "DELETE /_/pages/{pageId}/image/{imageType}": { does: ["page", "edit"] },
  "DELETE /_/pages/{id}": { does: ["page", "delete"] },
  "GET /_/business-cards": { does: ["card", "list"] },
  "POST /_/business-cards": { does: ["card", "create"], body: () => ({ title: "T", header: "H" }) },
  "GET /_/business-cards/{hash}": { does: ["card", "view"] },
  "PUT /_/business-cards/{hash}": { does: ["card", "edit"], body: () => ({}) },
  "POST /_/business-cards/{hash}/duplicate": { does: ["card", "duplicate"], body: () => ({}) },
  "POST /_/business-cards/{hash}/connect-page": { does: ["card", "edit"], body: () => ({ pageId: page }) },
  "POST /_/business-cards/{hash}/image/{slot}": { does: ["card", "edit"] },
  "DELETE /_/business-cards/{hash}/image/{slot}": { does: ["card", "edit"] },
  "DELETE /_/business-cards/{hash}": { does: ["card", "delete"] },
  "POST /_/business-cards/{hash}/assign": {
    does: ["card", "assign"],
    body: () => ({ email: "a@visita.example" }),
  },
  "POST /_/business-cards/{hash}/unassign": { does: ["card", "assign"], body: () => ({}) },
  "GET /_/team/members": { does: ["member", "list"] },
  "POST /_/team/members": { does: ["member", "create"], body: () => ({ email: "a@visita.example" }) },
  "PATCH /_/team/members/{id}": { does: ["member", "edit"], body: () => ({ permission: "edit" }) },
  "DELETE /_/team/members/{id}": { does: ["member", "delete"] },
  "POST /_/team/members/{id}/resend": { does: ["member", "edit"], body: () => ({}) },
  "GET /_/team/templates": { does: ["template", "list"] },
  "POST /_/team/templates": { does: ["template", "create"], body: () => ({ name: "House" }) },
  "GET /_/team/templates/{id}": { does: ["template", "view"] },
  "PUT /_/team/templates/{id}": { does: ["template", "edit"], body: () => ({ name: "House" }) },
  "DELETE /_/team/templates/{id}": { does: ["template", "delete"] },
  "GET /_/team/templates/{id}/effect": { does: ["template", "view"] },
  "PUT /_/team/templates/{id}/cards": { does: ["template", "assign"], body: () => ({ all: true }) },
  "POST /_/team/templates/{id}/image/{slot}": { does: ["template", "edit"] },
  "DELETE /_/team/templates/{id}/image/{slot}": { does: ["template", "edit"] },
  "GET /_/app/user": { does: ["account", "view"] },
  "PATCH /_/app/user": { does: ["account", "edit"], body: () => ({ name: "Somebody else" }) },
  "PATCH /_/app/user/password": {
    does: ["account", "edit"],
    body: () => ({ currentPassword: PASSWORD, password: "heron-and-plover" }),
  },
  "POST /_/security/confirm": { does: ["account", "edit"], body: () => ({ password: PASSWORD }) },
  "POST /_/app/user/questions/sign-up": { does: ["account", "edit"], body: () => ({ dismissed: true }) },
  "POST /_/app/user/actions/flow/log": {
    does: ["account", "edit"],
    body: () => ({ flow: "sign-up", step: "name" }),
  },
  "POST /_/customer/event": { does: ["account", "edit"], body: () => ({ type: "linkCopied", data: {} }) },
  "POST /_/ga-events": { does: ["account", "edit"], body: () => ({ name: "share", params: {} }) },
  "GET /_/notifications": { does: ["notification", "list"] },
  "GET /_/app/contact-forms": { does: ["contact", "list"] },
  "GET /_/app/contact-forms/export.csv": { does: ["contact", "export"] },
  "GET /_/app/contact-forms/export.vcf": { does: ["contact", "export"] },
  "GET /_/app/contact-forms/{id}": { does: ["contact", "view"] },
  "PATCH /_/app/contact-forms/{id}": { does: ["contact", "edit"], body: () => ({ status: "seen" }) },
  "DELETE /_/app/contact-forms/{id}": { does: ["contact", "delete"] },
  "POST /_/app/contact-forms/batch-delete": {
    does: ["contact", "delete"],
    body: () => ({ ids: ["cnt_nothing"] }),
  },
  "GET /_/app/contact-settings": { does: ["contact", "view"] },
  "PATCH /_/app/contact-settings": { does: ["contact", "edit"], body: () => ({ sendsReceipts: true }) },
  "POST /_/notifications/read": { does: ["notification", "edit"], body: () => ({ all: true }) },
  "POST /_/app/user/subscription/checkout": {
    does: ["plan", "buy"],
    body: () => ({ cycle: "monthly", seats: 1 }),
  },
  "POST /_/app/user/subscription/preview": { does: ["plan", "view"], body: () => ({ seats: 2 }) },
  "POST /_/app/user/subscription/change": { does: ["plan", "edit"], body: () => ({ seats: 2 }) },
  "POST /_/app/user/subscription/cancel": { does: ["plan", "cancel"], body: () => ({ agreed: true }) },
  "POST /_/app/user/subscription/keep": { does: ["plan", "cancel"], body: () => ({}) },
  "POST /_/app/user/subscription/withdraw": { does: ["plan", "cancel"], body: () => ({}) },
  "GET /_/app/user/billings": { does: ["plan", "view"] },
  "GET /_/app/user/billings/{id}/invoice": { does: ["plan", "view"] },
  "POST /_/app/user/export": { does: ["account", "export"], body: () => ({}) },
  "GET /_/app/user/export/{id}": { does: ["account", "export"] },
  "POST /_/app/user/delete": {
    does: ["account", "delete"],
    body: () => ({ email, password: PASSWORD }),
  },
  // Ends the acting session itself, which is walked last.
  "POST /_/security/logout": { does: "free", body: () => ({}) },
  "POST /_/security/login-as-user": { does: ["account", "impersonate"], body: () => given(ADMIN.email) },
};

const inPlace = (path: string) =>
  path
    .replace(/\{(id|pageId)\}/, path.includes("business-cards") ? card : page)
    .replace("{hash}", card)
    .replace("{slot}", "logo")
    .replace("{imageType}", "1");

test("every call for who is signed in is on the list", async () => {
  const { json } = await api("/openapi.json");
  const calls = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.filter((call) => call.includes(" /_/")).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

describe("while acting", () => {
  const order = Object.entries(CALLS).filter(([, { does }]) => does !== "free");
  test.each(order)("%s", async (call, { does, body }) => {
    const [method = "", path = ""] = call.split(" ");
    const [noun, action] = does as [Noun, string];
    const response = await api(inPlace(path), { method, token, ...(body && { json: body() }) });
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
