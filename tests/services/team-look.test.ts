import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { UserActor } from "~/domain/accounts/actor";
import { cardUpdateSchema } from "~/domain/cards/schema";
import { PLAIN_STYLE } from "~/domain/codes/style";
import { MINUTE_MS } from "~/domain/durations";
import { JOBS as JOB_DEFINITIONS } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { followersSchema, templateInputSchema } from "~/domain/team/template";
import { dueJobs } from "~/server/data/outbox.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { uploadCardImage } from "~/server/services/cards/card-images.server";
import { contactFileOf } from "~/server/services/cards/contact-file.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { listCards } from "~/server/services/cards/list-cards.server";
import { previewCard } from "~/server/services/cards/preview-card.server";
import { startWithTemplate } from "~/server/services/cards/start-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { changeCardCodes } from "~/server/services/codes/card-codes.server";
import { codeStyle } from "~/server/services/codes/code-style.server";
import { refreshPasses } from "~/server/services/passes/refresh-passes.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { assignTemplate } from "~/server/services/team/assign-template.server";
import { checkMemberImport } from "~/server/services/team/import/check-import.server";
import { templateEffect } from "~/server/services/team/template-effect.server";
import { removeTemplateImage, uploadTemplateImage } from "~/server/services/team/template-images.server";
import {
  changeTemplate,
  createTemplate,
  getTemplate,
  listOwnTemplates,
  removeTemplate,
} from "~/server/services/team/templates.server";
import { png } from "../http/images";
import { statedBy } from "../support/changes";
import { PRO, type TestPlatform, testActor } from "../support/platform";
import { joined, newCard, team } from "../support/teams";

// why: the queue's own run of a job would race with the test's.
const JOBS = { idFromName: () => ({}), get: () => ({ wake: async () => undefined }) } as never;
const JOBS_PAYLOAD = JOB_DEFINITIONS.refreshPasses.payload;

const COMPANY = { key: "firm", name: "company", label: "", value: "Analytical Engines" };

const look = (fields: Partial<z.input<typeof templateInputSchema>> = {}) =>
  templateInputSchema.parse({
    name: "House",
    backgroundColor: "#112233",
    fontColor: "#FFFFFF",
    design: 3,
    contacts: [COMPANY],
    modes: { design: "locked", colors: "locked", logo: "locked", banner: "free" },
    contactModes: { firm: "locked" },
    ...fields,
  });

type Change = z.input<typeof cardUpdateSchema>;

const update = (fields: Change) => cardUpdateSchema.parse(fields);

const followers = (who: z.input<typeof followersSchema>) => followersSchema.parse(who);

const file = (side: number) => new File([png(side, side)], "logo.png", { type: "image/png" });

/** A team with a look that a member's card follows. */
async function dressed(overrides?: Parameters<typeof team>[1]) {
  const { platform, owner, makeCard } = await team(5, overrides);
  const card = await makeCard({
    contacts: [
      { key: "own", name: "company", label: "", value: "My own firm" },
      { key: "tel", name: "phone", label: "", value: "+43 1 234" },
    ],
  });
  const member = await joined(platform, owner, { card: card.hash });
  const template = await createTemplate(platform, owner, look());
  await assignTemplate(platform, owner, template.id, followers({ cards: [card.hash] }));
  return { platform, owner, makeCard, card, member: member.actor, template };
}

const shownTo = async (platform: TestPlatform, actor: UserActor, hash: string) =>
  (await getCard(platform, actor, hash)).card;

describe("a card that follows a look", () => {
  test("shows what is locked wherever it is read, and keeps its own", async () => {
    const { platform, owner, card, member, template } = await dressed();
    const worn = { design: 3, backgroundColor: "#112233", fontColor: "#FFFFFF" };
    const contacts = [COMPANY, expect.objectContaining({ key: "tel" })];
    for (const actor of [owner, member]) {
      expect(await shownTo(platform, actor, card.hash)).toMatchObject({
        ...worn,
        contacts,
        template: {
          id: template.id,
          name: "House",
          parts: ["design", "colors"],
          contacts: ["firm"],
          kinds: ["company"],
        },
      });
      expect((await listCards(platform, actor, { limit: 10 })).items[0]).toMatchObject({ ...worn, contacts });
    }
    const visitor = await getVisitorCard(platform, card.hash);
    expect(visitor).toMatchObject({ card: { ...worn, contacts } });
    expect(visitor.subjects).toContain(`template:${template.id}`);
    const preview = await previewCard(platform, card.hash);
    expect(preview).toMatchObject(worn);
    expect(preview).not.toHaveProperty("template");
    const file = await contactFileOf(platform, card.hash);
    expect(file.kind === "file" && file.text).toContain("Analytical Engines");
    expect(file.kind === "file" && file.text).not.toContain("My own firm");
    await assignTemplate(platform, owner, template.id, followers({ all: true, follows: false }));
    const own = await shownTo(platform, member, card.hash);
    expect(own).toMatchObject({ design: 1, backgroundColor: "#FFFFFF" });
    expect(own.contacts.map(({ value }) => value)).toEqual(["My own firm", "+43 1 234"]);
    expect(own.template).toBeUndefined();
  });

  test("is changed by one write to the look and one fact, whatever follows it", async () => {
    const { platform, owner, makeCard, template } = await dressed();
    for (let i = 0; i < 3; i++) await makeCard();
    await assignTemplate(platform, owner, template.id, followers({ all: true }));
    const facts = await statedBy(platform.db, () =>
      changeTemplate(platform, owner, template.id, look({ backgroundColor: "#400000" })),
    );
    expect(facts).toEqual([`template ${template.id}`]);
    const { items } = await listCards(platform, owner, { limit: 10 });
    expect(items.map(({ backgroundColor }) => backgroundColor)).toEqual(Array(4).fill("#400000"));
  });

  test("takes its logo from it, on codes too, and a change of it is one fact", async () => {
    const { platform, owner, card, template } = await dressed();
    const [code] = await changeCardCodes(platform, owner, card.hash, {
      intent: "make",
      name: "Fair",
      style: { ...PLAIN_STYLE, hasLogo: true },
    }).then((codes) => codes.filter(({ isFirst }) => !isFirst));
    expect(await codeStyle(platform, code?.code ?? "")).toMatchObject({ logo: null });
    const facts = await statedBy(platform.db, () =>
      uploadTemplateImage(platform, owner, template.id, "logo", file(64)),
    );
    expect(facts).toEqual([`template ${template.id}`]);
    const { logo, template: follows } = await shownTo(platform, owner, card.hash);
    expect(logo).toBe((await getTemplate(platform, owner, template.id)).logo);
    expect(follows?.parts).toContain("logo");
    expect(await codeStyle(platform, code?.code ?? "")).toMatchObject({ logo: expect.any(String) });
    expect((await codeStyle(platform, code?.code ?? "")).subjects).toContain(`template:${template.id}`);
    await expect(uploadCardImage(platform, owner, card.hash, "logo", file(32))).rejects.toMatchObject({
      code: "forbidden",
      field: "logo",
    });
    expect(await removeTemplateImage(platform, owner, template.id, "logo")).toBe(true);
    expect((await shownTo(platform, owner, card.hash)).logo).toBeUndefined();
  });
});

describe("a locked field that is sent", () => {
  test("is ignored where it says what was read, and what is hidden stays", async () => {
    const { platform, owner, card, member, template } = await dressed();
    const read = await shownTo(platform, member, card.hash);
    const { backgroundColor, contacts } = read;
    await updateCard(platform, member, card.hash, update({ header: "New", backgroundColor, contacts }));
    expect((await shownTo(platform, member, card.hash)).header).toBe("New");
    await assignTemplate(platform, owner, template.id, followers({ cards: [card.id], follows: false }));
    const own = await shownTo(platform, member, card.hash);
    expect(own.contacts.map(({ value }) => value)).toEqual(["My own firm", "+43 1 234"]);
    expect(own.backgroundColor).toBe("#FFFFFF");
  });

  test("is refused where it says anything else, also of the owner", async () => {
    const { platform, owner, card, member } = await dressed();
    const { contacts } = await shownTo(platform, member, card.hash);
    const changes: [Change, string][] = [
      [{ backgroundColor: "#FF0000" }, "backgroundColor"],
      [{ design: 5 }, "design"],
      [{ contacts: contacts.map((one) => ({ ...one, value: "+1 555 0100" })) }, "contacts.0.value"],
      [{ contacts: contacts.slice(1) }, "contacts"],
      [
        { contacts: [...contacts, { name: "company", label: "", value: "Another" }] },
        `contacts.${contacts.length}.name`,
      ],
    ];
    for (const actor of [owner, member])
      for (const [change, field] of changes)
        await expect(updateCard(platform, actor, card.hash, update(change))).rejects.toMatchObject({
          code: "forbidden",
          messageKey: "fieldLocked",
          field,
        });
  });

  test("leaves nothing behind that comes up when the card follows the look no longer", async () => {
    const { platform, owner, card, member, template } = await dressed();
    const [firm] = (await shownTo(platform, member, card.hash)).contacts;
    for (const key of ["tel", "own"]) {
      const contacts = [firm, { key, name: "company", label: "", value: "Evil Corp" }] as Change["contacts"];
      await expect(updateCard(platform, member, card.hash, update({ contacts }))).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    await assignTemplate(platform, owner, template.id, followers({ all: true, follows: false }));
    const { contacts } = await shownTo(platform, member, card.hash);
    expect(contacts.map(({ value }) => value)).toEqual(["My own firm", "+43 1 234"]);
  });

  test("of a card as it was before the lock does no harm", async () => {
    const { platform, card, member } = await dressed();
    const own = [
      { key: "own", name: "company", label: "", value: "My own firm" },
      { key: "tel", name: "phone", label: "", value: "+43 1 234" },
    ];
    const old = update({ header: "Old", design: 1, backgroundColor: "#FFFFFF", contacts: own });
    expect((await updateCard(platform, member, card.hash, old)).card).toMatchObject({
      header: "Old",
      design: 3,
    });
  });
});

describe("prefilled values", () => {
  test("fill what is empty when a card begins to follow, and are the card's own then", async () => {
    const { platform, owner, makeCard } = await team();
    const own = await makeCard({ design: 2 });
    const input = look({
      modes: { design: "prefilled", colors: "prefilled", logo: "prefilled", banner: "free" },
      contactModes: { firm: "prefilled" },
    });
    const template = await createTemplate(platform, owner, input);
    await uploadTemplateImage(platform, owner, template.id, "logo", file(64));
    expect(await assignTemplate(platform, owner, template.id, followers({ all: true }))).toEqual({
      cards: 1,
    });
    const { logo } = await getTemplate(platform, owner, template.id);
    const filled = await shownTo(platform, owner, own.hash);
    expect(filled).toMatchObject({ design: 2, backgroundColor: "#112233", logo });
    expect(filled.contacts.find(({ name }) => name === "company")?.value).toBe("Analytical Engines");
    await updateCard(platform, owner, own.hash, update({ backgroundColor: "#00FF00" }));
    await changeTemplate(platform, owner, template.id, look({ ...input, backgroundColor: "#0000FF" }));
    expect(await shownTo(platform, owner, own.hash)).toMatchObject({ backgroundColor: "#00FF00" });
  });
});

describe("a new card", () => {
  test("of a member follows the default look, and of the owner the one that is named", async () => {
    const { platform, owner } = await team();
    const first = await createTemplate(platform, owner, look({ isDefault: true }));
    const second = await createTemplate(platform, owner, look({ name: "Other", isDefault: true, design: 4 }));
    expect((await listOwnTemplates(platform, owner)).map(({ isDefault }) => isDefault)).toEqual([
      false,
      true,
    ]);
    const { actor } = await joined(platform, owner, { permission: "create_delete" });
    const made = (await createCard(platform, actor, newCard(), { team: owner.userId })).card;
    expect(made).toMatchObject({ design: 4, template: { id: second.id } });
    const named = (await createCard(platform, owner, newCard(), { template: first.id })).card;
    expect(named).toMatchObject({ design: 3, template: { id: first.id } });
    expect((await createCard(platform, owner, newCard())).card.template).toBeUndefined();
    // What is made for a member begins with it, and a file of people shows it.
    expect((await startWithTemplate(platform, owner, null)).template).toMatchObject({ id: second.id });
    const { cards } = await checkMemberImport(platform, owner, { text: "Name\nGrace Hopper" });
    expect(cards).toEqual([
      expect.objectContaining({
        header: "Grace Hopper",
        ...{ design: 4, backgroundColor: "#112233", fontColor: "#FFFFFF" },
        contacts: expect.arrayContaining([expect.objectContaining({ value: COMPANY.value })]),
      }),
    ]);
    const copy = (await duplicateCard(platform, owner, named.id)).card;
    expect(copy).toMatchObject({ design: 3, template: { id: first.id } });
    const { actor: evil } = await joined(platform, owner, { permission: "create_delete" });
    const contacts = [{ key: "mine", name: "company", label: "", value: "Evil Corp" }];
    await expect(
      createCard(platform, evil, newCard({ contacts }), { team: owner.userId }),
    ).rejects.toMatchObject({ code: "forbidden", field: "contacts.0.name" });
    await expect(
      createCard(platform, owner, newCard({ backgroundColor: "#ABCDEF" }), { template: first.id }),
    ).rejects.toMatchObject({ code: "forbidden", field: "backgroundColor" });
  });
});

describe("a look", () => {
  test("keeps the text readable on the background", async () => {
    const { platform, owner } = await team();
    const input = look({ backgroundColor: "#FFFFFF", fontColor: "#FFFF00" });
    expect((await createTemplate(platform, owner, input)).fontColor).toBe("#000000");
  });

  test("is its owner's alone, of as many as a team may have", async () => {
    const { platform, owner, template, member } = await dressed();
    for (const actor of [member, await testActor(platform, PRO)]) {
      await expect(getTemplate(platform, actor, template.id)).rejects.toMatchObject({ code: "not_found" });
      const changed = actor === member ? "payment_required" : "not_found";
      await expect(changeTemplate(platform, actor, template.id, look())).rejects.toMatchObject({
        code: changed,
      });
    }
    for (let n = 1; n < 20; n++) await createTemplate(platform, owner, look());
    await expect(createTemplate(platform, owner, look())).rejects.toMatchObject({
      messageKey: "templateLimit",
    });
  });

  test("stays in effect when the plan is over, and nothing of it can be changed", async () => {
    const { platform, owner, card, template, member } = await dressed();
    const endsAt = new Date(platform.now().getTime() - 1000);
    await upsertEntitlement(platform.db, {
      userId: owner.userId,
      ...PRO,
      seats: 5,
      status: "expired",
      endsAt,
      updatedAt: platform.now(),
    });
    const over = { ...owner, plan: { ...owner.plan, status: "expired" as const, endsAt } };
    expect(await shownTo(platform, member, card.hash)).toMatchObject({
      design: 3,
      backgroundColor: "#112233",
    });
    const tries = [
      () => changeTemplate(platform, over, template.id, look()),
      () => removeTemplate(platform, over, template.id),
      () => createTemplate(platform, over, look()),
      () => assignTemplate(platform, over, template.id, followers({ all: true })),
      () => uploadTemplateImage(platform, over, template.id, "logo", file(8)),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: "payment_required" });
  });

  test("is saved by nobody over a newer version", async () => {
    const { platform, owner, template } = await dressed();
    await changeTemplate(platform, owner, template.id, look({ name: "New" }), template.version);
    await expect(
      changeTemplate(platform, owner, template.id, look(), template.version),
    ).rejects.toMatchObject({ code: "precondition_failed" });
  });

  test("is the only default after saves at once, and stays it where another's save is refused", async () => {
    const { platform, owner } = await team();
    const make = (name: string) => createTemplate(platform, owner, look({ name }));
    const made = [await make("One"), await make("Two"), await make("Three")] as const;
    const defaults = async () =>
      (await listOwnTemplates(platform, owner)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    const [one, two] = made;
    const ask = (id: string, version?: number) =>
      changeTemplate(platform, owner, id, look({ isDefault: true }), version);
    for (let round = 0; round < 3; round++) {
      await Promise.all(made.map(({ id }) => ask(id)));
      expect(await defaults()).toHaveLength(1);
    }
    await ask(one.id);
    await expect(ask(two.id, two.version)).rejects.toMatchObject({ code: "precondition_failed" });
    expect(await defaults()).toEqual([one.id]);
    for (let n = made.length; n < LIMITS.templates; n++) await make("More");
    await expect(createTemplate(platform, owner, look({ isDefault: true }))).rejects.toMatchObject({
      messageKey: "templateLimit",
    });
    expect(await defaults()).toEqual([one.id]);
  });

  test("that is the default already ends another that is it too", async () => {
    const { platform, owner } = await team();
    const one = await createTemplate(platform, owner, look({ isDefault: true }));
    const two = await createTemplate(platform, owner, look());
    await platform.db.$client
      .prepare(
        "UPDATE card_templates SET content = json_set(content, '$.isDefault', json('true')) WHERE id = ?1",
      )
      .bind(two.id)
      .run();
    await changeTemplate(platform, owner, two.id, look({ isDefault: true }));
    expect((await getTemplate(platform, owner, one.id)).isDefault).toBe(false);
  });

  test("leaves cards with their own values when it is removed", async () => {
    const { platform, owner, card, template } = await dressed();
    await removeTemplate(platform, owner, template.id);
    expect(await shownTo(platform, owner, card.hash)).toMatchObject({
      design: 1,
      backgroundColor: "#FFFFFF",
    });
    await expect(getTemplate(platform, owner, template.id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("what a change touches", () => {
  test("is told with cards, phones and three of the cards as they are without it", async () => {
    const { platform, owner, makeCard, card, template } = await dressed();
    for (let i = 0; i < 3; i++) await makeCard();
    await assignTemplate(platform, owner, template.id, followers({ all: true }));
    await hold(platform, card.id);
    const effect = await templateEffect(platform, owner, template.id);
    expect(effect).toMatchObject({ cards: 4, phones: 2 });
    expect(await getTemplate(platform, owner, template.id)).toMatchObject({ cards: 4 });
    expect(effect.samples).toHaveLength(3);
    expect(effect.samples[0]).toMatchObject({ hash: card.hash, design: 1 });
  });

  test("has every pass told by one job a card, spread over minutes", async () => {
    const { platform, owner, makeCard, template } = await dressed({ JOBS });
    const ids = [];
    for (let n = 0; n < 4; n++) ids.push((await makeCard()).id);
    await assignTemplate(platform, owner, template.id, followers({ cards: ids }));
    for (const id of ids) await hold(platform, id);
    await platform.drain();
    await platform.db.$client.prepare("DELETE FROM outbox WHERE shard = ?1").bind(owner.userId).run();
    await changeTemplate(platform, owner, template.id, look({ design: 6 }));
    await platform.drain();
    const jobs = () => jobsOf(platform, owner.userId);
    const [refresh] = await jobs();
    expect(await jobs()).toMatchObject([{ name: "refreshPasses" }]);
    await refreshPasses(platform, JOBS_PAYLOAD.parse(JSON.parse(refresh?.payload ?? "{}")));
    const told = (await jobs()).filter(({ name }) => name !== "refreshPasses");
    expect(told.map(({ name }) => name)).toEqual([
      ...Array(4).fill("pushPass"),
      ...Array(4).fill("syncGooglePass"),
    ]);
    expect(new Set(told.map(({ payload }) => JSON.parse(payload).cardId))).toEqual(new Set(ids));
    await refreshPasses(platform, JOBS_PAYLOAD.parse(JSON.parse(refresh?.payload ?? "{}")));
    expect(await jobs()).toHaveLength(9);
  });

  test("has the saves of a minute told by one job, and a card that has not changed since by none", async () => {
    const { platform, owner, card, template } = await dressed({ JOBS });
    await hold(platform, card.id);
    await platform.drain();
    await platform.db.$client.prepare("DELETE FROM outbox WHERE shard = ?1").bind(owner.userId).run();
    platform.travel(MINUTE_MS - (platform.now().getTime() % MINUTE_MS));
    platform.freeze();
    const save = async (design: number) => {
      await changeTemplate(platform, owner, template.id, look({ design }));
      await platform.drain();
    };
    const named = async (wanted: string) =>
      (await jobsOf(platform, owner.userId)).filter(({ name }) => name === wanted);
    for (const design of [2, 4, 5, 6]) await save(design);
    await uploadTemplateImage(platform, owner, template.id, "logo", file(64));
    await platform.drain();
    const [first, ...more] = await named("refreshPasses");
    expect(more).toEqual([]);
    expect(await dueJobs(platform.db, owner.userId, platform.now(), 10)).toEqual([]);
    platform.travel(MINUTE_MS);
    await save(3);
    const [, second] = await named("refreshPasses");
    platform.travel(2 * MINUTE_MS);
    expect(await dueJobs(platform.db, owner.userId, platform.now(), 10)).toHaveLength(2);
    const shown = await getVisitorCard(platform, card.hash);
    for (const job of [first, second]) {
      await refreshPasses(platform, JOBS_PAYLOAD.parse(JSON.parse(job?.payload ?? "{}")));
      const [sync, ...others] = await named("syncGooglePass");
      expect([JSON.parse(sync?.payload ?? "{}"), others]).toEqual([
        { cardId: card.id, revision: String(shown.version) },
        [],
      ]);
    }
    await platform.db.$client
      .prepare("UPDATE google_passes SET version = ?2 WHERE card_id = ?1")
      .bind(card.id, shown.version)
      .run();
    await platform.db.$client.prepare("DELETE FROM outbox WHERE shard = ?1").bind(owner.userId).run();
    await refreshPasses(platform, JOBS_PAYLOAD.parse(JSON.parse(second?.payload ?? "{}")));
    expect(await named("syncGooglePass")).toEqual([]);
  });

  test("is a later version of each card, whether it follows a look, another or none", async () => {
    const { platform, owner, card, template } = await dressed();
    const versionOf = async () => {
      const shown = await getVisitorCard(platform, card.hash);
      return shown.version ?? 0;
    };
    const other = await createTemplate(platform, owner, look({ name: "Other" }));
    const seen = [await versionOf()];
    const steps = [
      () => changeTemplate(platform, owner, template.id, look({ design: 6 })),
      () => assignTemplate(platform, owner, other.id, followers({ all: true })),
      () => assignTemplate(platform, owner, other.id, followers({ all: true, follows: false })),
      () => assignTemplate(platform, owner, template.id, followers({ all: true })),
      () => removeTemplate(platform, owner, template.id),
    ];
    for (const step of steps) {
      await step();
      seen.push(await versionOf());
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  });
});

const jobsOf = async (platform: TestPlatform, shard: string) =>
  (
    await platform.db.$client
      .prepare("SELECT name, payload FROM outbox WHERE shard = ?1 ORDER BY name")
      .bind(shard)
      .all<{ name: string; payload: string }>()
  ).results;

/** Puts a card's pass on a phone and at Google. */
async function hold(platform: TestPlatform, cardId: string): Promise<void> {
  const run = (query: string, ...values: unknown[]) =>
    platform.db.$client
      .prepare(query)
      .bind(...values)
      .run();
  await run("INSERT INTO pass_registrations VALUES (?1, ?2, 0)", `phone-${cardId}`, cardId);
  await run("INSERT INTO google_passes VALUES (?1, 'active', 1, 0)", cardId);
}
