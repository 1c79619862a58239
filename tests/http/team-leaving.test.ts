import { expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, cookieHeader, newVerifiedPerson, PASSWORD, type Person } from "./api-client.ts";

const KEEP = { card: "keep", codes: "stay", seesEarlier: false, offersExport: true };

async function sessionOf(email: string): Promise<string> {
  const body = String(new URLSearchParams({ email, password: PASSWORD }));
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app") };
  const response = await ask("app", "/login", { method: "POST", headers, body });
  return cookieHeader(response.headers["set-cookie"] ?? []);
}

async function newTeam() {
  const [owner, member] = [await newVerifiedPerson(), await newVerifiedPerson()];
  const headers = { "Content-Type": "application/json" };
  const plan = JSON.stringify({ email: owner.email, status: "active", seats: 3 });
  expect((await ask("app", "/dev/plan", { method: "POST", headers, body: plan })).status).toBe(204);
  const card = { title: "Sales", header: "Grace Hopper" };
  const { hash } = (await api("/_/business-cards", { token: owner.token, json: card })).json;
  const invited = await api("/_/team/members", {
    token: owner.token,
    json: { email: member.email, permission: "edit", card: hash },
  });
  const cookie = await sessionOf(member.email);
  const accepted = await ask("app", `/team/invitations/${invited.json.id}`, {
    method: "POST",
    headers: { ...headers, Origin: originOf("app"), Cookie: cookie },
    body: "{}",
  });
  expect(accepted.status).toBe(200);
  return { owner, member, hash: String(hash), id: String(invited.json.id), cookie };
}

const cardsOf = async ({ token }: Person) =>
  (await api("/_/business-cards", { token })).json.items.map(({ hash }: { hash: string }) => hash);

test("an owner removes a member with a decision, lists it, and takes it back; it is nobody else's", async () => {
  const { owner, member, hash, id, cookie } = await newTeam();
  const { token } = owner;
  const remove = (as: Person, choice: object) =>
    api(
      `/_/team/members/${id}?${new URLSearchParams(Object.entries(choice).map(([k, v]) => [k, String(v)]))}`,
      {
        method: "DELETE",
        token: as.token,
      },
    );
  expect((await remove(owner, { ...KEEP, card: "burn" })).status).toBe(422);
  expect((await remove(owner, { ...KEEP, card: "successor" })).json.error).toMatchObject({
    field: "successor",
  });
  expect((await remove(owner, { ...KEEP, codes: "page" })).json.error).toMatchObject({ field: "page" });
  expect((await remove(owner, { ...KEEP, seesEarlier: true })).status).toBe(422);
  expect((await remove(member, KEEP)).status).toBe(404);
  expect(await cardsOf(member)).toContain(hash);
  expect((await remove(owner, KEEP)).status).toBe(204);
  expect((await remove(owner, KEEP)).status).toBe(404);
  expect(await cardsOf(member)).not.toContain(hash);

  const [leaving] = (await api("/_/team/leavings", { token })).json.items;
  expect(leaving).toMatchObject({ cause: "removed", decided: "keep", card: { hash, title: "Sales" } });
  expect((await api("/_/team/leavings", { token: member.token })).json.items).toEqual([]);
  const again = await api(`/_/team/leavings/${leaving.id}`, { token, json: KEEP });
  expect(again.json.error).toMatchObject({ code: "conflict" });
  const undo = (as: Person) => api(`/_/team/leavings/${leaving.id}/undo`, { token: as.token, json: {} });

  // Only the former member is offered a file.
  const file = (cookies: string) =>
    ask("app", `/dashboard/offered-contacts/${id}/contacts.csv`, { headers: { Cookie: cookies } });
  const offered = await file(cookie);
  expect([offered.status, offered.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  expect((await file(await sessionOf(owner.email))).status).toBe(404);

  expect((await undo(member)).status).toBe(404);
  expect((await undo(owner)).status).toBe(204);
  expect((await undo(owner)).status).toBe(409);
  expect(await cardsOf(member)).toContain(hash);
  expect((await file(cookie)).status).toBe(404);
});

test("an owner decides about who left, and a member whose team is asleep reads whose it is", async () => {
  const { owner, member, hash, cookie } = await newTeam();
  const json = { card: { title: "Sales", header: "Grace H." } };
  const headers = { "Content-Type": "application/json" };
  const plan = (status: string) =>
    ask("app", "/dev/plan", {
      method: "POST",
      headers,
      body: JSON.stringify({ email: owner.email, status, seats: 3 }),
    });
  await plan("expired");
  const refused = await api(`/_/business-cards/${hash}`, {
    token: member.token,
    method: "PUT",
    json: json.card,
  });
  expect(refused.status).toBe(402);
  expect(refused.json.error.message).toContain("Test Person");
  await plan("active");
  const { id: team } = (await api(`/_/business-cards/${hash}`, { token: member.token })).json.team;
  const left = await ask("app", "/dashboard-business-cards/leave", {
    method: "POST",
    headers: { ...headers, Origin: originOf("app"), Cookie: cookie },
    body: JSON.stringify({ team }),
  });
  expect(left.status).toBe(200);
  const [leaving] = (await api("/_/team/leavings", { token: owner.token })).json.items;
  expect(leaving).toMatchObject({ cause: "left", hasAccount: true });
  expect(leaving).not.toHaveProperty("decided");
  const decided = await api(`/_/team/leavings/${leaving.id}`, {
    token: owner.token,
    json: { ...KEEP, card: "retire" },
  });
  expect([decided.status, decided.json.decided]).toEqual([200, "retire"]);
  expect((await ask("site", `/c/${hash}`)).status).toBe(410);
});
