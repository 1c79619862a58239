import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { ANONYMOUS } from "~/domain/accounts/actor";
import { DAY_MS } from "~/domain/durations";
import { newId, newToken } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import type { MemberFilter } from "~/domain/team/member";
import {
  acceptInvite,
  listOwnInvitations,
  openInvitation,
} from "~/server/services/team/accept-invitation.server";
import { listFreeCards } from "~/server/services/team/list-free-cards.server";
import { inviteMember, listMembers, resendInvitation } from "~/server/services/team/members.server";
import { countedDatabase } from "../support/counted-database";
import { mailsOf } from "../support/inbox";
import { PRO, testActor, testPlatform } from "../support/platform";
import { emailOf, joined, team } from "../support/teams";

const PAGE = { limit: 50 };

/** An invitation of a user with an account. */
async function invited() {
  const { platform, owner, makeCard } = await team();
  platform.freeze();
  const actor = await testActor(platform);
  const email = await emailOf(platform, actor);
  const { id } = await inviteMember(platform, owner, { email, permission: "edit" });
  const tokens = async () =>
    (await mailsOf(platform, owner.userId, "teamInvitation")).map(({ params }) => params.token as string);
  return { platform, owner, makeCard, actor, id, tokens };
}

test("an invitation that is over accepts nobody, by its link or its id, and sent again it does", async () => {
  const { platform, owner, actor, id, tokens } = await invited();
  const [token = ""] = await tokens();
  platform.travel(LIMITS.invitationDays * DAY_MS - 1);
  expect(await openInvitation(platform, ANONYMOUS, token)).toMatchObject({ id, team: "Test" });
  expect(await listOwnInvitations(platform, actor)).toMatchObject([{ id }]);
  platform.travel(1);
  const over = { code: "gone", messageKey: "invitationOver" };
  await expect(openInvitation(platform, ANONYMOUS, token)).rejects.toMatchObject(over);
  for (const name of [token, id])
    await expect(acceptInvite(platform, actor, name)).rejects.toMatchObject(over);
  expect(await listOwnInvitations(platform, actor)).toEqual([]);
  expect((await listMembers(platform, owner, { state: "expired" }, PAGE)).items).toMatchObject([{ id }]);
  expect((await listMembers(platform, owner, { state: "invited" }, PAGE)).items).toEqual([]);

  expect(await resendInvitation(platform, owner, id)).toMatchObject({ id, state: "invited" });
  const next = (await tokens()).at(-1) ?? "";
  expect(next).not.toBe(token);
  await expect(acceptInvite(platform, actor, token)).rejects.toMatchObject(over);
  await acceptInvite(platform, actor, next);
  expect((await listMembers(platform, owner, { state: "active" }, PAGE)).items).toMatchObject([{ id }]);
});

test("a guessed link is none", async () => {
  const { platform } = await invited();
  await expect(openInvitation(platform, ANONYMOUS, newToken())).rejects.toMatchObject({ code: "gone" });
});

test("the cards that an invitation can come with are the owner's own that nobody has", async () => {
  const { platform, owner, makeCard } = await team();
  const taken = await makeCard({ title: "Taken" });
  const free = await makeCard({ title: "Free" });
  const { actor } = await joined(platform, owner, { card: taken.hash });
  expect(await listFreeCards(platform, owner)).toEqual([
    { hash: free.hash, title: "Free", header: "Ada Lovelace" },
  ]);
  expect(await listFreeCards(platform, actor)).toEqual([]);
});

test("a team of 500 among 5,000 members is listed page by page, and a search reads no other team's", async () => {
  const { DB } = env as unknown as { DB: D1Database };
  const counter = { read: 0 };
  const platform = testPlatform({ DB: countedDatabase(DB, counter) });
  const owner = await testActor(platform, { ...PRO, seats: 500 });
  const others = Array.from({ length: 9 }, () => newId("usr"));
  for (const [n, ownerId] of [owner.userId, ...others].entries())
    await DB.prepare(
      `WITH RECURSIVE many(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM many WHERE i < 499)
      INSERT INTO members (id, owner_id, email, permission, expires_at, created_at)
      SELECT 'mem_' || ?1 || '_' || i, ?2, 'person-' || i || '@visita.example', 'edit', ?3 + i, ?3 + i FROM many`,
    )
      .bind(n, ownerId, platform.now().getTime())
      .run();
  const read = async (filter: MemberFilter) => {
    counter.read = 0;
    const page = await listMembers(platform, owner, filter, PAGE);
    return { page, rows: counter.read };
  };
  const first = await read({});
  expect(first.page.items).toHaveLength(PAGE.limit);
  expect(first.page.next).toBeDefined();
  expect(first.rows).toBeLessThan(PAGE.limit * 8);
  const found = await read({ search: "PERSON-49" });
  expect(found.page.items).toHaveLength(11);
  expect(found.rows).toBeLessThan(500 * 4);
});
