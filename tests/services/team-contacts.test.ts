import { describe, expect, test } from "vitest";
import type { ContactFilter } from "~/domain/contacts/filter";
import { newId } from "~/domain/ids";
import { writeAll } from "~/server/data/batch.server";
import { insertContact } from "~/server/data/contacts.server";
import { changeContact, changeContacts } from "~/server/services/contacts/change-contacts.server";
import { deleteContact, deleteContacts } from "~/server/services/contacts/delete-contacts.server";
import { exportContacts } from "~/server/services/contacts/export-contacts.server";
import { getContact } from "~/server/services/contacts/get-contact.server";
import { getContactFile } from "~/server/services/contacts/get-contact-file.server";
import {
  countContactsThatFit,
  listContactIdsThatFit,
  listContacts,
} from "~/server/services/contacts/list-contacts.server";
import { mergeContact } from "~/server/services/contacts/merge-contacts.server";
import { unassignCard } from "~/server/services/team/assign-card.server";
import { type TestPlatform, testActor } from "../support/platform";
import { joined, team } from "../support/teams";

type Owner = Awaited<ReturnType<typeof testActor>>;

/** Stores what a visitor left on a card, or with its code scanned before. */
async function leave(
  platform: TestPlatform,
  owner: Owner,
  by: { cardId?: string; code?: string },
  details: { name: string; email?: string },
): Promise<string> {
  const id = newId("cnt");
  const at = platform.now();
  const source = "card" as const;
  const consent = { text: "Yes", version: "1", locale: "en" as const, at: at.toISOString() };
  const stored = { id, ownerId: owner.userId, pageId: "", source, consent, createdAt: at, ...by, ...details };
  expect((await writeAll(platform.db, [insertContact(stored)]))[0]).toBeGreaterThan(0);
  return id;
}

async function twoMembers() {
  const { platform, owner, makeCard } = await team();
  const cards = await Promise.all([makeCard(), makeCard()]);
  const [first, second] = await Promise.all(cards.map(({ hash }) => joined(platform, owner, { card: hash })));
  if (!first || !second) throw new Error("no members");
  const names = async (actor: Owner, filter: ContactFilter = { team: owner.userId }) =>
    (await listContacts(platform, actor, filter, { limit: 50 })).items.map(({ name }) => name);
  return { platform, owner, cards, first, second, names };
}

describe("a contact that came by a member's card", () => {
  test("is that member's to list, find, open and note; the other member's and the rest are the owner's alone", async () => {
    const { platform, owner, cards, first, second, names } = await twoMembers();
    const id = await leave(
      platform,
      owner,
      { cardId: cards[0]?.id },
      { name: "Ada", email: "ada@x.example" },
    );
    const again = await leave(
      platform,
      owner,
      { cardId: cards[1]?.id },
      { name: "Ada L.", email: "ada@x.example" },
    );
    expect(await names(first.actor)).toEqual(["Ada"]);
    expect(await names(second.actor)).toEqual(["Ada L."]);
    expect(await names(owner, {})).toEqual(["Ada L.", "Ada"]);
    expect(await names(first.actor, {})).toEqual([]);
    expect(await names(first.actor, { team: owner.userId, search: "ada" })).toEqual(["Ada"]);
    expect(await names(first.actor, { team: owner.userId, search: "L" })).toEqual([]);
    // Meetings with others are not theirs to count or to read.
    const opened = await getContact(platform, first.actor, id);
    expect(opened).toMatchObject({ name: "Ada", seenTimes: 1, meetings: [{ id }] });
    expect((await getContact(platform, owner, id)).meetings).toHaveLength(2);
    await expect(getContact(platform, first.actor, again)).rejects.toMatchObject({ code: "not_found" });
    expect(await changeContact(platform, first.actor, id, { note: "Fair", status: "done" })).toMatchObject({
      note: "Fair",
    });
    expect(await getContact(platform, owner, id)).toMatchObject({ note: "Fair", status: "done" });
    expect(await changeContacts(platform, first.actor, { ids: [id, again], addTags: ["vip"] })).toEqual({
      changed: 1,
    });
    await expect(changeContact(platform, first.actor, again, { note: "x" })).rejects.toMatchObject({
      code: "not_found",
    });
    const filter = { team: owner.userId };
    expect(await countContactsThatFit(platform, first.actor, filter)).toBe(1);
    expect((await listContactIdsThatFit(platform, first.actor, filter)).ids).toEqual([id]);
  });

  test("is not theirs to delete, to export or to merge", async () => {
    const { platform, owner, cards, first, names } = await twoMembers();
    const id = await leave(
      platform,
      owner,
      { cardId: cards[0]?.id },
      { name: "Ada", email: "ada@x.example" },
    );
    await leave(platform, owner, { cardId: cards[0]?.id }, { name: "Ada", email: "ada@x.example" });
    const refused = { code: "not_found" };
    await expect(deleteContact(platform, first.actor, id)).rejects.toMatchObject(refused);
    expect(await deleteContacts(platform, first.actor, [id])).toMatchObject({ deleted: 0 });
    const kind = { format: "csv", kind: "crm" } as const;
    await expect(exportContacts(platform, first.actor, { team: owner.userId }, kind)).rejects.toMatchObject(
      refused,
    );
    await expect(getContactFile(platform, first.actor, id, "en")).rejects.toMatchObject(refused);
    await expect(mergeContact(platform, first.actor, id)).rejects.toMatchObject(refused);
    expect(await names(owner, {})).toEqual(["Ada", "Ada"]);
  });

  test("is stamped by the code that was scanned before, too, and stays with who met it when the card moves on", async () => {
    const { platform, owner, cards, first, names } = await twoMembers();
    const code = cards[0]?.qrUrl.split("/").at(-1) ?? "";
    await leave(platform, owner, { cardId: cards[1]?.id, code }, { name: "By the other's form" });
    // The form's own card takes precedence over the code's.
    expect(await names(first.actor)).toEqual([]);
    await leave(platform, owner, { cardId: cards[0]?.id }, { name: "Before" });
    await unassignCard(platform, owner, cards[0]?.hash ?? "");
    await leave(platform, owner, { cardId: cards[0]?.id }, { name: "Between" });
    const next = await joined(platform, owner, { card: cards[0]?.hash });
    await leave(platform, owner, { cardId: cards[0]?.id }, { name: "After" });
    expect(await names(first.actor)).toEqual(["Before"]);
    expect(await names(next.actor)).toEqual(["After"]);
  });

  test("is nobody else's: strangers, former members and the member of another team", async () => {
    const { platform, owner, cards, first } = await twoMembers();
    const id = await leave(platform, owner, { cardId: cards[0]?.id }, { name: "Ada" });
    const { leaveTeam } = await import("~/server/services/team/leave-team.server");
    await leaveTeam(platform, first.actor, owner.userId);
    const other = await team();
    const elsewhere = await joined(other.platform, other.owner);
    for (const actor of [first.actor, elsewhere.actor, await testActor(platform)]) {
      await expect(getContact(platform, actor, id)).rejects.toMatchObject({ code: "not_found" });
      await expect(
        listContacts(platform, actor, { team: owner.userId }, { limit: 50 }),
      ).rejects.toMatchObject({ code: "not_found" });
    }
  });
});
