import { expect, test } from "vitest";
import { api, mailTo, newEmail, newPerson, newVerifiedPerson, PASSWORD } from "./api-client";

const patch = (token: string, json: unknown) => api("/_/app/user", { method: "PATCH", token, json });

test("a user reads and changes themselves, and what was read can be sent back", async () => {
  const { token, email } = await newPerson();
  const told = {
    name: "עדה לאבלייס",
    position: "Engineer",
    website: "https://ada.example/",
    industry: "it",
    usePurpose: "company",
    teamSize: "11-50",
    locale: "fr",
    timeZone: "America/Sao_Paulo",
  };
  const changed = await patch(token, told);
  expect(changed.status).toBe(200);
  expect(changed.json).toMatchObject({ ...told, email });
  const read = await api("/_/app/user", { token });
  expect(read.json).toEqual(changed.json);
  expect((await patch(token, read.json)).json).toEqual(read.json);
  const cleared = await patch(token, { website: "", industry: "" });
  expect(cleared.json).not.toHaveProperty("website");
  expect(cleared.json).not.toHaveProperty("industry");
});

test.each([
  ["name", { name: "x".repeat(500) }],
  ["name", { name: "\u202E" }],
  ["email", { email: "nobody" }],
  ["website", { website: "javascript:alert(1)" }],
  ["industry", { industry: "piracy" }],
  ["timeZone", { timeZone: "Mars/Olympus" }],
  ["timeZone", { timeZone: 5 }],
  ["locale", { locale: "xx" }],
  ["isAdmin", { isAdmin: true }],
])("a bad %s is refused and changes nothing", async (field, wrong) => {
  const { token } = await newPerson();
  const response = await patch(token, { position: "New", ...wrong });
  expect([response.status, response.json.error.field]).toEqual([422, field]);
  expect((await api("/_/app/user", { token })).json).not.toHaveProperty("position");
});

test("another address waits until it is proved; somebody else's is refused", async () => {
  const { token, email } = await newPerson();
  const other = await newPerson();
  const taken = await patch(token, { email: other.email, position: "New" });
  expect([taken.status, taken.json.error.field]).toEqual([422, "email"]);
  const next = newEmail();
  const response = await patch(token, { email: next, position: "New" });
  expect(response.json).toMatchObject({ email, pendingEmail: next, position: "New" });
  expect((await mailTo(next, /new e-mail address/i)).text).toMatch(/\/account\/email\/[\w-]{43}/);
  expect((await patch(token, { email })).json).not.toHaveProperty("pendingEmail");
});

test("a new password takes the current one and ends every other session", async () => {
  const { token, email } = await newVerifiedPerson();
  const other = (await api("/security/login", { json: { email, password: PASSWORD } })).json.token;
  const change = (json: object) => api("/_/app/user/password", { method: "PATCH", token, json });
  for (const json of [
    { password: "a brand new secret" },
    { currentPassword: "no", password: "a brand new secret" },
  ]) {
    const refused = await change(json);
    expect([refused.status, refused.json.error.field]).toEqual([422, "currentPassword"]);
  }
  expect((await change({ currentPassword: PASSWORD, password: "a brand new secret" })).status).toBe(204);
  expect((await api("/_/app/user", { token: other })).status).toBe(401);
  expect((await api("/_/app/user", { token })).status).toBe(200);
  expect((await mailTo(email, /password was changed/i)).text).toContain("UTC");
  expect((await api("/security/login", { json: { email, password: "a brand new secret" } })).status).toBe(
    200,
  );
});

test("who is there is proved by the password", async () => {
  const { token } = await newPerson();
  const confirm = (password: string) => api("/_/security/confirm", { token, json: { password } });
  const wrong = await confirm("not this one");
  expect([wrong.status, wrong.json.error.field]).toEqual([422, "password"]);
  expect((await confirm(PASSWORD)).status).toBe(204);
});

test("questions are answered or dismissed, steps and events are noted", async () => {
  const { token } = await newPerson();
  const answers = { industry: "music", networks: ["instagram"], emailClient: "gmail", usePurpose: "myself" };
  const answered = await api("/_/app/user/questions/sign-up", { token, json: answers });
  expect(answered.json).toMatchObject({ showQuestion: false, industry: "music", usePurpose: "myself" });
  const other = await newPerson();
  const dismissed = await api("/_/app/user/questions/sign-up", {
    token: other.token,
    json: { dismissed: true },
  });
  expect(dismissed.json.showQuestion).toBe(false);
  const many = { networks: ["instagram", "x", "github", "tiktok"] };
  const refused = await api("/_/app/user/questions/sign-up", { token, json: many });
  expect([refused.status, refused.json.error.field]).toEqual([422, "networks"]);
  const step = { flow: "checkout", step: "opened", data: { seats: 2 } };
  expect((await api("/_/app/user/actions/flow/log", { token, json: step })).status).toBe(204);
  expect((await api("/_/customer/event", { token, json: { type: "linkCopied" } })).status).toBe(204);
  expect((await api("/_/customer/event", { token, json: { type: "anything" } })).status).toBe(422);
  expect((await api("/_/customer/event", { json: { type: "linkCopied" } })).status).toBe(401);
});
