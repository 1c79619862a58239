import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { Bindings } from "~/server/platform/bindings.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { restoreCard } from "~/server/services/cards/restore-card.server";
import { listNotifications } from "~/server/services/notifications/list-notifications.server";
import { assignCard } from "~/server/services/team/assign-card.server";
import { removeMember } from "~/server/services/team/members.server";
import { emailOf, joined, newCard, team } from "../support/teams";

const { DB } = env as unknown as Bindings;
const NOT_THERE = { code: "not_found" };

/** A team whose only member's card was deleted by its owner. */
async function deletedOfMember() {
  const { platform, owner, makeCard } = await team();
  const { hash } = await makeCard();
  const member = await joined(platform, owner, { card: hash });
  await deleteCard(platform, owner, hash);
  await expect(getCard(platform, member.actor, hash)).rejects.toMatchObject(NOT_THERE);
  return { platform, owner, makeCard, hash, member };
}

test("a card that its owner deleted is its member's again, who is told", async () => {
  const { platform, owner, hash, member } = await deletedOfMember();
  const { card } = await restoreCard(platform, owner, hash);
  expect(card.member).toMatchObject({ id: member.id, email: member.email });
  expect((await getCard(platform, member.actor, hash)).card).toMatchObject({ hash });
  const told = (await listNotifications(platform, member.actor, { limit: 50 })).items.map(({ kind }) => kind);
  expect(told.slice(0, 2).sort()).toEqual(["cardAssigned", "cardUnassigned"]);
  expect(await DB.prepare("SELECT deleted_of FROM cards WHERE hash = ?").bind(hash).first()).toEqual({
    deleted_of: null,
  });
});

test("it is nobody's where its member has another card by then", async () => {
  const { platform, owner, makeCard, hash, member } = await deletedOfMember();
  const other = await makeCard(newCard({ title: "Another" }));
  const email = await emailOf(platform, member.actor);
  await assignCard(platform, owner, other.hash, { email, permission: "edit" });
  const { card } = await restoreCard(platform, owner, hash);
  expect(card).not.toHaveProperty("member");
  expect((await getCard(platform, member.actor, other.hash)).card).toMatchObject({ hash: other.hash });
  await expect(getCard(platform, member.actor, hash)).rejects.toMatchObject(NOT_THERE);
});

test("it is nobody's where its member is gone", async () => {
  const { platform, owner, hash, member } = await deletedOfMember();
  await removeMember(platform, owner, member.id);
  const { card } = await restoreCard(platform, owner, hash);
  expect(card).not.toHaveProperty("member");
  await expect(getCard(platform, member.actor, hash)).rejects.toMatchObject(NOT_THERE);
});

test("of two that were deleted of one member, and are put back at once, they have one", async () => {
  const { platform, owner, makeCard, hash, member } = await deletedOfMember();
  const { hash: second } = await makeCard(newCard({ title: "Second" }));
  await assignCard(platform, owner, second, { email: member.email, permission: "edit" });
  await deleteCard(platform, owner, second);
  const back = await Promise.all([hash, second].map((name) => restoreCard(platform, owner, name)));
  expect(back.filter(({ card }) => card.member)).toHaveLength(1);
});
