import { describe, expect, test } from "vitest";
import { FREE } from "~/domain/billing/entitlement";
import { DAY_MS } from "~/domain/durations";
import { newCode } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { writeAll } from "~/server/data/batch.server";
import { isCardIn } from "~/server/data/cards.server";
import { insertCardCode, updateCodeOfCard } from "~/server/data/codes.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { uploadCardImage } from "~/server/services/cards/card-images.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { previewCard } from "~/server/services/cards/preview-card.server";
import { listDeletedCards, restoreCard } from "~/server/services/cards/restore-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { changeCardCodes, listCardCodes } from "~/server/services/codes/card-codes.server";
import { shareCard } from "~/server/services/codes/share-card.server";
import { listNotifications } from "~/server/services/notifications/list-notifications.server";
import { assignCard, unassignCard } from "~/server/services/team/assign-card.server";
import { leaveTeam } from "~/server/services/team/leave-team.server";
import { changeMember, countTeam, listMembers, removeMember } from "~/server/services/team/members.server";
import { png } from "../http/images";
import { collectAll } from "../support/collected";
import { type TestPlatform, testActor } from "../support/platform";
import { emailOf, joined, newCard, team } from "../support/teams";

const PAGE = { limit: 50 };

const toldTo = async (platform: TestPlatform, actor: Parameters<typeof listNotifications>[1]) =>
  (await listNotifications(platform, actor, PAGE)).items.map(({ kind }) => kind);

describe("a card that is assigned", () => {
  test("is in its member's list with its team, in its owner's with its member, and in nobody else's", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const { actor, email, id } = await joined(platform, owner, { card: hash });
    const [mine] = (await listCards(platform, actor, PAGE)).items;
    expect(mine).toMatchObject({
      hash,
      team: { id: owner.userId, name: "Test", permission: "edit", isPaused: false },
    });
    expect(mine).not.toHaveProperty("member");
    const [owned] = (await listCards(platform, owner, PAGE)).items;
    expect(owned?.member).toEqual({ id, email, permission: "edit", state: "active" });
    expect(owned).not.toHaveProperty("team");
    expect((await getCard(platform, owner, hash)).card.member).toMatchObject({ email });
    const stranger = await testActor(platform);
    expect((await listCards(platform, stranger, PAGE)).items).toEqual([]);
    await expect(getCard(platform, stranger, hash)).rejects.toMatchObject({ code: "not_found" });
    expect(await toldTo(platform, actor)).toContain("invitation");
    expect(await toldTo(platform, owner)).toContain("joined");
  });

  test("stands among the member's own in the order of time, page by page", async () => {
    const { platform, owner, makeCard } = await team();
    platform.freeze();
    const actor = await testActor(platform);
    const first = (await createCard(platform, actor, newCard({ title: "Own" }))).card;
    platform.travel(1_000);
    const { hash } = await makeCard({ title: "Team's" });
    platform.travel(1_000);
    const email = await emailOf(platform, actor);
    const { member } = (await assignCard(platform, owner, hash, { email, permission: "edit" })).card;
    const { acceptInvite } = await import("~/server/services/team/accept-invitation.server");
    await acceptInvite(platform, actor, member?.id ?? "");
    const { items, next } = await listCards(platform, actor, { limit: 1 });
    expect(items.map(({ title }) => title)).toEqual(["Team's"]);
    const { decodeCursor } = await import("~/server/services/cursor.server");
    const rest = await listCards(platform, actor, { limit: 1, after: decodeCursor(next ?? "") });
    expect(rest.items.map(({ hash: name }) => name)).toEqual([first.hash]);
    expect(rest.next).toBeUndefined();
  });

  test("is edited by its member under the owner's plan, with its codes; deleting and copying are not theirs", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const { actor } = await joined(platform, owner, { card: hash });
    // A paid design, and the member's own account is free.
    expect(actor.plan).toEqual(FREE);
    const changed = await updateCard(platform, actor, hash, { header: "Grace Hopper", design: 4 });
    expect(changed.card).toMatchObject({ header: "Grace Hopper", design: 4, team: { id: owner.userId } });
    expect((await getCard(platform, owner, hash)).card.header).toBe("Grace Hopper");
    expect(await listCardCodes(platform, actor, hash)).toHaveLength(1);
    expect(await changeCardCodes(platform, actor, hash, { intent: "make", name: "Fair" })).toHaveLength(2);
    expect(await shareCard(platform, actor, hash)).toMatchObject({ hash });
    await expect(deleteCard(platform, actor, hash)).rejects.toMatchObject({ code: "not_found" });
    await expect(duplicateCard(platform, actor, hash)).rejects.toMatchObject({ code: "not_found" });
    await expect(
      assignCard(platform, actor, hash, { email: "a@x.example", permission: "edit" }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(unassignCard(platform, actor, hash)).rejects.toMatchObject({ code: "not_found" });
  });

  test("is read and not changed once the owner's plan is over", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const { actor } = await joined(platform, owner, { card: hash, permission: "create_delete" });
    const ended = { ...owner.plan, status: "expired", endsAt: platform.now(), updatedAt: platform.now() };
    await upsertEntitlement(platform.db, { userId: owner.userId, ...ended }).run();
    expect((await getCard(platform, actor, hash)).card.team).toMatchObject({ isPaused: true });
    const refusal = { code: "payment_required", messageKey: "teamPaused" };
    await expect(updateCard(platform, actor, hash, { header: "X" })).rejects.toMatchObject(refusal);
    await expect(deleteCard(platform, actor, hash)).rejects.toMatchObject(refusal);
    expect((await listCards(platform, actor, PAGE)).items).toHaveLength(1);
  });

  test("is gone from the member with the next request when it is unassigned, and they are told", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const { actor, email } = await joined(platform, owner, { card: hash });
    const { card } = await unassignCard(platform, owner, hash);
    expect(card).not.toHaveProperty("member");
    await expect(getCard(platform, actor, hash)).rejects.toMatchObject({ code: "not_found" });
    await expect(updateCard(platform, actor, hash, { header: "X" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await toldTo(platform, actor)).toContain("cardUnassigned");
    // Still in the team: another card is theirs at once.
    const other = await makeCard();
    await assignCard(platform, owner, other.hash, { email, permission: "create_delete" });
    expect((await listCards(platform, actor, PAGE)).items.map((one) => one.hash)).toEqual([other.hash]);
    expect(await toldTo(platform, actor)).toContain("cardAssigned");
  });

  test("is assigned again with what its member may do, unless the owner says otherwise", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const { email } = await joined(platform, owner, { card: hash, permission: "create_delete" });
    for (const [asked, permission] of [
      [undefined, "create_delete"],
      ["edit", "edit"],
      [undefined, "edit"],
    ] as const) {
      await unassignCard(platform, owner, hash);
      const { card } = await assignCard(platform, owner, hash, { email, permission: asked });
      expect(card.member?.permission).toBe(permission);
    }
  });

  test("takes nothing of a member that was under way when it was unassigned", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const { actor } = await joined(platform, owner, { card: hash });
    /** A photo that is still arriving while the owner takes the card. */
    class LatePhoto extends File {
      override async arrayBuffer() {
        await unassignCard(platform, owner, hash);
        return super.arrayBuffer();
      }
    }
    const photo = new LatePhoto([png(300, 300)], "a.png", { type: "image/png" });
    await expect(uploadCardImage(platform, actor, hash, "photo", photo)).rejects.toMatchObject({
      code: "not_found",
    });
    const { card } = await getCard(platform, owner, hash);
    expect(card).not.toHaveProperty("photo");
    const held = isCardIn({ ownerId: owner.userId, memberId: "mbr_gone" }, card.id);
    const owned = { ownerId: owner.userId, cardId: card.id };
    const now = platform.now();
    const [first] = await listCardCodes(platform, owner, hash);
    const made = { ...owned, code: newCode(), name: "Fair", style: null, createdAt: now };
    const written = await writeAll(platform.db, [
      insertCardCode(made, { limit: 50, ever: 500 }, held),
      updateCodeOfCard(platform.db, { ...owned, code: first?.code ?? "" }, { name: "Mine" }, now, held),
    ]);
    expect(written).toEqual([0, 0]);
  });

  test("has one member, and a member one card: of 200 at once exactly one is made", async () => {
    const { platform, owner, makeCard } = await team(LIMITS.maxSeats);
    const { hash } = await makeCard();
    const members = await Promise.all(Array.from({ length: 8 }, () => joined(platform, owner)));
    const ofOneCard = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => {
        const email = members[n % members.length]?.email ?? "";
        return assignCard(platform, owner, hash, { email, permission: "edit" });
      }),
    );
    expect(ofOneCard.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of ofOneCard)
      if (one.status === "rejected")
        expect(one.reason).toMatchObject({ code: "conflict", messageKey: "cardAssigned" });
    await unassignCard(platform, owner, hash);
    const cards = await Promise.all(Array.from({ length: 10 }, () => makeCard()));
    const ofOneMember = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        assignCard(platform, owner, cards[n % cards.length]?.hash ?? "", {
          email: members[0]?.email ?? "",
          permission: "edit",
        }),
      ),
    );
    expect(ofOneMember.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { items } = await listCards(platform, owner, PAGE);
    expect(items.filter(({ member }) => member)).toHaveLength(1);
  });

  test("that is refused leaves the member's permission as it is", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const { email, id } = await joined(platform, owner, { card: hash, permission: "create_delete" });
    const other = await makeCard();
    const again = assignCard(platform, owner, other.hash, { email, permission: "edit" });
    await expect(again).rejects.toMatchObject({ code: "conflict", messageKey: "memberHasCard" });
    const [member] = (await listMembers(platform, owner, {}, PAGE)).items;
    expect(member).toMatchObject({ id, permission: "create_delete" });
    const { results } = await platform.db.$client
      .prepare("SELECT thing FROM audit_log WHERE action = 'card.assign' AND thing = ?")
      .bind(other.id)
      .all();
    expect(results).toEqual([]);
  });

  test("of an address that is new is one member and one mail, however often it is assigned at once", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        assignCard(platform, owner, hash, { email: "new@x.example", permission: "edit" }),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listMembers(platform, owner, {}, PAGE)).items).toMatchObject([
      { email: "new@x.example", state: "invited", card: { hash } },
    ]);
  });
});

describe("a member who makes cards", () => {
  test("makes one where a seat is free, and gives it back: gone for visitors, and its owner can put it back", async () => {
    const { platform, owner } = await team(1);
    const { actor } = await joined(platform, owner, { permission: "create_delete" });
    const { card } = await createCard(platform, actor, newCard({ design: 4 }), { team: owner.userId });
    expect(card.team).toMatchObject({ id: owner.userId });
    await expect(createCard(platform, actor, newCard(), { team: owner.userId })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "cardOfMember",
    });
    const second = await joined(platform, owner, { permission: "create_delete" });
    await expect(createCard(platform, second.actor, newCard(), { team: owner.userId })).rejects.toMatchObject(
      {
        code: "limit_reached",
        messageKey: "teamCardLimit",
      },
    );
    await deleteCard(platform, actor, card.hash);
    await expect(previewCard(platform, card.hash)).rejects.toMatchObject({ code: "gone" });
    const [back] = await listDeletedCards(platform, owner);
    expect(back).toMatchObject({ hash: card.hash, title: "Card" });
    expect(await listDeletedCards(platform, actor)).toEqual([]);
    await expect(restoreCard(platform, actor, card.hash)).rejects.toMatchObject({ code: "not_found" });
    const { card: restored } = await restoreCard(platform, owner, card.hash);
    expect(restored).toMatchObject({ hash: card.hash, design: 4 });
    expect(restored).not.toHaveProperty("member");
    expect(await previewCard(platform, card.hash)).toMatchObject({ design: 4 });
    expect(await listDeletedCards(platform, owner)).toEqual([]);
    await expect(restoreCard(platform, owner, card.hash)).rejects.toMatchObject({ code: "not_found" });
  });

  test("is refused once the seat is used again, and the time is over after 30 days", async () => {
    const { platform, owner, makeCard } = await team(1);
    const { actor } = await joined(platform, owner, { permission: "create_delete" });
    const { card } = await createCard(platform, actor, newCard(), { team: owner.userId });
    await deleteCard(platform, actor, card.hash);
    const other = await makeCard();
    await expect(restoreCard(platform, owner, card.hash)).rejects.toMatchObject({
      code: "limit_reached",
      messageKey: "cardLimit",
    });
    await deleteCard(platform, owner, other.hash);
    platform.travel((LIMITS.restorableDays + 1) * DAY_MS);
    expect(await listDeletedCards(platform, owner)).toEqual([]);
    await collectAll(platform);
    await expect(restoreCard(platform, owner, card.hash)).rejects.toMatchObject({ code: "not_found" });
  });

  test("needs that permission, and it counts from the next request on", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const { actor, id } = await joined(platform, owner, { card: hash });
    const stranger = await testActor(platform);
    for (const one of [actor, stranger])
      await expect(createCard(platform, one, newCard(), { team: owner.userId })).rejects.toMatchObject({
        code: "not_found",
      });
    expect(await changeMember(platform, owner, id, { permission: "create_delete" })).toMatchObject({
      permission: "create_delete",
      card: { hash },
    });
    await deleteCard(platform, actor, hash);
    await changeMember(platform, owner, id, { permission: "edit" });
    await expect(createCard(platform, actor, newCard(), { team: owner.userId })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("who leaves", () => {
  test("loses the card with the next request, and it stays with its owner; who is removed is told", async () => {
    const { platform, owner, makeCard } = await team();
    const { hash } = await makeCard();
    const first = await joined(platform, owner, { card: hash });
    await removeMember(platform, owner, first.id);
    await expect(getCard(platform, first.actor, hash)).rejects.toMatchObject({ code: "not_found" });
    expect((await getCard(platform, owner, hash)).card).not.toHaveProperty("member");
    expect(await toldTo(platform, first.actor)).toContain("removed");
    await expect(removeMember(platform, owner, first.id)).rejects.toMatchObject({ code: "not_found" });
    const second = await joined(platform, owner, { card: hash });
    await leaveTeam(platform, second.actor, owner.userId);
    expect(await toldTo(platform, owner)).toContain("left");
    await expect(getCard(platform, second.actor, hash)).rejects.toMatchObject({ code: "not_found" });
    await expect(leaveTeam(platform, second.actor, owner.userId)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await countTeam(platform, owner)).toEqual({ seats: 5, cards: 1, members: 0, invited: 0 });
    // The same address can be invited again.
    await joined(platform, owner, { card: hash });
  });
});
