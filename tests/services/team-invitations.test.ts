import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { FREE } from "~/domain/billing/entitlement";
import { DAY_MS } from "~/domain/durations";
import { LIMITS } from "~/domain/limits";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { inviteSchema } from "~/domain/team/member";
import { users } from "~/server/data/schema/accounts.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import {
  acceptInvite,
  listOwnInvitations,
  openInvitation,
} from "~/server/services/team/accept-invitation.server";
import { assignCard } from "~/server/services/team/assign-card.server";
import {
  inviteMember,
  listMembers,
  removeMember,
  resendInvitation,
} from "~/server/services/team/members.server";
import { inviteTokens } from "../support/invitations";
import { PRO, strictPlatform, testActor } from "../support/platform";
import { emailOf, joined, team } from "../support/teams";

const PAGE = { limit: 50 };
const edit = (email: string) => ({ email, permission: "edit" as const });

describe("an invitation", () => {
  test("is one mail with a link, the same for an address with an account and for one without", async () => {
    const { platform, owner } = await team();
    platform.freeze();
    const known = await testActor(platform);
    await inviteMember(platform, owner, edit(await emailOf(platform, known)));
    await inviteMember(platform, owner, edit("nobody@x.example"));
    const [first, second] = await inviteTokens(platform, owner);
    expect(first?.mail).toMatchObject({ kind: "teamInvitation", language: "en", params: { name: "Test" } });
    const opened = await openInvitation(platform, { kind: "anonymous" }, second?.token ?? "");
    expect(opened).toMatchObject({ email: "nobody@x.example", hasAccount: false });
    expect({ ...second?.mail, to: "", params: { ...second?.mail.params, token: "" } }).toEqual({
      ...first?.mail,
      to: "",
      params: { ...first?.mail.params, token: "" },
    });
    const { items } = await listMembers(platform, owner, {}, PAGE);
    expect(items.map(({ state, name }) => [state, name])).toEqual([
      ["invited", undefined],
      ["invited", undefined],
    ]);
  });

  test("says to anybody with the link who invites to what, and makes nobody a member by that", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard({ header: "Grace Hopper" });
    const invited = await testActor(platform);
    const email = await emailOf(platform, invited);
    await assignCard(platform, owner, hash, edit(email));
    const [{ token } = { token: "" }] = await inviteTokens(platform, owner);
    expect(await openInvitation(platform, { kind: "anonymous" }, token)).toMatchObject({
      team: "Test",
      email,
      card: { hash, header: "Grace Hopper" },
      hasAccount: true,
    });
    expect((await listMembers(platform, owner, {}, PAGE)).items[0]?.state).toBe("invited");
    expect(await listCards(platform, invited, PAGE)).toEqual({ items: [] });
    const other = await testActor(platform);
    expect((await openInvitation(platform, other, token)).signedIn).toEqual({
      email: await emailOf(platform, other),
      isVerified: true,
    });
    await expect(acceptInvite(platform, other, token)).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "invitationOther",
      params: { invited: email, own: await emailOf(platform, other) },
    });
    await acceptInvite(platform, invited, token);
    expect((await listCards(platform, invited, PAGE)).items.map((card) => card.hash)).toEqual([hash]);
  });

  test("is accepted once, also by two tabs at once, and its link leads nowhere after that", async () => {
    const { platform, owner } = await team();
    const invited = await testActor(platform);
    await inviteMember(platform, owner, edit(await emailOf(platform, invited)));
    const [{ token } = { token: "" }] = await inviteTokens(platform, owner);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => acceptInvite(platform, invited, token)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(acceptInvite(platform, invited, token)).rejects.toMatchObject({ code: "gone" });
    await expect(openInvitation(platform, invited, token)).rejects.toMatchObject({ code: "gone" });
  });

  test("is over after fourteen days, once it is taken back, and with the link before the last", async () => {
    const { platform, owner } = await team();
    const invited = await testActor(platform);
    const email = await emailOf(platform, invited);
    const { id } = await inviteMember(platform, owner, edit(email));
    platform.travel((LIMITS.invitationDays + 1) * DAY_MS);
    const [{ token } = { token: "" }] = await inviteTokens(platform, owner);
    const over = { code: "gone", messageKey: "invitationOver" };
    await expect(acceptInvite(platform, invited, token)).rejects.toMatchObject(over);
    expect((await listMembers(platform, owner, { state: "expired" }, PAGE)).items).toMatchObject([
      { id, email },
    ]);
    expect(await resendInvitation(platform, owner, id)).toMatchObject({ state: "invited" });
    await expect(acceptInvite(platform, invited, token)).rejects.toMatchObject(over);
    const newest = (await inviteTokens(platform, owner)).at(-1)?.token ?? "";
    expect(newest).not.toBe(token);
    await removeMember(platform, owner, id);
    await expect(acceptInvite(platform, invited, newest)).rejects.toMatchObject(over);
    await expect(acceptInvite(platform, invited, id)).rejects.toMatchObject(over);
    await expect(resendInvitation(platform, owner, id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("waits in the app of a proved address, which can accept it by its id; nobody else learns what an id is", async () => {
    const { platform, owner } = await team();
    const invited = await testActor(platform);
    const { id } = await inviteMember(platform, owner, edit(await emailOf(platform, invited)));
    const stranger = await testActor(platform);
    expect(await listOwnInvitations(platform, stranger)).toEqual([]);
    await expect(acceptInvite(platform, stranger, id)).rejects.toMatchObject({ code: "gone" });
    expect(await listOwnInvitations(platform, invited)).toMatchObject([{ id, team: "Test" }]);
    await platform.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, invited.userId));
    expect(await listOwnInvitations(platform, invited)).toEqual([]);
    await expect(acceptInvite(platform, invited, id)).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "emailUnverified",
    });
    await platform.db
      .update(users)
      .set({ emailVerifiedAt: platform.now() })
      .where(eq(users.id, invited.userId));
    await acceptInvite(platform, invited, id);
    expect(await listOwnInvitations(platform, invited)).toEqual([]);
  });

  test("that is not made uses up neither the sender's allowance nor a stranger's mailbox", async () => {
    const { platform, owner, makeCard } = await team(2);
    const stranger = `${crypto.randomUUID()}@x.example`;
    const { hash } = await makeCard();
    for (const email of ["a@x.example", "b@x.example"]) await inviteMember(platform, owner, edit(email));
    const full = { code: "limit_reached", messageKey: "invitationLimit" };
    for (let n = 0; n < RATE_LIMITS.strangerMailTo.limit + 1; n++) {
      await expect(inviteMember(platform, owner, edit(stranger))).rejects.toMatchObject(full);
      await expect(assignCard(platform, owner, hash, edit(stranger))).rejects.toMatchObject(full);
    }
    const other = await team(RATE_LIMITS.invite.limit + 5);
    await inviteMember(other.platform, other.owner, edit(stranger));
    // Of many assignments of one card at once one is made and one is counted.
    const card = await other.makeCard();
    const at = `${crypto.randomUUID()}.example`;
    const tries = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) =>
        assignCard(other.platform, other.owner, card.hash, edit(`p${n}@${at}`)),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (let n = 0; n < RATE_LIMITS.invite.limit - 2; n++)
      await inviteMember(other.platform, other.owner, edit(`q${n}@${at}`));
    await expect(inviteMember(other.platform, other.owner, edit(`last@${at}`))).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  test("is opened by a whole office from one address; guesses of one are not", async () => {
    const strict = strictPlatform();
    const { platform, owner } = await team(5);
    await inviteMember(platform, owner, edit("office@visita.example"));
    const [{ token } = { token: "" }] = await inviteTokens(platform, owner);
    const nobody = { kind: "anonymous" } as const;
    for (let n = 0; n < RATE_LIMITS.invitationIp.limit + 5; n++)
      expect((await openInvitation(strict, nobody, token)).email).toBe("office@visita.example");
    for (let n = 0; n < RATE_LIMITS.invitationIp.limit; n++)
      await expect(openInvitation(strict, nobody, "x".repeat(43))).rejects.toMatchObject({ code: "gone" });
    await expect(openInvitation(strict, nobody, "x".repeat(43))).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  test("that is taken back while it is accepted ends as what it is by then", async () => {
    const { platform, owner } = await team(50);
    for (let n = 0; n < 12; n++) {
      const invited = await testActor(platform);
      const { id } = await inviteMember(platform, owner, edit(await emailOf(platform, invited)));
      const [accepted, removed] = await Promise.allSettled([
        acceptInvite(platform, invited, id),
        removeMember(platform, owner, id),
      ]);
      expect(removed.status).toBe("fulfilled");
      const { results } = await platform.db.$client
        .prepare(
          "SELECT user_id AS userId, (SELECT count(*) FROM member_leavings WHERE member_id = members.id) AS leavings FROM members WHERE id = ? AND removed_at IS NOT NULL",
        )
        .bind(id)
        .all<{ userId: string | null; leavings: number }>();
      const isIn = accepted.status === "fulfilled";
      expect(results).toEqual([{ userId: isIn ? invited.userId : null, leavings: isIn ? 1 : 0 }]);
    }
  });

  test("may go to the owner of another team, in any case of the address, and not to oneself or twice", async () => {
    const { platform, owner } = await team();
    const own = await emailOf(platform, owner);
    await expect(
      inviteMember(platform, owner, inviteSchema.parse({ email: own.toUpperCase() })),
    ).rejects.toMatchObject({
      code: "invalid",
      field: "email",
      messageKey: "inviteSelf",
    });
    const other = await team();
    const email = await emailOf(other.platform, other.owner);
    const { id } = await inviteMember(platform, owner, edit(email));
    await acceptInvite(platform, other.owner, id);
    for (const again of [email, email.toUpperCase(), ` ${email} `])
      await expect(inviteMember(platform, owner, inviteSchema.parse({ email: again }))).rejects.toMatchObject(
        {
          code: "conflict",
          messageKey: "alreadyInvited",
        },
      );
    // Another address: only the mail service determines whether its mail reaches the same person.
    await inviteMember(platform, owner, edit("ada+cards@x.example"));
    await expect(resendInvitation(platform, owner, id)).rejects.toMatchObject({
      messageKey: "alreadyMember",
    });
  });

  test("an account is in a team once, by whatever address it was invited", async () => {
    const { platform, owner } = await team();
    const { actor } = await joined(platform, owner);
    const { id } = await inviteMember(platform, owner, edit("later@x.example"));
    await platform.db.update(users).set({ email: "later@x.example" }).where(eq(users.id, actor.userId));
    await expect(acceptInvite(platform, actor, id)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "alreadyMember",
    });
  });

  test("needs a plan and a proved address of who invites, and there are at most as many open ones as seats", async () => {
    const { platform, owner } = await team(2);
    const free = await testActor(platform, FREE);
    await expect(inviteMember(platform, free, edit("a@x.example"))).rejects.toMatchObject({
      code: "payment_required",
    });
    await inviteMember(platform, owner, edit("a@x.example"));
    await inviteMember(platform, owner, edit("b@x.example"));
    await expect(inviteMember(platform, owner, edit("c@x.example"))).rejects.toMatchObject({
      code: "limit_reached",
      messageKey: "invitationLimit",
    });
    await platform.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.userId));
    await expect(inviteMember(platform, owner, edit("d@x.example"))).rejects.toMatchObject({
      code: "forbidden",
      messageKey: "emailUnverified",
    });
  });

  test("to 10,000 addresses ends at a hundred a day, and one mailbox gets three of all that strangers send", async () => {
    const { platform, owner } = await team(LIMITS.maxSeats);
    let invited = 0;
    let refused: unknown;
    for (let n = 0; n < 10_000 && !refused; n++)
      await inviteMember(platform, owner, edit(`p${n}@x.example`)).then(
        () => invited++,
        (error: unknown) => {
          refused = error;
        },
      );
    expect(invited).toBe(100);
    expect(refused).toMatchObject({ code: "rate_limited" });
    for (let n = 0; n < 3; n++) {
      const other = await testActor(platform, { ...PRO, seats: 5 });
      await inviteMember(platform, other, edit("full@x.example"));
    }
    const fourth = await testActor(platform, { ...PRO, seats: 5 });
    await expect(inviteMember(platform, fourth, edit("full@x.example"))).rejects.toMatchObject({
      code: "rate_limited",
    });
  });
});

test("who deletes their account leaves every team; the card stays with its owner, who is told", async () => {
  const { platform, owner, makeCard } = await team();
  const { hash } = await makeCard();
  const { actor, email } = await joined(platform, owner, { card: hash });
  await deleteAccount(platform, actor, { email });
  const { card } = await getCard(platform, owner, hash);
  expect(card).not.toHaveProperty("member");
  expect((await listMembers(platform, owner, {}, PAGE)).items).toEqual([]);
});
