import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, originOf, type Response } from "../support/http.ts";
import { leaveOnCard } from "../support/visitor-forms.ts";
import { ADMIN, API_CALLS, actingGiven } from "./api-calls.ts";
import { type Answer, api, cookieHeader, newVerifiedPerson, PASSWORD, type Person } from "./api-client.ts";
import { CALLS, EXPECTED } from "./screens.ts";

/**
 * The roles that access a team's things: its owner, members with either permission, a removed member, an invitee,
 * strangers without and with a plan, an owner whose plan has expired and a member of that team, an anonymous visitor,
 * and an admin acting as a member.
 */
const ROLES = [
  "owner",
  "maker",
  "editor",
  "removed",
  "invited",
  "free",
  "pro",
  "expired",
  "asleep",
  "anonymous",
  "acting",
] as const;
type Role = (typeof ROLES)[number];

/** The things that a call may name, by their ids and hashes. */
interface Things {
  /** The owner's account. */
  team: string;
  page: string;
  card: string;
  contact: string;
  member: string;
  template: string;
  pageTemplate: string;
  import: string;
  leaving: string;
}

const NOTHING: Things = {
  team: `usr_${"0".repeat(26)}`,
  page: `pg_${"0".repeat(26)}`,
  card: "0".repeat(16),
  contact: `cnt_${"0".repeat(26)}`,
  member: `mem_${"0".repeat(26)}`,
  template: `ctp_${"0".repeat(26)}`,
  pageTemplate: `ptp_${"0".repeat(26)}`,
  import: `mim_${"0".repeat(26)}`,
  leaving: `mlv_${"0".repeat(26)}`,
};

const people = {} as Record<Role, { person?: Person; token?: string; cookie: string }>;
/** Each role's card: the one that is, was or will be assigned to them. */
const cardOf = {} as Record<"plain" | "maker" | "editor" | "removed" | "invited" | "asleep", Things>;
/** Texts that only these roles may read, as written in the thing, and the roles that read them on their screens. */
const secrets: { text: string; of: Role[]; readBy?: Role[] }[] = [];

async function givePlan({ email }: Person, seats: number, status = "active"): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email, status, seats });
  expect((await ask("app", "/dev/plan", { method: "POST", headers, body })).status).toBe(204);
}

async function cookieOf(email: string, path = "/login", more: Record<string, string> = {}, cookie = "") {
  const response = await ask("app", path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: originOf("app"),
      "CF-Connecting-IP": `10.77.${randomInt(256)}.${randomInt(256)}`,
      ...(cookie && { Cookie: cookie }),
    },
    body: String(new URLSearchParams({ email, password: PASSWORD, ...more })),
  });
  expect(response.status).toBe(302);
  return cookieHeader(response.headers["set-cookie"] ?? []);
}

async function haveCard({ token }: Person, header: string): Promise<string> {
  const { status, json } = await api("/_/business-cards", { token, json: { title: header, header } });
  expect(status).toBe(201);
  return json.hash;
}

/** Looks of an owner's cards and pages, and an import of one person, by their ids. */
async function haveLooksAndFile(
  owner: Person,
  role: Role,
): Promise<Pick<Things, "template" | "pageTemplate" | "import">> {
  const [name, ofPages, person] = [word("look"), word("house"), word("person")];
  const template = await api("/_/team/templates", { token: owner.token, json: { name } });
  const pageTemplate = await api("/_/team/page-templates", { token: owner.token, json: { name: ofPages } });
  const text = `Name\n${person}`;
  const imported = await api("/_/team/imports", { token: owner.token, json: { text, invites: false } });
  expect([template.status, pageTemplate.status, imported.status]).toEqual([201, 201, 201]);
  for (const text of [name, ofPages, person]) secrets.push({ text, of: [role] });
  return { template: template.json.id, pageTemplate: pageTemplate.json.id, import: imported.json.id };
}

/** Assigns an owner's card to a person, who accepts. @returns the member's id */
async function assign(owner: Person, hash: string, person: Person, permission: string, accepts = true) {
  const given = { email: person.email, permission };
  const { status, json } = await api(`/_/business-cards/${hash}/assign`, { token: owner.token, json: given });
  expect(status).toBe(200);
  if (accepts) {
    const cookie = await cookieOf(person.email);
    const accepted = await ask("app", `/team/invitations/${json.member.id}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: originOf("app"), Cookie: cookie },
      body: JSON.stringify({ intent: "accept" }),
    });
    expect(accepted.status).toBe(200);
  }
  return json.member.id as string;
}

const word = (kind: string) => `${kind}${Date.now().toString(36)}${randomInt(1_000_000)}`;

beforeAll(async () => {
  const signedUp = [
    "owner",
    "maker",
    "editor",
    "removed",
    "invited",
    "free",
    "pro",
    "expired",
    "asleep",
  ] as const;
  for (const role of signedUp) {
    const person = await newVerifiedPerson();
    people[role] = { person, token: person.token, cookie: await cookieOf(person.email) };
  }
  const who = (role: Role) => people[role].person as Person;
  await givePlan(who("owner"), 9);
  await givePlan(who("pro"), 3);
  await givePlan(who("expired"), 3);
  people.anonymous = { cookie: "" };

  const owner = who("owner");
  const pageOf = async (role: "owner" | "expired") => {
    const title = word("page");
    secrets.push({ text: title, of: [role] });
    const made = await api("/_/pages", { token: who(role).token, json: { profile: { title } } });
    expect(made.status).toBe(201);
    return made.json.id as string;
  };
  const pages = { owner: await pageOf("owner"), expired: await pageOf("expired") };
  const looks = {
    owner: await haveLooksAndFile(owner, "owner"),
    expired: await haveLooksAndFile(who("expired"), "expired"),
  };
  const teams = [
    ["plain", owner, undefined],
    ["maker", owner, "create_delete"],
    ["editor", owner, "edit"],
    ["removed", owner, "edit"],
    ["invited", owner, "edit"],
    ["asleep", who("expired"), "create_delete"],
  ] as const;
  for (const [name, of, permission] of teams) {
    const header = word(name);
    const hash = await haveCard(of, header);
    const member =
      name !== "plain" && permission ? await assign(of, hash, who(name), permission, name !== "invited") : "";
    const visitor = word("visitor");
    await leaveOnCard(hash, { name: visitor });
    const { items } = (await api(`/_/app/contact-forms?search=${visitor}`, { token: of.token })).json;
    expect(items).toHaveLength(1);
    const ownerRole = of === owner ? "owner" : "expired";
    const named = { team: of.id, page: pages[ownerRole], card: hash, contact: items[0].id, member };
    cardOf[name] = { ...NOTHING, ...named, ...looks[ownerRole] };
    const holds: Record<string, Role[]> = {
      plain: [],
      maker: ["maker", "acting"],
      editor: ["editor"],
      removed: [],
      // An invitation names its card.
      invited: ["invited"],
      asleep: ["asleep"],
    };
    secrets.push({ text: header, of: [ownerRole, ...(holds[name] ?? [])] });
    const ofVisitor = [ownerRole, ...(holds[name] ?? []).filter((role) => role !== "invited")] as Role[];
    // For acting admins it is masked.
    secrets.push({ text: visitor, of: ofVisitor, readBy: ofVisitor.filter((role) => role !== "acting") });
  }
  cardOf.plain.member = cardOf.maker.member;
  expect(
    (await api(`/_/team/members/${cardOf.removed.member}`, { method: "DELETE", token: owner.token })).status,
  ).toBe(204);
  const left = (await api("/_/team/leavings", { token: owner.token })).json.items;
  expect(left).toHaveLength(1);
  for (const name of ["plain", "maker", "editor", "removed", "invited"] as const)
    cardOf[name].leaving = left[0].id;
  await givePlan(who("expired"), 3, "expired");
  for (const role of ["maker", "editor", "removed", "invited", "asleep"] as const) {
    const owners = role === "asleep" ? (["expired"] as const) : (["owner"] as const);
    const of: Role[] = [role, ...owners, ...(role === "maker" ? (["acting"] as const) : [])];
    // A removed member is in no list of the owner.
    secrets.push({ text: who(role).email, of, ...(role === "removed" && { readBy: [role] }) });
  }

  const admin = await signInAdmin();
  const acting = await api("/_/security/login-as-user", {
    token: admin.token,
    json: actingGiven(who("maker").email),
  });
  const cookie = await cookieOf(
    who("maker").email,
    "/acting",
    { reason: "A ticket", password: ADMIN.password },
    admin.cookie,
  );
  people.acting = { person: who("maker"), token: acting.json.token, cookie };
}, 120_000);

async function signInAdmin(): Promise<{ token: string; cookie: string }> {
  const { json } = await api("/security/login", { json: ADMIN });
  return { token: json.token, cookie: await cookieOf(ADMIN.email, "/login", { password: ADMIN.password }) };
}

const apiPath = (path: string, { team, page, card, contact, member, ...more }: Things): string =>
  path
    .replace("{team}", team)
    .replace("{pageId}", page)
    .replace("{hash}", card)
    .replace("/team/templates/{id}", `/team/templates/${more.template}`)
    .replace("/page-templates/{id}", `/page-templates/${more.pageTemplate}`)
    .replace("/imports/{id}", `/imports/${more.import}`)
    .replace("/leavings/{id}", `/leavings/${more.leaving}`)
    .replace("{slot}", "logo")
    .replace("{imageType}", "1")
    .replace("/pages/{id}", `/pages/${page}`)
    .replace("/contact-forms/{id}", `/contact-forms/${contact}`)
    .replace("/members/{id}", `/members/${member}`);

const screenPath = (path: string, { page, card, contact, member, ...more }: Things): string =>
  path
    .replace("{page}", page)
    .replace("{card}", card)
    .replace("cnt_x", contact)
    .replace("mem_x", member)
    .replace("ctp_x", more.template)
    .replace("ptp_x", more.pageTemplate)
    .replace("mim_x", more.import)
    .replace("mlv_x", more.leaving);

const isNaming = (real: string, path: string) =>
  real !== path.replace("{slot}", "logo").replace("{imageType}", "1");
const apiCalls = Object.keys(API_CALLS).filter((call) => isNaming(apiPath(call, NOTHING), call));
const screens = Object.keys(EXPECTED).filter((path) => isNaming(screenPath(path, NOTHING), path));
const screenCalls = Object.keys(CALLS).filter((path) => isNaming(screenPath(path, NOTHING), path));

/** The parts of a response that must not reveal whether a thing exists: its status, error code and redirect. */
interface Said {
  status: number;
  code?: string;
  location?: string;
}

/** Sends a request once for all tests that read its response. */
function createOnce<T>(): (key: string, send: () => Promise<T>) => Promise<T> {
  const sent = new Map<string, Promise<T>>();
  return (key, send) => {
    const response = sent.get(key) ?? send();
    sent.set(key, response);
    return response;
  };
}
const apiOnce = createOnce<Answer>();
const screenOnce = createOnce<Response>();

function requestApi(role: Role, call: string, things: Things, body?: unknown): Promise<Answer> {
  const [method = "", path = ""] = call.split(" ");
  const caller = { email: people[role].person?.email ?? "", password: PASSWORD, page: things.page };
  const json = body ?? API_CALLS[call]?.body?.(caller);
  const real = apiPath(path, things);
  return apiOnce(`${role} ${method} ${real} ${JSON.stringify(json)}`, () =>
    api(real, { method, token: people[role].token, ...(json !== undefined && { json }) }),
  );
}

async function callApi(role: Role, call: string, things: Things, body?: unknown): Promise<Said> {
  const { status, json: answer } = await requestApi(role, call, things, body);
  return { status, ...(answer?.error && { code: answer.error.code }) };
}

function requestScreen(
  role: Role,
  path: string,
  things: Things,
  method = "GET",
  body?: string,
): Promise<Response> {
  const isCall = path in CALLS || method !== "GET";
  const hasBody = ["POST", "PUT", "PATCH"].includes(method);
  const real = screenPath(path, things);
  return screenOnce(`${role} ${method} ${real} ${body}`, () =>
    ask("app", real, {
      method,
      headers: {
        Accept: isCall ? "application/json" : "text/html",
        Origin: originOf("app"),
        ...(people[role].cookie && { Cookie: people[role].cookie }),
        ...(hasBody && { "Content-Type": "application/json" }),
      },
      ...(hasBody && { body: body ?? "{}" }),
    }),
  );
}

async function callScreen(
  role: Role,
  path: string,
  things: Things,
  method = "GET",
  body?: string,
): Promise<Said> {
  const isCall = path in CALLS || method !== "GET";
  const response = await requestScreen(role, path, things, method, body);
  const location = response.headers.location?.replace(things.page, "{page}").replace(things.card, "{card}");
  const code = isCall ? response.json<{ error?: { code: string } }>().error?.code : undefined;
  return { status: response.status, ...(code && { code }), ...(location && { location }) };
}

/** Another account's things for each role, as close as possible to its own. */
const foreignOf = (role: Role): Things =>
  ({
    owner: cardOf.asleep,
    maker: { ...cardOf.editor, team: cardOf.asleep.team },
    editor: { ...cardOf.maker, team: cardOf.asleep.team },
    acting: { ...cardOf.editor, team: cardOf.asleep.team },
    asleep: cardOf.maker,
    removed: cardOf.removed,
    invited: cardOf.invited,
  })[role as string] ?? cardOf.maker;

/** An invitee's own invitation responds differently than a stranger's. */
const isOwn = (role: Role, path: string) => role === "invited" && path.startsWith("/team/invitations/");

/** The calls whose responses differ between an existing thing and a missing one. */
async function differences(
  lines: string[],
  said: (line: string, things: Things) => Promise<Said>,
  things: Things,
): Promise<unknown[]> {
  const found = [];
  for (const line of lines) {
    const [there, notThere] = await Promise.all([said(line, things), said(line, NOTHING)]);
    if (JSON.stringify(there) !== JSON.stringify(notThere)) found.push([line, there, notThere]);
  }
  return found;
}

describe.each(ROLES)("to %s, what is somebody else's is not there", (role) => {
  test("in the API", async () => {
    const said = (call: string, things: Things) => callApi(role, call, things);
    expect(await differences(apiCalls, said, foreignOf(role))).toEqual([]);
  });

  test("on the screens", async () => {
    const said = (path: string, things: Things) => callScreen(role, path, things);
    expect(await differences(screens, said, foreignOf(role))).toEqual([]);
  });

  test("in what the screens call", async () => {
    const said = (path: string, things: Things) => {
      const { method, body } = CALLS[path] as { method: string; body?: string };
      return callScreen(role, path, things, method, body);
    };
    const lines = screenCalls.filter((path) => !isOwn(role, path));
    expect(await differences(lines, said, foreignOf(role))).toEqual([]);
  });
});

/** Things named by a body or a query, in calls whose path names none. */
const NAMED: [call: string, body: (things: Things) => object][] = [
  ["POST /_/team/members", ({ card }) => ({ email: "somebody@visita.example", card })],
  ["POST /_/app/contact-forms/batch-delete", ({ contact }) => ({ ids: [contact] })],
  ["POST /_/business-cards?team={team}", () => ({ title: "T", header: "H" })],
  ["POST /_/business-cards", ({ page }) => ({ title: "T", header: "H", pageId: page })],
];
const NAMED_BY_SCREENS: [path: string, body: (things: Things) => object][] = [
  ["/dashboard-business-cards/leave", ({ team }) => ({ team })],
  ["/dashboard-team/members", ({ card }) => ({ email: "somebody@visita.example", permission: "edit", card })],
  [
    "/dashboard-business-cards/assignment",
    ({ card }) => ({ intent: "assign", id: card, email: "s@visita.example" }),
  ],
  ["/dashboard-business-cards/assignment", ({ card }) => ({ intent: "unassign", id: card })],
  ["/dashboard-business-cards/list", ({ card }) => ({ intent: "restore", id: card })],
  ["/dashboard-pages/list", ({ page }) => ({ intent: "restore", id: page })],
  ["/dashboard-business-cards/list", ({ card }) => ({ intent: "delete", id: card })],
  ["/dashboard-business-cards/list", ({ card }) => ({ intent: "duplicate", id: card })],
  ["/dashboard-pages/list", ({ page }) => ({ intent: "delete", id: page })],
  ["/contact-list/change", ({ contact }) => ({ ids: [contact], change: { status: "seen" } })],
  ["/contact-list/delete", ({ contact }) => ({ ids: [contact] })],
  ["/contact-list/restore", ({ contact }) => ({ ids: [contact] })],
  ["/contact-list/release", ({ contact }) => ({ ids: [contact] })],
  ["/contact-list/cnt_x/merge", ({ contact }) => ({ ids: [contact] })],
];

test.each(ROLES)("to %s, what a body names of somebody else is not there", async (role) => {
  const bodies = new Map(NAMED.map(([call, body], i) => [`${i} ${call}`, { at: call, body }]));
  const named = (line: string, things: Things) => {
    const { at, body } = bodies.get(line) as { at: string; body: (things: Things) => object };
    return callApi(role, at, things, body(things));
  };
  expect(await differences([...bodies.keys()], named, foreignOf(role))).toEqual([]);
  const posts = new Map(NAMED_BY_SCREENS.map(([path, body], i) => [`${i} ${path}`, { at: path, body }]));
  const posted = (line: string, things: Things) => {
    const { at, body } = posts.get(line) as { at: string; body: (things: Things) => object };
    return callScreen(role, at, { ...NOTHING, member: things.member }, "POST", JSON.stringify(body(things)));
  };
  expect(await differences([...posts.keys()], posted, foreignOf(role))).toEqual([]);
});

const READERS = ROLES.filter((role) => role !== "anonymous" && role !== "pro");

test.each(READERS)("%s reads nowhere what is not theirs, and all that is", async (role) => {
  const team = people[role === "asleep" ? "expired" : "owner"].person?.id ?? "";
  const texts = new Map<string, string>();
  const read = async (path: string, response: Promise<{ text: string }>) =>
    texts.set(path, (await response).text);
  const getCalls = Object.keys(CALLS).filter((path) => CALLS[path]?.method === "GET");
  for (const path of [...Object.keys(EXPECTED), ...getCalls])
    await read(path, requestScreen(role, path, NOTHING));
  for (const [path, accept] of [
    [`/contact-list?team=${team}`, "text/html"],
    [`/contact-list/list?team=${team}`, "application/json"],
  ] as const)
    await read(path, ask("app", path, { headers: { Accept: accept, Cookie: people[role].cookie } }));
  for (const call of Object.keys(API_CALLS))
    if (call.startsWith("GET ")) await read(call, requestApi(role, call, NOTHING));
  for (const { text, of, readBy = of } of secrets) {
    const where = [...texts].filter(([, body]) => body.includes(text)).map(([path]) => path);
    if (!of.includes(role)) expect([text, where]).toEqual([text, []]);
    else if (readBy.includes(role)) expect([text, where.length > 0]).toEqual([text, true]);
  }
});

/** The status that members get for the card assigned to them; other things do not exist for them. */
const OWN: Record<string, Record<"maker" | "editor" | "asleep", number>> = {
  "GET /_/business-cards/{hash}": { maker: 200, editor: 200, asleep: 200 },
  "PUT /_/business-cards/{hash}": { maker: 200, editor: 200, asleep: 402 },
  "POST /_/business-cards/{hash}/connect-page": { maker: 200, editor: 200, asleep: 402 },
  "POST /_/business-cards/{hash}/image/{slot}": { maker: 415, editor: 415, asleep: 415 },
  "DELETE /_/business-cards/{hash}/image/{slot}": { maker: 204, editor: 204, asleep: 402 },
  "POST /_/pages/{id}/image": { maker: 415, editor: 415, asleep: 415 },
  "GET /_/app/contact-forms/{id}": { maker: 200, editor: 200, asleep: 200 },
  "PATCH /_/app/contact-forms/{id}": { maker: 200, editor: 200, asleep: 402 },
  // They have no plan of their own, which is checked before the member is looked up.
  "POST /_/team/members/{id}/resend": { maker: 402, editor: 402, asleep: 402 },
  // The last, because it deletes the card.
  "DELETE /_/business-cards/{hash}": { maker: 204, editor: 404, asleep: 402 },
};
const MEMBERS = ["maker", "editor", "asleep"] as const;

/** The members' own screens and their calls, of the card assigned to them. */
const OWN_SCREENS: Record<string, Record<"maker" | "editor" | "asleep", number>> = {
  // If nothing can be changed, redirects to the list, which states why.
  "/editor-business-card/{card}": { maker: 200, editor: 200, asleep: 302 },
  "/share-business-card/{card}": { maker: 200, editor: 200, asleep: 200 },
  "/editor-business-card/{card}/save": { maker: 200, editor: 200, asleep: 402 },
  "/editor-business-card/{card}/save?now": { maker: 200, editor: 200, asleep: 200 },
  "/editor-business-card/{card}/image": { maker: 415, editor: 415, asleep: 402 },
  "/editor-business-card/{card}/image?type=logo": { maker: 200, editor: 200, asleep: 402 },
  "/contact-list/cnt_x?now": { maker: 200, editor: 200, asleep: 402 },
  "/editor-business-card/{card}/codes": { maker: 422, editor: 422, asleep: 422 },
  "/editor-business-card/{card}/codes?now": { maker: 200, editor: 200, asleep: 200 },
};

test.each(MEMBERS)("%s does with the assigned card what their permission says", async (role) => {
  const things = cardOf[role];
  const answered: [string, number][] = [];
  const expected: [string, number][] = [];
  for (const path of [...screens, ...screenCalls]) {
    const { method = "GET", body } = (CALLS[path] ?? {}) as { method?: string; body?: string };
    const own = OWN_SCREENS[path]?.[role];
    answered.push([path, (await callScreen(role, path, things, method, body)).status]);
    expected.push([path, own ?? (await callScreen(role, path, NOTHING, method, body)).status]);
  }
  const ending = "DELETE /_/business-cards/{hash}";
  for (const call of [...apiCalls.filter((name) => name !== ending), ending]) {
    answered.push([call, (await callApi(role, call, things)).status]);
    expected.push([call, OWN[call]?.[role] ?? (await callApi(role, call, NOTHING)).status]);
  }
  expect(answered).toEqual(expected);
});
