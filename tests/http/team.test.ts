import { beforeAll, describe, expect, test } from "vitest";
import { type Ask, ask, originOf, type Response } from "../support/http.ts";
import {
  api,
  cookieHeader,
  mailTo,
  newEmail,
  newPerson,
  newVerifiedPerson,
  PASSWORD,
  type Person,
} from "./api-client.ts";

const FORM = { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app") };

async function givePlan({ email }: Person, seats = 5, status = "active"): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email, status, seats });
  expect((await ask("app", "/dev/plan", { method: "POST", headers, body })).status).toBe(204);
}

/** An owner with a verified address and seats. */
async function newOwner(seats = 5): Promise<Person> {
  const person = await newVerifiedPerson();
  await givePlan(person, seats);
  return person;
}

async function newCard({ token }: Person, header = "Grace Hopper"): Promise<string> {
  const { status, json } = await api("/_/business-cards", { token, json: { title: "Sales", header } });
  expect(status).toBe(201);
  return json.hash;
}

const invite = ({ token }: Person, json: object) => api("/_/team/members", { token, json });
const members = async ({ token }: Person, query = "") =>
  (await api(`/_/team/members${query}`, { token })).json.items;

async function sessionOf(email: string): Promise<string> {
  const body = String(new URLSearchParams({ email, password: PASSWORD }));
  const response = await ask("app", "/login", { method: "POST", headers: FORM, body });
  return cookieHeader(response.headers["set-cookie"] ?? []);
}

/** The path of the link in the newest mail to an address. */
async function linkMailedTo(email: string): Promise<string> {
  const { text } = await mailTo(email, /team/i);
  return /\/team\/join\/[\w-]{43}/.exec(text)?.[0] ?? "";
}

const open = (path: string, cookie = ""): Promise<Response> =>
  ask("app", path, { headers: { Accept: "text/html", ...(cookie && { Cookie: cookie }) } });

const press = (path: string, intent: string, cookie = "", more: Ask = {}): Promise<Response> =>
  ask("app", path, {
    method: "POST",
    headers: { ...FORM, ...(cookie && { Cookie: cookie }) },
    body: String(new URLSearchParams({ intent })),
    ...more,
  });

describe("inviting", () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await newOwner();
  });

  test("takes a plan and a proved address", async () => {
    const free = await newVerifiedPerson();
    const email = newEmail();
    expect((await invite(free, { email })).json.error).toMatchObject({ code: "payment_required" });
    expect(await members(free)).toEqual([]);
    const unproved = await newPerson();
    await givePlan(unproved);
    expect((await invite(unproved, { email })).json.error).toMatchObject({ code: "forbidden" });
    expect((await api("/_/team/members", { json: { email } })).status).toBe(401);
  });

  test("is by address in any case, once; with a +tag it is another one", async () => {
    const email = newEmail();
    const made = await invite(owner, { email: email.toUpperCase(), permission: "create_delete" });
    expect([made.status, made.json]).toEqual([
      201,
      {
        id: expect.stringMatching(/^mem_/),
        email,
        permission: "create_delete",
        state: "invited",
        invitedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    const again = await invite(owner, { email: ` ${email.replace("test-", "Test-")} ` });
    expect([again.status, again.json.error.code]).toEqual([409, "conflict"]);
    const tagged = await invite(owner, { email: email.replace("@", "+work@") });
    expect([tagged.status, tagged.json.permission]).toEqual([201, "edit"]);
    expect(await members(owner, `?search=${encodeURIComponent(email.slice(5, 20))}`)).toHaveLength(2);
    for (const { id } of await members(owner))
      expect((await api(`/_/team/members/${id}`, { method: "DELETE", token: owner.token })).status).toBe(204);
  });

  test.each([
    [{}, "email"],
    [{ email: "" }, "email"],
    [{ email: "nobody" }, "email"],
    [{ email: ["a@visita.example"] }, "email"],
    [{ email: "a@visita.example", permission: "owner" }, "permission"],
    [{ email: "a@visita.example", card: "../x" }, "card"],
    [{ email: "a@visita.example", seats: 3 }, "seats"],
  ])("refuses %j", async (json, field) => {
    const { status, json: answer } = await invite(owner, json);
    expect([status, answer.error.code, answer.error.field]).toEqual([422, "invalid", field]);
  });

  test("is not of oneself, nor with a card that is not one's own", async () => {
    const self = await invite(owner, { email: owner.email.toUpperCase() });
    expect([self.status, self.json.error.field]).toEqual([422, "email"]);
    const other = await newOwner();
    const foreign = await invite(owner, { email: newEmail(), card: await newCard(other) });
    expect(foreign.status).toBe(404);
    expect(await members(owner)).toEqual([]);
  });

  test("is at most one for each seat, and what is taken back makes room", async () => {
    const small = await newOwner(1);
    const first = await invite(small, { email: newEmail() });
    const second = await invite(small, { email: newEmail() });
    expect([second.status, second.json.error.code]).toEqual([403, "limit_reached"]);
    await api(`/_/team/members/${first.json.id}`, { method: "DELETE", token: small.token });
    expect((await invite(small, { email: newEmail() })).status).toBe(201);
  });

  test("a member's row is their owner's alone", async () => {
    const { id } = (await invite(owner, { email: newEmail() })).json;
    const { token } = await newOwner();
    const path = `/_/team/members/${id}`;
    const calls = await Promise.all([
      api(path, { method: "PATCH", token, json: { permission: "create_delete" } }),
      api(`${path}/resend`, { method: "POST", token }),
      api(path, { method: "DELETE", token }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404]);
    const wrong = await api(path, { method: "PATCH", token: owner.token, json: { permission: "all" } });
    expect(wrong.status).toBe(422);
    const right = await api(path, {
      method: "PATCH",
      token: owner.token,
      json: { permission: "create_delete" },
    });
    expect([right.status, right.json.permission]).toEqual([200, "create_delete"]);
  });
});

describe("assigning a card", () => {
  test("is the owner's, once, and by address in any case", async () => {
    const owner = await newOwner();
    const { token } = owner;
    const member = await newVerifiedPerson();
    const hash = await newCard(owner);
    const assign = (json: object, by = token) => api(`/_/business-cards/${hash}/assign`, { token: by, json });
    expect((await assign({ email: newEmail() }, member.token)).status).toBe(404);
    expect((await assign({})).json.error).toMatchObject({ code: "invalid", field: "email" });
    expect((await assign({ email: "x", permission: "edit" })).json.error).toMatchObject({ field: "email" });
    expect((await assign({ email: newEmail(), permission: "x" })).json.error).toMatchObject({
      field: "permission",
    });
    expect((await assign({ email: owner.email.toUpperCase() })).json.error).toMatchObject({
      code: "invalid",
      field: "email",
    });
    const made = await assign({ email: member.email.toUpperCase(), permission: "create_delete" });
    expect([made.status, made.json.member]).toMatchObject([
      200,
      { email: member.email, permission: "create_delete", state: "invited" },
    ]);
    const twice = await assign({ email: newEmail() });
    expect([twice.status, twice.json.error.message]).toEqual([
      409,
      "A card can be assigned to only 1 member at a time.",
    ]);
    const second = await newCard(owner);
    const both = await api(`/_/business-cards/${second}/assign`, { token, json: { email: member.email } });
    expect([both.status, both.json.error.code]).toEqual([409, "conflict"]);

    // Invited and not a member yet: the card is not theirs.
    expect((await api(`/_/business-cards/${hash}`, { token: member.token })).status).toBe(404);
    await press(await linkMailedTo(member.email), "accept", await sessionOf(member.email));
    const seen = await api(`/_/business-cards/${hash}`, { token: member.token });
    expect([seen.status, seen.json.team]).toMatchObject([200, { id: owner.id, permission: "create_delete" }]);
    const unassign = (by: string) => api(`/_/business-cards/${hash}/unassign`, { method: "POST", token: by });
    expect((await unassign(member.token)).status).toBe(404);
    const gone = await unassign(token);
    expect([gone.status, gone.json.member]).toEqual([200, undefined]);
    expect((await api(`/_/business-cards/${hash}`, { token: member.token })).status).toBe(404);
    expect((await unassign(token)).status).toBe(200);
  });
});

describe("an invitation", () => {
  test("is read by who has its link, and nobody else learns the link", async () => {
    const owner = await newOwner();
    const email = newEmail();
    await invite(owner, { email, card: await newCard(owner, "Katherine Johnson") });
    const path = await linkMailedTo(email);
    const { status, headers, text } = await open(path);
    expect(status).toBe(200);
    for (const words of ["Test Person", "Katherine Johnson", email]) expect(text).toContain(words);
    expect(headers["referrer-policy"]).toBe("strict-origin");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toMatch(new RegExp(`<(meta|link)[^>]*${path.slice(-43)}`));
    // Signing in returns to it.
    const routeCookie = cookieHeader(headers["set-cookie"] ?? []);
    const member = await newPerson();
    const login = await ask("app", "/login", {
      method: "POST",
      headers: { ...FORM, Cookie: routeCookie },
      body: String(new URLSearchParams({ email: member.email, password: PASSWORD })),
    });
    expect(login.headers.location).toBe(path);
    // Opening the invitation does not accept it.
    expect(await members(owner)).toMatchObject([{ email, state: "invited" }]);
  });

  test("is accepted by the invited address alone, proved, and once", async () => {
    const owner = await newOwner();
    const [member, other] = await Promise.all([newPerson(), newVerifiedPerson()]);
    await invite(owner, { email: member.email });
    const path = await linkMailedTo(member.email);
    const [mine, others] = await Promise.all([sessionOf(member.email), sessionOf(other.email)]);

    const anonymous = await press(path, "accept");
    expect([anonymous.status, anonymous.headers.location]).toEqual([302, "/login"]);
    expect((await open(path, others)).text).toContain(other.email);
    const wrong = await press(path, "accept", others);
    expect(wrong.status).toBe(403);
    expect(wrong.text).toContain(member.email);
    // The link came to that mailbox, but verifies nothing.
    const unproved = await press(path, "accept", mine);
    expect(unproved.status).toBe(403);
    expect((await api("/_/app/user", { token: member.token })).json.emailVerified).not.toBe(true);
    expect(await members(owner)).toMatchObject([{ state: "invited" }]);

    const { text } = await mailTo(member.email, /confirm/i);
    const proof = /\/verify-email\/[\w-]{43}/.exec(text)?.[0] ?? "";
    await ask("app", proof, {
      method: "POST",
      headers: FORM,
      body: String(new URLSearchParams({ password: PASSWORD })),
    });
    const both = await Promise.all([press(path, "accept", mine), press(path, "accept", mine)]);
    expect(both.map(({ status }) => status).toSorted()).toContain(302);
    expect(both.filter(({ status }) => status === 302)).toHaveLength(1);
    const accepted = both.find(({ status }) => status === 302);
    expect(accepted?.headers.location).toBe("/dashboard-business-cards?joined=team");
    expect(await members(owner)).toMatchObject([{ email: member.email, state: "active" }]);
    const used = await press(path, "accept", mine);
    expect(used.status).toBe(410);
    expect((await open(path, mine)).text).toContain("This invitation is over");
  });

  test("another account logs out, and comes back by the login", async () => {
    const owner = await newOwner();
    const [member, other] = await Promise.all([newVerifiedPerson(), newPerson()]);
    await invite(owner, { email: member.email });
    const path = await linkMailedTo(member.email);
    const left = await press(path, "switch", await sessionOf(other.email));
    expect([left.status, left.headers.location]).toEqual([302, "/login"]);
    const set = left.headers["set-cookie"] ?? [];
    expect(set.join()).toMatch(/refresh_token=;|refresh=;/);
    const login = await ask("app", "/login", {
      method: "POST",
      headers: { ...FORM, Cookie: cookieHeader(set) },
      body: String(new URLSearchParams({ email: member.email, password: PASSWORD })),
    });
    expect(login.headers.location).toBe(path);
    const accepted = await press(path, "accept", cookieHeader(login.headers["set-cookie"] ?? []));
    expect(accepted.status).toBe(302);
  });

  test("that was sent again has a new link, and one that was taken back has none", async () => {
    const owner = await newOwner();
    const member = await newVerifiedPerson();
    const session = await sessionOf(member.email);
    const { id } = (await invite(owner, { email: member.email })).json;
    const first = await linkMailedTo(member.email);
    const { token } = owner;
    const resent = await api(`/_/team/members/${id}/resend`, { method: "POST", token });
    expect([resent.status, resent.json.state]).toEqual([200, "invited"]);
    await expect.poll(() => linkMailedTo(member.email), { timeout: 20_000 }).not.toBe(first);
    const second = await linkMailedTo(member.email);
    expect((await press(first, "accept", session)).status).toBe(410);
    expect((await open(second, session)).text).toContain(member.email);
    expect((await api(`/_/team/members/${id}`, { method: "DELETE", token })).status).toBe(204);
    expect((await press(second, "accept", session)).status).toBe(410);
    expect((await open("/team/join/never")).text).toContain("This invitation is over");
    expect(await members(owner)).toEqual([]);
  });

  test("on the dashboard is accepted by its id, by its own address alone", async () => {
    const owner = await newOwner();
    const [member, other] = await Promise.all([newVerifiedPerson(), newOwner()]);
    const { id } = (await invite(owner, { email: member.email, card: await newCard(owner) })).json;
    const accept = async (email: string) =>
      ask("app", `/team/invitations/${id}`, {
        method: "POST",
        headers: { Origin: originOf("app"), Cookie: await sessionOf(email) },
      });
    const cookie = await sessionOf(member.email);
    expect((await open("/dashboard", cookie)).text).toContain("invites you to their team");
    const refused = await accept(other.email);
    expect([refused.status, refused.text]).toEqual([410, expect.not.stringContaining(member.email)]);
    const [first, second] = await Promise.all([accept(member.email), accept(member.email)]);
    expect([first.status, second.status].toSorted()[0]).toBe(200);
    expect([409, 410]).toContain([first.status, second.status].toSorted()[1]);
    expect((await open("/dashboard", cookie)).text).not.toContain("invites you to their team");
    // An owner of a team can be a member of another one.
    const theirs = await invite(owner, { email: other.email });
    expect(theirs.status).toBe(201);
    const joining = await press(await linkMailedTo(other.email), "accept", await sessionOf(other.email));
    expect(joining.status).toBe(302);
  });
});

test("the screen narrows by what its address says, and leaves out what is none", async () => {
  const owner = await newOwner();
  const [first, second] = [newEmail(), newEmail()];
  await invite(owner, { email: first });
  await invite(owner, { email: second });
  const cookie = await sessionOf(owner.email);
  const narrowed = await open(`/dashboard-team?search=${first.slice(5, 20)}&state=invited`, cookie);
  expect([narrowed.status, narrowed.text.includes(first), narrowed.text.includes(second)]).toEqual([
    200,
    true,
    false,
  ]);
  const all = await open("/dashboard-team?state=nonsense", cookie);
  expect(all.text).toContain(second);
  const none = await open("/dashboard-team?state=active", cookie);
  expect(none.text).toContain("Nobody fits.");
});
