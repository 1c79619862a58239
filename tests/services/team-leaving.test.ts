import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { KEPT_AS_IT_IS, LEAVING_EXPORT_MS, type LeavingChoice } from "~/domain/team/leaving";
import { writeAll } from "~/server/data/batch.server";
import { insertContact } from "~/server/data/contacts.server";
import { fitToPlan } from "~/server/data/plan-limits.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { eraseAccount } from "~/server/services/accounts/erasure/erase-account.server";
import { getLeavingSummary } from "~/server/services/accounts/leaving-summary.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { changeContact, changeContacts } from "~/server/services/contacts/change-contacts.server";
import { getContact } from "~/server/services/contacts/get-contact.server";
import { listContacts } from "~/server/services/contacts/list-contacts.server";
import { mergeContact, unmergeContact } from "~/server/services/contacts/merge-contacts.server";
import { listNotifications } from "~/server/services/notifications/list-notifications.server";
import { unpublishPage } from "~/server/services/pages/change-page-state.server";
import { acceptInvite } from "~/server/services/team/accept-invitation.server";
import { assignCard, unassignCard } from "~/server/services/team/assign-card.server";
import { exportOffered, listOffers } from "~/server/services/team/contact-offers.server";
import { decideLeaving, listLeavingOptions, listLeavings } from "~/server/services/team/leavings.server";
import { inviteMember, listMembers, removeMember } from "~/server/services/team/members.server";
import { removeAndDecide } from "~/server/services/team/remove-member.server";
import { undoLeaving } from "~/server/services/team/undo-leaving.server";
import { leaveBy, leavingOf, meet, seenBy, type TeamWithLeaver, teamWithLeaver } from "../support/leavings";
import { type TestPlatform, testActor } from "../support/platform";
import { emailOf, joined } from "../support/teams";

const PAGE = { limit: 50 };

const chosen = (choice: Partial<LeavingChoice>): LeavingChoice => ({ ...KEPT_AS_IT_IS, ...choice });
const toldTo = async (platform: TestPlatform, actor: UserActor) =>
  (await listNotifications(platform, actor, PAGE)).items.map(({ kind }) => kind);

async function planOf({ platform, owner }: TeamWithLeaver, change: { status?: string; seats?: number }) {
  const plan = { ...owner.plan, ...change, updatedAt: platform.now() };
  const endsAt = change.status === "expired" ? platform.now() : null;
  await upsertEntitlement(platform.db, { userId: owner.userId, ...plan, endsAt }).run();
  if (change.status === "expired") return;
  const room = { pages: plan.seats ?? 0, cards: plan.seats ?? 0 };
  const none = { pages: [], cards: [] };
  await writeAll(platform.db, fitToPlan(owner.userId, room, none, platform.now(), sql`true`));
}

describe("the owner's plan", () => {
  test("that ends puts the team to sleep: everything is there to be seen, nothing to be changed, until it is back", async () => {
    const from = await teamWithLeaver({ successorHasCard: true });
    const { platform, leaver, card, owner } = from;
    const before = await seenBy(from);
    await planOf(from, { status: "expired" });
    platform.travel(60_000);
    const asleep = await seenBy(from);
    expect(asleep).toEqual({ ...before, pass: "valid, Ada" });
    const refusal = { code: "payment_required", messageKey: "teamPaused", params: { team: "Test" } };
    await expect(updateCard(platform, leaver.actor, card.hash, { header: "X" })).rejects.toMatchObject(
      refusal,
    );
    const [contact] = (await listContacts(platform, leaver.actor, { team: owner.userId }, PAGE)).items;
    await expect(
      changeContact(platform, leaver.actor, contact?.id ?? "", { note: "x" }),
    ).rejects.toMatchObject(refusal);
    await expect(
      changeContacts(platform, leaver.actor, { ids: [contact?.id ?? ""], addTags: ["vip"] }),
    ).rejects.toMatchObject(refusal);
    const [listed] = (await listCards(platform, leaver.actor, PAGE)).items;
    expect(listed?.team).toMatchObject({ name: "Test", isPaused: true });
    await planOf(from, { status: "active" });
    expect(await seenBy(from)).toEqual(before);
    expect((await updateCard(platform, leaver.actor, card.hash, { header: "Ada L." })).card.header).toBe(
      "Ada L.",
    );
  });

  test("that shrinks lets the cards rest that were changed longest ago; they stay with their members, and come back", async () => {
    const from = await teamWithLeaver({ successorHasCard: true });
    const { platform, leaver, successor, card } = from;
    platform.travel(1_000);
    await updateCard(platform, successor.actor, from.own?.hash ?? "", { header: "Grace H." });
    const before = await seenBy(from);
    await planOf(from, { seats: 1 });
    platform.travel(60_000);
    expect(await seenBy(from)).toEqual(before);
    const stateOf = async (actor: UserActor) => (await listCards(platform, actor, PAGE)).items[0]?.state;
    expect([await stateOf(leaver.actor), await stateOf(successor.actor)]).toEqual(["resting", "live"]);
    // A resting card takes no details, and is edited like a free card.
    await meet(platform, from.owner, card.id, "Later");
    expect(await seenBy(from)).toEqual(before);
    expect((await updateCard(platform, leaver.actor, card.hash, { title: "Mine" })).card.title).toBe("Mine");
    await planOf(from, { seats: 5 });
    expect([await stateOf(leaver.actor), await stateOf(successor.actor)]).toEqual(["live", "live"]);
  });
});

describe("a decision", () => {
  test("is made once: of many at once one, and what it gives is given once", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, successor } = from;
    const others = await Promise.all([1, 2, 3].map(() => joined(platform, owner)));
    await leaveBy("left", from, KEPT_AS_IT_IS);
    const { id } = await leavingOf(from);
    const choices: LeavingChoice[] = [
      ...[successor, ...others].map((one) =>
        chosen({ card: "successor", successor: one.id, seesEarlier: true }),
      ),
      chosen({ card: "retire" }),
      chosen({ codes: "page", page: from.page.id }),
    ];
    const made = await Promise.allSettled(
      [...choices, ...choices, ...choices].map((choice) => decideLeaving(platform, owner, id, choice)),
    );
    const done = made.filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    for (const one of made)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "conflict" });
    const winner = choices[made.findIndex(({ status }) => status === "fulfilled") % choices.length];
    const { items } = await listMembers(platform, owner, {}, PAGE);
    expect(items.filter(({ card }) => card).map((member) => member.id)).toEqual(
      winner?.card === "successor" ? [winner.successor] : [],
    );
    const { results } = await platform.db.$client
      .prepare("SELECT id FROM members WHERE owner_id = ? AND sees_contacts_of <> '[]'")
      .bind(owner.userId)
      .all<{ id: string }>();
    expect(results.map((row) => row.id)).toEqual(winner?.card === "successor" ? [winner.successor] : []);
    const audited = await platform.db.$client
      .prepare("SELECT count(*) AS n FROM audit_log WHERE action = 'leaving.decide' AND thing = ?")
      .bind(id)
      .first<{ n: number }>();
    expect(audited?.n).toBe(1);
  });

  test("and a removal at once with it leave one of them made, and the member out", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver, successor } = from;
    const hand = chosen({ card: "successor", successor: successor.id });
    const made = await Promise.allSettled(
      [hand, chosen({ card: "retire" }), hand, chosen({})].map((choice) =>
        removeAndDecide(platform, owner, leaver.id, choice),
      ),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listLeavings(platform, owner)).toHaveLength(1);
    await expect(getCard(platform, leaver.actor, from.card.hash)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("and its undo, many at once: it is undone once, and what is left is one of both states", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver, successor, card } = from;
    await leaveBy("left", from, KEPT_AS_IT_IS);
    const { id } = await leavingOf(from);
    const hand = chosen({ card: "successor", successor: successor.id });
    await decideLeaving(platform, owner, id, hand);
    const made = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 ? undoLeaving(platform, owner, id) : decideLeaving(platform, owner, id, hand),
      ),
    );
    for (const one of made)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "conflict" });
    const [now] = await listLeavings(platform, owner);
    const held = (await getCard(platform, owner, card.hash)).card.member?.id;
    expect(held).toBe(now?.decided ? successor.id : undefined);
    await expect(getCard(platform, leaver.actor, card.hash)).rejects.toMatchObject({ code: "not_found" });
  });

  test("invites a successor who is not in the team; undone, the invitation is taken back", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver, card } = from;
    const invite = "new@successor.example";
    await leaveBy("removed", from, chosen({ card: "successor", invite, seesEarlier: true }));
    expect((await getCard(platform, owner, card.hash)).card.member).toMatchObject({
      email: invite,
      state: "invited",
    });
    await undoLeaving(platform, owner, (await leavingOf(from)).id);
    expect((await getCard(platform, owner, card.hash)).card.member).toMatchObject({ id: leaver.id });
    const { items } = await listMembers(platform, owner, {}, PAGE);
    expect(items.some(({ email }) => email === invite)).toBe(false);
  });

  test("names who and what there is: strangers, the leaver and others' pages are not", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver, successor } = from;
    const elsewhere = await teamWithLeaver();
    const refused = { code: "not_found" };
    const decisions: Partial<LeavingChoice>[] = [
      { card: "successor", successor: leaver.id },
      { card: "successor", successor: elsewhere.successor.id },
      { codes: "page", page: elsewhere.page.id },
      { codes: "card", successor: elsewhere.successor.id },
    ];
    for (const choice of decisions)
      await expect(removeAndDecide(platform, owner, leaver.id, chosen(choice))).rejects.toMatchObject(
        refused,
      );
    await expect(
      removeAndDecide(platform, owner, leaver.id, chosen({ codes: "card", successor: successor.id })),
    ).rejects.toMatchObject({ code: "conflict", messageKey: "successorNoCard" });
    expect((await getCard(platform, leaver.actor, from.card.hash)).card.hash).toBe(from.card.hash);
    await leaveBy("left", from, KEPT_AS_IT_IS);
    const { id } = await leavingOf(from);
    for (const actor of [elsewhere.owner, leaver.actor, successor.actor, await testActor(platform)]) {
      await expect(decideLeaving(platform, actor, id, KEPT_AS_IT_IS)).rejects.toMatchObject(refused);
      await expect(undoLeaving(platform, actor, id)).rejects.toMatchObject(refused);
      await expect(removeAndDecide(platform, actor, successor.id, KEPT_AS_IT_IS)).rejects.toMatchObject(
        refused,
      );
      expect((await listLeavings(platform, actor)).some((one) => one.id === id)).toBe(false);
    }
  });

  test("is told: the owner who left, the successor of the card, and who was removed", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver, successor } = from;
    await leaveBy("left", from, KEPT_AS_IT_IS);
    const { items } = await listNotifications(platform, owner, PAGE);
    const { id } = await leavingOf(from);
    expect(items.find(({ kind }) => kind === "left")).toMatchObject({
      payload: { name: "Test", leaving: id },
    });
    await decideLeaving(
      platform,
      owner,
      id,
      chosen({ card: "successor", successor: successor.id, offersExport: true }),
    );
    expect(await toldTo(platform, successor.actor)).toContain("cardAssigned");
    expect(await toldTo(platform, leaver.actor)).toContain("contactsOffered");
    await undoLeaving(platform, owner, id);
    expect(await toldTo(platform, successor.actor)).toContain("cardUnassigned");
  });

  test("hands the card over as it is: the pass has the new name once the successor edits it", async () => {
    const from = await teamWithLeaver();
    const { platform, successor, card } = from;
    await leaveBy("removed", from, chosen({ card: "successor", successor: successor.id }));
    expect((await seenBy(from)).pass).toBe("valid, Ada");
    await updateCard(platform, successor.actor, card.hash, { header: "Grace" });
    expect((await seenBy(from)).pass).toBe("valid, Grace");
  });
});

describe("codes that were led elsewhere", () => {
  test("lead back when what they lead to is gone, and to the card once somebody has it again", async () => {
    const from = await teamWithLeaver({ successorHasCard: true });
    const { platform, owner, card, own, page } = from;
    const both = (place: string) => [`302 ${place}`, `302 ${place}`];
    await leaveBy("removed", from, chosen({ codes: "card", successor: from.successor.id }));
    expect((await seenBy(from)).scanner).toEqual(both("successor's card"));
    await deleteCard(platform, owner, own?.hash ?? "");
    expect((await seenBy(from)).scanner).toEqual(both("their card"));
    const second = await joined(platform, owner, { card: card.hash });
    await removeAndDecide(platform, owner, second.id, chosen({ codes: "page", page: page.id }));
    expect((await seenBy(from)).scanner).toEqual(both("page"));
    await unpublishPage(platform, owner, page.id);
    expect((await seenBy(from)).scanner).toEqual(both("their card"));
    const third = await joined(platform, owner);
    await assignCard(platform, owner, card.hash, { email: third.email, permission: "edit" });
    const { results } = await platform.db.$client
      .prepare(
        "SELECT code FROM codes WHERE card_id = ? AND (leads_to_card IS NOT NULL OR leads_to_page IS NOT NULL)",
      )
      .bind(card.id)
      .all();
    expect(results).toEqual([]);
  });
});

describe("an undo", () => {
  test("is refused after a day, twice, and where somebody else has the card", async () => {
    const late = await teamWithLeaver();
    await leaveBy("removed", late, KEPT_AS_IT_IS);
    const { id } = await leavingOf(late);
    late.platform.travel(DAY_MS + 1_000);
    expect(await listLeavings(late.platform, late.owner)).toEqual([]);
    await expect(undoLeaving(late.platform, late.owner, id)).rejects.toMatchObject({
      code: "gone",
      messageKey: "leavingUndoOver",
    });

    const taken = await teamWithLeaver();
    const { platform, owner, successor, card } = taken;
    await leaveBy("removed", taken, KEPT_AS_IT_IS);
    const leaving = await leavingOf(taken);
    await assignCard(platform, owner, card.hash, { email: successor.email, permission: "edit" });
    const refused = { code: "conflict", messageKey: "leavingCardTaken" };
    await expect(undoLeaving(platform, owner, leaving.id)).rejects.toMatchObject(refused);
    await unassignCard(platform, owner, card.hash);
    await undoLeaving(platform, owner, leaving.id);
    await expect(undoLeaving(platform, owner, leaving.id)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "leavingUndone",
    });
  });

  test("gives the card back with its codes, also those that a later decision led elsewhere", async () => {
    const from = await teamWithLeaver({ successorHasCard: true });
    const { platform, owner, card, own } = from;
    const scanned = (await seenBy(from)).scanner;
    await leaveBy("removed", from, KEPT_AS_IT_IS);
    const { id } = await leavingOf(from);
    const between = await joined(platform, owner, { card: card.hash });
    const elsewhere = chosen({ codes: "card", successor: from.successor.id });
    await removeAndDecide(platform, owner, between.id, elsewhere);
    expect(own).toBeDefined();
    expect((await seenBy(from)).scanner).not.toEqual(scanned);
    await undoLeaving(platform, owner, id);
    expect((await seenBy(from)).scanner).toEqual(scanned);
  });

  test("is refused where the seat of a retired card is used", async () => {
    const from = await teamWithLeaver({ seats: 1 });
    const { platform, owner } = from;
    await leaveBy("removed", from, chosen({ card: "retire" }));
    const { createCard } = await import("~/server/services/cards/create-card.server");
    const { newCard } = await import("../support/teams");
    const { card } = await createCard(platform, owner, newCard());
    const { id } = await leavingOf(from);
    await expect(undoLeaving(platform, owner, id)).rejects.toMatchObject({ code: "limit_reached" });
    await deleteCard(platform, owner, card.hash);
    await undoLeaving(platform, owner, id);
    expect((await seenBy(from)).leaver.cards).toEqual(["Leaver's card"]);
  });

  test("is refused where who was removed was invited again, or deleted their account in between", async () => {
    const again = await teamWithLeaver();
    await leaveBy("removed", again, KEPT_AS_IT_IS);
    const first = await leavingOf(again);
    await inviteMember(again.platform, again.owner, { email: again.leaver.email, permission: "edit" });
    await expect(undoLeaving(again.platform, again.owner, first.id)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "alreadyInvited",
    });
    const gone = await teamWithLeaver();
    const { platform, owner, leaver } = gone;
    await leaveBy("removed", gone, chosen({ card: "retire", offersExport: true }));
    const second = await leavingOf(gone);
    const email = await emailOf(platform, leaver.actor);
    await deleteAccount(platform, { ...leaver.actor, confirmedAt: platform.now() }, { email });
    await expect(undoLeaving(platform, owner, second.id)).rejects.toMatchObject({
      code: "conflict",
      messageKey: "leavingNoReturn",
    });
    expect((await seenBy(gone)).pass).toBe("void, Ada");
  });

  test("gives the permission back that was, and who was removed twice is told twice", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver } = from;
    for (const _ of [1, 2]) {
      await removeMember(platform, owner, leaver.id);
      await undoLeaving(platform, owner, (await leavingOf(from)).id);
    }
    const { items } = await listMembers(platform, owner, {}, PAGE);
    expect(items.find(({ id }) => id === leaver.id)).toMatchObject({ permission: "create_delete" });
    const told = await toldTo(platform, leaver.actor);
    expect([told.filter((kind) => kind === "removed"), told.filter((kind) => kind === "rejoined")]).toEqual([
      ["removed", "removed"],
      ["rejoined", "rejoined"],
    ]);
  });
});

describe("who deletes their account", () => {
  test("leaves the card to its owner's decision, also once they are erased, without a name or a file to offer", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver, successor } = from;
    await leaveBy("deleted", from, KEPT_AS_IT_IS);
    const payload = { userId: leaver.actor.userId, phase: "now" as const, run: 0 };
    await eraseAccount(platform, payload);
    const leaving = await leavingOf(from);
    expect(leaving).toMatchObject({ cause: "deleted", hasAccount: false, card: { hash: from.card.hash } });
    await expect(
      decideLeaving(platform, owner, leaving.id, chosen({ offersExport: true })),
    ).rejects.toMatchObject({ code: "invalid", field: "offersExport" });
    const hand = chosen({ card: "successor", successor: successor.id, seesEarlier: true });
    await decideLeaving(platform, owner, leaving.id, hand);
    expect((await seenBy(from)).successor).toEqual({ cards: ["Leaver's card"], contacts: ["Earlier"] });
  });

  test("and owns a team reads whose cards go, says so, and the members are told", async () => {
    const from = await teamWithLeaver({ successorHasCard: true });
    const { platform, owner, leaver, successor } = from;
    expect(await getLeavingSummary(platform, owner)).toMatchObject({
      memberCount: 2,
      members: [{ name: "Test" }, { name: "Test" }],
    });
    const email = await emailOf(platform, owner);
    const confirmed = { ...owner, confirmedAt: platform.now() };
    await expect(deleteAccount(platform, confirmed, { email })).rejects.toMatchObject({
      code: "invalid",
      field: "endsTeam",
    });
    expect((await seenBy(from)).leaver.cards).toEqual(["Leaver's card"]);
    await deleteAccount(platform, confirmed, { email, endsTeam: true });
    for (const { actor } of [leaver, successor]) {
      expect(await toldTo(platform, actor)).toContain("teamEnded");
      expect((await listCards(platform, actor, PAGE)).items).toEqual([]);
      const { results } = await platform.db.$client
        .prepare(
          "SELECT name, state FROM outbox WHERE shard = ? AND name = 'mailNotification' AND payload LIKE ?",
        )
        .bind(actor.userId, "%ntf_%")
        .all();
      expect(results.length).toBeGreaterThan(0);
    }
  });
});

describe("contacts", () => {
  test("of a file that is offered are those that were met, for 14 days, to who met them alone", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver, successor, card } = from;
    const elsewhere = newId("cnt");
    const consent = { text: "Yes", version: "1", locale: "en" as const, at: platform.now().toISOString() };
    await leaveBy(
      "removed",
      from,
      chosen({ card: "successor", successor: successor.id, offersExport: true }),
    );
    const stored = {
      ownerId: owner.userId,
      pageId: "",
      source: "card" as const,
      consent,
      createdAt: platform.now(),
    };
    await writeAll(platform.db, [
      insertContact({ ...stored, id: elsewhere, cardId: card.id, name: "Elsewhere" }),
    ]);
    expect((await seenBy(from)).leaver.offered).toEqual(["Earlier"]);
    const [offer] = await listOffers(platform, leaver.actor);
    expect(offer).toMatchObject({ team: "Test" });
    const [met] = (await listContacts(platform, owner, { search: "earl" }, PAGE)).items;
    await changeContact(platform, owner, met?.id ?? "", { note: "Ours alone", tags: ["inner"] });
    for (const kind of ["csv", "vcf"] as const) {
      const format =
        kind === "csv"
          ? { format: kind, kind: "spreadsheet" as const }
          : { format: kind, language: "en" as const };
      const text = await new Response(
        (await exportOffered(platform, leaver.actor, offer?.id ?? "", format)).body,
      ).text();
      expect(text).toContain("Earlier");
      expect(text).not.toMatch(/Ours alone|inner/);
    }
    const kind = { format: "vcf", language: "en" } as const;
    for (const actor of [successor.actor, owner, await testActor(platform)])
      await expect(exportOffered(platform, actor, offer?.id ?? "", kind)).rejects.toMatchObject({
        code: "not_found",
      });
    platform.travel(LEAVING_EXPORT_MS + 1_000);
    expect(await listOffers(platform, leaver.actor)).toEqual([]);
    await expect(exportOffered(platform, leaver.actor, offer?.id ?? "", kind)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("of before are the successor's to find, open and note where the owner ticked it, down a line of successors", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, successor, card } = from;
    await leaveBy("removed", from, chosen({ card: "successor", successor: successor.id, seesEarlier: true }));
    const filter = { team: owner.userId };
    const [earlier] = (await listContacts(platform, successor.actor, { ...filter, search: "earl" }, PAGE))
      .items;
    expect(earlier?.name).toBe("Earlier");
    expect(await getContact(platform, successor.actor, earlier?.id ?? "")).toMatchObject({ seenTimes: 1 });
    expect(await changeContact(platform, successor.actor, earlier?.id ?? "", { note: "Hi" })).toMatchObject({
      note: "Hi",
    });
    await meet(platform, owner, card.id, "Later");
    const third = await joined(platform, owner);
    const next = chosen({ card: "successor", successor: third.id, seesEarlier: true });
    await removeAndDecide(platform, owner, successor.id, next);
    const names = async (actor: UserActor) =>
      (await listContacts(platform, actor, filter, PAGE)).items.map(({ name }) => name);
    expect(await names(third.actor)).toEqual(["Later", "Earlier"]);
    await expect(getContact(platform, successor.actor, earlier?.id ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("of who is back are nobody else's again, also where they were handed on since", async () => {
    const from = await teamWithLeaver();
    const { platform, owner, leaver, successor, card } = from;
    await leaveBy("removed", from, chosen({ card: "successor", successor: successor.id, seesEarlier: true }));
    const { id } = await leavingOf(from);
    const third = await joined(platform, owner);
    await removeAndDecide(
      platform,
      owner,
      successor.id,
      chosen({ card: "keep", successor: third.id, seesEarlier: true }),
    );
    const filter = { team: owner.userId };
    const seen = async () => (await listContacts(platform, third.actor, filter, PAGE)).items;
    const [contact] = await seen();
    expect(contact?.name).toBe("Earlier");
    await undoLeaving(platform, owner, id);
    await meet(platform, owner, card.id, "After");
    expect(await seen()).toEqual([]);
    await expect(getContact(platform, third.actor, contact?.id ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await listContacts(platform, leaver.actor, filter, PAGE)).items).toHaveLength(2);
    // After another removal without that option the contacts are not shown to others.
    await removeAndDecide(platform, owner, leaver.id, KEPT_AS_IT_IS);
    expect(await seen()).toEqual([]);
  });

  test("that the owner shows as one are each in the list of the member who met them", async () => {
    const from = await teamWithLeaver({ successorHasCard: true });
    const { platform, owner, leaver, successor, card, own } = from;
    const consent = { text: "Yes", version: "1", locale: "en" as const, at: platform.now().toISOString() };
    const stored = {
      ownerId: owner.userId,
      pageId: "",
      source: "card" as const,
      consent,
      email: "p@x.example",
    };
    const [first, second] = [newId("cnt"), newId("cnt")];
    const createdAt = platform.now();
    await writeAll(platform.db, [
      insertContact({ ...stored, id: first, createdAt, cardId: card.id, name: "Met by one" }),
      insertContact({ ...stored, id: second, createdAt, cardId: own?.id, name: "Met by two" }),
    ]);
    const names = async (actor: UserActor, filter: { team?: string; search?: string }) =>
      (await listContacts(platform, actor, filter, PAGE)).items.map(({ name }) => name);
    const team = { team: owner.userId };
    await mergeContact(platform, owner, second);
    expect(await names(owner, {})).toEqual(["Met by two", "Earlier"]);
    expect(await names(leaver.actor, team)).toEqual(["Met by one", "Earlier"]);
    expect(await names(leaver.actor, { ...team, search: "met" })).toEqual(["Met by one"]);
    expect(await names(successor.actor, team)).toEqual(["Met by two"]);
    await unmergeContact(platform, owner, second);
    expect((await names(owner, {})).sort()).toEqual(["Earlier", "Met by one", "Met by two"]);
    expect(await names(leaver.actor, team)).toEqual(["Met by one", "Earlier"]);
    expect(await names(owner, { search: "met" })).toHaveLength(2);
  });
});

test("who and what can be chosen: members with and without a card, and published pages", async () => {
  const from = await teamWithLeaver();
  const { platform, owner, leaver, successor, page } = from;
  expect(await listLeavingOptions(platform, owner)).toEqual({
    free: [{ id: successor.id, label: "Test" }],
    holders: [{ id: leaver.id, label: "Test", card: "Leaver's card" }],
    pages: [{ id: page.id, label: "A page" }],
  });
  const invited = await inviteMember(platform, owner, { email: "x@y.example", permission: "edit" });
  const { free } = await listLeavingOptions(platform, owner);
  expect(free).toContainEqual({ id: invited.id, label: "x@y.example" });
  await expect(acceptInvite(platform, successor.actor, invited.id)).rejects.toMatchObject({ code: "gone" });
});
