import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { cardInputSchema, cardUpdateSchema } from "~/domain/cards/schema";
import { consentVersion } from "~/domain/contacts/consent";
import { i18nFor } from "~/i18n/instances";
import { writeAll } from "~/server/data/batch.server";
import { insertContact, type NewContact } from "~/server/data/contacts.server";
import { upsertEntitlement } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { duplicateCard } from "~/server/services/cards/duplicate-card.server";
import { getCard } from "~/server/services/cards/get-card.server";
import { updateCard } from "~/server/services/cards/update-card.server";
import { findCardForm, findFormCard } from "~/server/services/contacts/find-contact-form.server";
import { storeContact } from "~/server/services/contacts/store-contact.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { postedAt } from "../support/contact-forms";
import { setEnabled } from "../support/enabled";
import { listOwnContacts } from "../support/own-contacts";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const plain = { title: "Mine", header: "Ada Lovelace" };
const codeOf = (url: string) => url.split("/").at(-1) ?? "";
const words = i18nFor("de").t("site:form.consent");
const agreed = { consent: "on", consentVersion: consentVersion(words) };

async function ownerWithCard(platform: TestPlatform, more: object = {}) {
  const actor = await testActor(platform, PRO);
  const { card } = await createCard(platform, actor, cardInputSchema.parse({ ...plain, ...more }));
  return { actor, card };
}

const isGone = (platform: TestPlatform, hash: string) =>
  expect(findFormCard(platform, hash)).rejects.toMatchObject({ code: "not_found" });

describe("a card", () => {
  test("takes details where it is new, and none where it was stored before it could", async () => {
    const platform = testPlatform();
    const { actor, card } = await ownerWithCard(platform);
    expect(card.takesDetails).toBe(true);
    expect(await getVisitorCard(platform, card.hash)).toMatchObject({ formId: card.id });
    await platform.db.$client
      .prepare("UPDATE cards SET content = json_remove(content, '$.takesDetails') WHERE id = ?")
      .bind(card.id)
      .run();
    expect((await getCard(platform, actor, card.id)).card.takesDetails).toBe(false);
    expect(await getVisitorCard(platform, card.hash)).not.toHaveProperty("formId");
    await isGone(platform, card.hash);
    expect((await duplicateCard(platform, actor, card.hash)).card.takesDetails).toBe(false);
    const renamed = await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ header: "Ada" }));
    expect(renamed.card.takesDetails).toBe(false);
    await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ takesDetails: true }));
    expect(await findFormCard(platform, card.hash)).toMatchObject({
      source: "card",
      id: card.id,
      title: "Ada",
    });
  });

  test("may say that it does in a free account too, and takes none there", async () => {
    const platform = testPlatform();
    const actor = await testActor(platform);
    const { card } = await createCard(platform, actor, cardInputSchema.parse(plain));
    expect(card.takesDetails).toBe(true);
    expect(await getVisitorCard(platform, card.hash)).not.toHaveProperty("formId");
    await isGone(platform, card.hash);
  });

  test("takes none while it rests, is deleted, or its owner is blocked or pays no more", async () => {
    const platform = testPlatform();
    const { actor, card } = await ownerWithCard(platform);
    const rest = (at: number | null) =>
      platform.db.$client.prepare("UPDATE cards SET resting_at = ? WHERE id = ?").bind(at, card.id).run();
    await rest(1);
    await isGone(platform, card.hash);
    await rest(null);
    await setEnabled(platform.db, actor.userId, false, platform.now());
    await isGone(platform, card.hash);
    await setEnabled(platform.db, actor.userId, true, platform.now());
    await findFormCard(platform, card.hash);
    const ended = { userId: actor.userId, plan: "pro", status: "expired", seats: 5 } as const;
    await upsertEntitlement(platform.db, { ...ended, updatedAt: platform.now() });
    await isGone(platform, card.hash);
    await upsertEntitlement(platform.db, { ...ended, status: "active", updatedAt: platform.now() });
    await findFormCard(platform, card.hash);
    await deleteCard(platform, actor, card.hash);
    await isGone(platform, card.hash);
    for (const hash of ["", "x", "..", "0000000000000000", card.id]) await isGone(platform, hash);
  });

  test("gives its owner what a visitor left on its page, with the code that they scanned", async () => {
    const platform = testPlatform();
    const { actor, card } = await ownerWithCard(platform);
    const form = await findCardForm(platform, card.hash, "de");
    expect(form.fields.map(({ name }) => name)).toHaveLength(7);
    const code = codeOf(card.qrUrl).toLowerCase();
    const details = { name: "Grace", phone: "+49 30 1234567", message: "Hi", ...agreed, code };
    await storeContact(platform, form, await postedAt(platform, card.id, details), "de");
    expect(await listOwnContacts(platform.db, actor.userId, 10)).toMatchObject([
      {
        ...{ source: "card", cardId: card.id, pageId: "", code: code.toUpperCase(), held: null },
        ...{ name: "Grace", message: "Hi", language: "de", personKey: "p:+49301234567" },
        consent: { text: words, version: consentVersion(words), locale: "de" },
      },
    ]);
    const { results } = await platform.db.$client
      .prepare("SELECT payload FROM notifications WHERE user_id = ?")
      .bind(actor.userId)
      .all<{ payload: string }>();
    expect(results.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { name: "Grace", card: "Ada Lovelace" },
    ]);
  });

  test("drops a code that is not the owner's, or none at all", async () => {
    const platform = testPlatform();
    const { actor, card } = await ownerWithCard(platform);
    const stranger = await ownerWithCard(platform);
    const form = await findCardForm(platform, card.hash, "de");
    for (const code of [codeOf(stranger.card.qrUrl), "0000000000", "'; DROP", "", ["A", "B"], undefined]) {
      const posted = await postedAt(platform, card.id, { name: "Grace", ...agreed, code });
      await storeContact(platform, form, posted, "de");
    }
    const stored = await listOwnContacts(platform.db, actor.userId, 10);
    expect(stored.map(({ code }) => code)).toEqual([null, null, null, null, null, null]);
  });
});

describe("the write of a contact", () => {
  const contact = (ownerId: string, more: Partial<NewContact>): NewContact => ({
    ...{ id: `cnt_${Math.random()}`, ownerId, pageId: "", source: "card", consent: null },
    ...{ name: "Grace", createdAt: new Date(), ...more },
  });

  test("decides itself whether the card takes details, whoever asks", async () => {
    const platform = testPlatform();
    const { actor, card } = await ownerWithCard(platform);
    const { db } = platform;
    const attempt = async (more: Partial<NewContact> = {}) =>
      (await writeAll(db, [insertContact(contact(actor.userId, { cardId: card.id, ...more }))]))[0] ?? 0;
    expect(await attempt()).toBeGreaterThan(0);
    expect(await attempt({ ownerId: (await testActor(platform, PRO)).userId })).toBe(0);
    const ended = { userId: actor.userId, plan: "pro", seats: 5, updatedAt: platform.now() } as const;
    const now = platform.now().getTime();
    for (const [status, endsAt, isTaken] of [
      ["active", undefined, true],
      ["expired", undefined, false],
      ["cancelled_active", new Date(now + 1e6), true],
      ["cancelled_active", new Date(now - 1e6), false],
      ["lifetime", new Date(now - 1e6), true],
    ] as const) {
      await upsertEntitlement(db, { ...ended, status, endsAt });
      expect([status, (await attempt({ createdAt: platform.now() })) > 0]).toEqual([status, isTaken]);
    }
    await updateCard(platform, actor, card.id, cardUpdateSchema.parse({ takesDetails: false }));
    expect(await attempt()).toBe(0);
  });

  test("stores JSON null of who agreed to nothing", async () => {
    const platform = testPlatform();
    const { actor, card } = await ownerWithCard(platform);
    await writeAll(platform.db, [insertContact(contact(actor.userId, { cardId: card.id }))]);
    const row = await platform.db.$client
      .prepare("SELECT consent, typeof(consent) AS type FROM contacts WHERE owner_id = ?")
      .bind(actor.userId)
      .first();
    expect(row).toEqual({ consent: "null", type: "text" });
    expect((await listOwnContacts(platform.db, actor.userId, 1))[0]?.consent).toBeNull();
  });

  test("reads as many rows for an owner of many contacts as for one of none", async () => {
    const { DB } = env as unknown as Bindings;
    let read = 0;
    const counting = new Proxy(DB, {
      get: (target, name) =>
        name === "batch"
          ? async (statements: D1PreparedStatement[]) => {
              const results = await target.batch(statements);
              for (const { meta } of results) read += meta.rows_read;
              return results;
            }
          : Reflect.get(target, name).bind(target),
    });
    const platform = testPlatform({ DB: counting });
    const { actor, card } = await ownerWithCard(platform);
    const form = await findCardForm(platform, card.hash, "de");
    const leave = async () => {
      const posted = await postedAt(platform, card.id, { name: "Grace", email: "g@example.com", ...agreed });
      const visitor = Object.assign(Object.create(platform), { ip: `10.6.${Math.random()}` });
      read = 0;
      await storeContact(visitor, form, posted, "de");
      return read;
    };
    await leave();
    const before = await leave();
    await DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
       INSERT INTO contacts (id, owner_id, page_id, card_id, name, email, person_key, source, consent, created_at)
       SELECT 'cnt_many_' || i, ?, '', ?, 'Name ' || i, 'g@example.com', 'e:g@example.com', 'card', 'null', i FROM n`,
    )
      .bind(actor.userId, card.id)
      .run();
    const after = await leave();
    expect(before).toBeGreaterThan(0);
    expect(after - before).toBeLessThanOrEqual(2);
    expect(after).toBeLessThan(60);
  });
});
