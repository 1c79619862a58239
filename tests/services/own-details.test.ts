import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { consentVersion } from "~/domain/contacts/consent";
import { LANGUAGES } from "~/domain/languages";
import { pageInputSchema } from "~/domain/pages/schema";
import { DEVELOPMENT_IP_FACTOR, RATE_LIMITS } from "~/domain/rate-limits";
import { writeAll } from "~/server/data/batch.server";
import { insertContact, type NewContact } from "~/server/data/contacts.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import { mailboxId } from "~/server/platform/mailbox-id.server";
import { spend } from "~/server/platform/rate-limits.server";
import {
  changeContactSettings,
  contactCounts,
  getContactSettings,
} from "~/server/services/contacts/contact-settings.server";
import { deleteContacts, restoreContacts } from "~/server/services/contacts/delete-contacts.server";
import { findContactForm } from "~/server/services/contacts/find-contact-form.server";
import { getContact } from "~/server/services/contacts/get-contact.server";
import { listContacts } from "~/server/services/contacts/list-contacts.server";
import { mailReceipt } from "~/server/services/contacts/mail-receipt.server";
import { mergeContact } from "~/server/services/contacts/merge-contacts.server";
import {
  correctOwnDetails,
  getOwnDetails,
  withdrawOwnDetails,
} from "~/server/services/contacts/own-details.server";
import { ownDetailsUrl } from "~/server/services/contacts/own-details-token.server";
import { storeContact } from "~/server/services/contacts/store-contact.server";
import { suppress } from "~/server/services/notifications/suppress.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { postedAt } from "../support/contact-forms";
import { listOwnContacts } from "../support/own-contacts";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const CONSENT = "Ada may write to me, see https://evil.example/terms or call +1 900 555 0199.";
const fields = ["name", "phone", "email", "position", "company", "linkedIn", "message"].map((name) => ({
  name,
  required: name === "name",
}));
const block = { key: "form", type: "collectContacts", data: { fields, consent: CONSENT } };
const agreed = { consent: "on", consentVersion: consentVersion(CONSENT) };

/** An owner with a page and its form; mails go to a list. */
async function ownerWithForm(title = "Studio") {
  const mails: (OutgoingMail & { from: string })[] = [];
  // why: a mail really leaves only with an account at a mail service.
  const SANDBOX = {
    fetch: async (_url: string, init: RequestInit) => {
      mails.push(JSON.parse(String(init.body)));
      return new Response();
    },
  } as unknown as Fetcher;
  const platform = testPlatform({ SANDBOX });
  const actor = await testActor(platform, PRO);
  const input = pageInputSchema.parse({ profile: { title }, blocks: [block] });
  const { page } = await createPage(platform, actor, input, { published: true });
  return { platform, actor, mails, pageId: page.id };
}

let count = 0;
const newEmail = () => `grace-${++count}-${Date.now()}@mail.example`;

/** @returns the id of what a visitor leaves, and the token of their link */
async function leave(
  { platform, actor, pageId }: Awaited<ReturnType<typeof ownerWithForm>>,
  details: Record<string, string>,
  language: "en" | "de" = "de",
) {
  const form = await findContactForm(platform, pageId, "form", language);
  const visitor = Object.assign(Object.create(platform), { ip: `10.5.${Math.random()}` });
  await storeContact(visitor, form, await postedAt(platform, pageId, { ...agreed, ...details }), language);
  const [{ id = "" } = {}] = await listOwnContacts(platform.db, actor.userId, 1);
  return { id, token: await tokenOf(platform, id) };
}

const tokenOf = async (platform: TestPlatform, id: string) =>
  (await ownDetailsUrl(platform, id)).split("/").at(-1) ?? "";

const gone = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: "not_found" });

const rowsOf = async (platform: TestPlatform, query: string, ...values: unknown[]) =>
  (
    await platform.db.$client
      .prepare(query)
      .bind(...values)
      .all()
  ).results;

describe("the receipt of a visitor", () => {
  test("says what they left, with whom and what they agreed to, in their language, without anything to press but our link", async () => {
    const owner = await ownerWithForm("Evil pay.evil.example");
    const email = newEmail();
    const { id } = await leave(owner, {
      ...{ name: "Grace", email, phone: "+49 30 1234567", company: "https://evil.example/x" },
      ...{
        linkedIn: "https://www.linkedin.com/in/grace",
        message: "Call +1 900 555 0199\nor www.evil.example",
      },
    });
    await mailReceipt(owner.platform, { contactId: id });
    const [mail] = owner.mails;
    expect(mail).toMatchObject({ to: email, subject: "Eine Kopie deiner Angaben" });
    expect(mail).not.toHaveProperty("replyTo");
    const own = await ownDetailsUrl(owner.platform, id);
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      expect(part).toContain(own);
      const links = part.match(/https?:\/\/[^\s"<]+/g) ?? [];
      const origins = new Set(links.map((link) => new URL(link).origin));
      expect([...origins].every((origin) => /localhost:8787$/.test(origin))).toBe(true);
      const words = part.replaceAll(/https?:\/\/[^\s"<]+/g, "");
      expect(words).not.toMatch(/\w@\w|\bwww\.\w|evil\.example|1234567|900 ?555|linkedin\.com/);
    }
    for (const said of ["Grace", "… 4567", "evil. example", "Ada may write to me", "Evil pay. evil. example"])
      expect(mail?.text).toContain(said);
    expect(mail?.headers?.["List-Unsubscribe"]).toMatch(/unsubscribe\/mailbox\./);
  });

  test("goes to nobody without an address, nor of what is held, deleted, imported or written down", async () => {
    const owner = await ownerWithForm();
    const { platform, actor, mails } = owner;
    const receipt = (id: string) => mailReceipt(platform, { contactId: id });
    await receipt((await leave(owner, { name: "Grace" })).id);
    const held = await leave(owner, { name: "www.evil", email: newEmail() });
    expect(await rowsOf(platform, "SELECT held FROM contacts WHERE id = ?", held.id)).toEqual([
      { held: "links" },
    ]);
    await receipt(held.id);
    const deleted = await leave(owner, { name: "Grace", email: newEmail() });
    await deleteContacts(platform, actor, [deleted.id]);
    await receipt(deleted.id);
    for (const source of ["manual", "import"]) {
      const { id } = await leave(owner, { name: "Grace", email: newEmail() });
      await platform.db.$client.prepare("UPDATE contacts SET source = ? WHERE id = ?").bind(source, id).run();
      await receipt(id);
    }
    await receipt("cnt_00000000000000000000000000");
    expect(mails).toEqual([]);
  });

  test("goes out as the owner chose, while their own address is verified", async () => {
    const owner = await ownerWithForm();
    const { platform, actor, mails } = owner;
    const sent = async () => {
      const { id } = await leave(owner, { name: "Grace", email: newEmail() });
      await mailReceipt(platform, { contactId: id });
      return mails.splice(0).length;
    };
    expect(await sent()).toBe(1);
    await changeContactSettings(platform, actor, { sendsReceipts: false });
    expect(await sent()).toBe(0);
    await changeContactSettings(platform, actor, { sendsReceipts: true });
    expect(await sent()).toBe(1);
    await platform.db.$client
      .prepare("UPDATE users SET email_verified_at = NULL WHERE id = ?")
      .bind(actor.userId)
      .run();
    expect(await sent()).toBe(0);
  });

  test("comes to one mailbox three times a day from all owners, and never to one that wants none", async () => {
    const [one, two] = [await ownerWithForm(), await ownerWithForm()];
    const email = newEmail();
    for (const owner of [one, two, one, two]) {
      const { id } = await leave(owner, { name: "Grace", email });
      await mailReceipt(owner.platform, { contactId: id });
    }
    expect(one.mails.length + two.mails.length).toBe(3);
    const never = newEmail();
    await suppress(one.platform, await mailboxId(one.platform, never));
    const { id } = await leave(one, { name: "Grace", email: never });
    await mailReceipt(one.platform, { contactId: id });
    expect(one.mails.filter(({ to }) => to === never)).toEqual([]);
  });

  test("comes a hundred times an hour by the forms that one address sends, to whichever owners and mailboxes", async () => {
    const [one, two] = [await ownerWithForm(), await ownerWithForm()];
    const visitor = Object.assign(Object.create(one.platform), { ip: `10.6.${Math.random()}` });
    const { limit } = RATE_LIMITS.contactReceiptIp;
    await spend(visitor, "contactReceiptIp", limit * DEVELOPMENT_IP_FACTOR - 1);
    for (const { platform, pageId } of [one, two]) {
      const form = await findContactForm(platform, pageId, "form", "en");
      const posted = { ...agreed, name: "Grace", email: newEmail() };
      await storeContact(visitor, form, await postedAt(platform, pageId, posted), "en");
    }
    const enqueued = async ({ platform, actor }: typeof one) =>
      rowsOf(platform, "SELECT name FROM outbox WHERE shard = ? AND name = 'mailReceipt'", actor.userId);
    expect([(await enqueued(one)).length, (await enqueued(two)).length]).toEqual([1, 0]);
    expect(await listOwnContacts(two.platform.db, two.actor.userId, 9)).toMatchObject([{ held: null }]);
  });

  test("that could not be sent does not count, and is tried again", async () => {
    const owner = await ownerWithForm();
    const email = newEmail();
    const { id } = await leave(owner, { name: "Grace", email });
    const down = { fetch: async () => new Response(null, { status: 500 }) } as unknown as Fetcher;
    const broken = testPlatform({ SANDBOX: down });
    for (let i = 0; i < 4; i++) await expect(mailReceipt(broken, { contactId: id })).rejects.toThrow();
    await mailReceipt(owner.platform, { contactId: id });
    expect(owner.mails).toHaveLength(1);
  });
});

describe("who has the link", () => {
  test("reads what they left, corrects it by the form's own rules, and is found by the new words alone", async () => {
    const owner = await ownerWithForm();
    const { platform, actor } = owner;
    const { id, token } = await leave(owner, { name: "Grace", email: newEmail(), company: "Navy" });
    expect(await getOwnDetails(platform, token)).toMatchObject({
      details: { name: "Grace", company: "Navy" },
      consent: { text: CONSENT, locale: "de" },
      place: { title: "Studio" },
    });
    const correct = (more: object) => correctOwnDetails(platform, token, new Map(Object.entries(more)));
    await expect(correct({ name: "Eve" })).rejects.toMatchObject({ fields: [{ field: "consent" }] });
    await expect(correct({ ...agreed, name: "Eve", email: "x" })).rejects.toMatchObject({
      fields: [{ field: "email" }],
    });
    await expect(correct({ ...agreed })).rejects.toMatchObject({ code: "invalid" });
    // The form requires a name.
    await expect(correct({ ...agreed, phone: "+1 555 010 0100" })).rejects.toMatchObject({
      fields: [{ field: "name" }],
    });
    await expect(correct({ ...agreed, message: "x".repeat(1_001) })).rejects.toMatchObject({
      code: "invalid",
    });
    const before = await getOwnDetails(platform, token);
    platform.travel(60_000);
    await correct({ ...agreed, name: "Grace Hopper", phone: "+1 555 010 0100", owner_id: "x", note: "y" });
    const [row] = await listOwnContacts(platform.db, actor.userId, 1);
    expect(row).toMatchObject({
      ...{ id, name: "Grace Hopper", email: null, company: null, phone: "+1 555 010 0100", note: "" },
      personKey: "p:+15550100100",
    });
    expect(Date.parse(row?.consent?.at ?? "")).toBeGreaterThan(Date.parse(before.consent.at));
    const indexed = (word: string) =>
      rowsOf(platform, "SELECT rowid FROM contact_search WHERE contact_search MATCH ?", `words : "${word}"`);
    expect([(await indexed("hopper")).length > 0, await indexed("navy")]).toEqual([true, []]);
  });

  test("is called by the new name where the owner was told, and by no other", async () => {
    const owner = await ownerWithForm();
    const { token } = await leave(owner, { name: "Quetzalcoatl" });
    await correctOwnDetails(owner.platform, token, new Map(Object.entries({ ...agreed, name: "Grace" })));
    const told = await rowsOf(
      owner.platform,
      "SELECT payload FROM notifications WHERE user_id = ?",
      owner.actor.userId,
    );
    expect(told.map(({ payload }) => JSON.parse(String(payload)).name)).toEqual(["Grace"]);
  });

  test("who becomes somebody else takes nobody out of the list that they were shown as one with", async () => {
    const owner = await ownerWithForm();
    const { platform, actor } = owner;
    const [first, second] = [newEmail(), newEmail()];
    const alone = await leave(owner, { name: "alone", email: first });
    const changed = await leave(owner, { name: "changed", email: first });
    await mergeContact(platform, actor, changed.id);
    const posted = { ...agreed, name: "changed", email: second };
    await correctOwnDetails(platform, changed.token, new Map(Object.entries(posted)));
    const other = await leave(owner, { name: "other", email: second });
    await mergeContact(platform, actor, other.id);
    const { items } = await listContacts(platform, actor, {}, { limit: 9 });
    expect(items.map(({ name }) => name)).toEqual(["other", "alone"]);
    expect((await getContact(platform, actor, alone.id)).mergedInto).toBeUndefined();
  });

  test("does not take away all that they are known by, also once the form is gone", async () => {
    const owner = await ownerWithForm();
    const { platform, actor } = owner;
    const { token } = await leave(owner, { name: "Grace", email: newEmail(), company: "Navy" });
    await platform.db.run(
      sql`UPDATE pages SET content = json_set(content, '$.blocks', json('[]')) WHERE id = ${owner.pageId}`,
    );
    const correct = (more: object) =>
      correctOwnDetails(platform, token, new Map(Object.entries({ ...agreed, ...more })));
    expect((await getOwnDetails(platform, token)).fields.filter(({ required }) => required)).toEqual([]);
    await expect(correct({ company: "Navy" })).rejects.toMatchObject({ fields: [{ field: "name" }] });
    await correct({ phone: "+1 555 010 0100" });
    const [row] = await listOwnContacts(platform.db, actor.userId, 1);
    expect(row).toMatchObject({ name: "", email: null, phone: "+1 555 010 0100" });
  });

  test("corrects it a few times an hour", async () => {
    const owner = await ownerWithForm();
    const { token } = await leave(owner, { name: "Grace" });
    const posted = new Map(Object.entries({ ...agreed, name: "Grace" }));
    for (let i = 0; i < 20; i++) await correctOwnDetails(owner.platform, token, posted);
    await expect(correctOwnDetails(owner.platform, token, posted)).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  test("withdraws it: row, index and notification are gone; evidence names nobody; the owner is told, not who", async () => {
    const owner = await ownerWithForm();
    const { platform, actor } = owner;
    const email = newEmail();
    const { id, token } = await leave(owner, { name: "Quetzalcoatl", email });
    const { id: other } = await leave(owner, { name: "Alan", email: newEmail() });
    await platform.db.$client
      .prepare("UPDATE contacts SET merged_into = ? WHERE id = ?")
      .bind(id, other)
      .run();
    await withdrawOwnDetails(platform, token);
    expect(
      (await listOwnContacts(platform.db, actor.userId, 9)).map(({ name, mergedInto }) => [name, mergedInto]),
    ).toEqual([["Alan", null]]);
    const found = "SELECT rowid FROM contact_search WHERE contact_search MATCH 'words : quetzalcoatl'";
    expect(await rowsOf(platform, found)).toEqual([]);
    const told = await rowsOf(
      platform,
      "SELECT kind, payload FROM notifications WHERE user_id = ?",
      actor.userId,
    );
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(["contact", "contactWithdrawn"]);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`Quetzalcoatl|${email}|${id}`));
    const [evidence] = await rowsOf(platform, "SELECT * FROM consent_withdrawals WHERE contact_id = ?", id);
    expect(evidence).toMatchObject({
      ...{ owner_id: actor.userId, version: consentVersion(CONSENT) },
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(evidence)).not.toMatch(/Quetzalcoatl|mail\.example|Ada may/);
    await gone(getOwnDetails(platform, token));
    await gone(withdrawOwnDetails(platform, token));
    await gone(correctOwnDetails(platform, token, new Map(Object.entries({ ...agreed, name: "Eve" }))));
  });

  test("withdraws also what the owner deleted a moment ago: it is not put back", async () => {
    const owner = await ownerWithForm();
    const { platform, actor } = owner;
    const { id, token } = await leave(owner, { name: "Grace" });
    await deleteContacts(platform, actor, [id]);
    await withdrawOwnDetails(platform, token);
    expect(await restoreContacts(platform, actor, [id])).toEqual({ restored: 0 });
    expect(await rowsOf(platform, "SELECT id FROM contacts WHERE id = ?", id)).toEqual([]);
    expect(await contactCounts(platform, actor)).toMatchObject({ used: 0 });
    await gone(withdrawOwnDetails(platform, token));
  });

  test("withdraws it once, however many do it at once", async () => {
    const owner = await ownerWithForm();
    const { token } = await leave(owner, { name: "Grace" });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => withdrawOwnDetails(owner.platform, token)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const told = await rowsOf(
      owner.platform,
      "SELECT 1 FROM notifications WHERE user_id = ? AND kind = 'contactWithdrawn'",
      owner.actor.userId,
    );
    expect(told).toHaveLength(1);
  });

  test("gets nothing by another token: altered, of another contact, of what nobody consented to or was deleted", async () => {
    const owner = await ownerWithForm();
    const { platform, actor } = owner;
    const [mine, other] = [await leave(owner, { name: "Grace" }), await leave(owner, { name: "Alan" })];
    const signature = mine.token.split(".")[1] ?? "";
    for (const token of [
      `${other.id}.${signature}`,
      `${mine.id}.${signature.toUpperCase()}x`,
      `${mine.id}.${signature.slice(0, 63)}`,
      `${mine.id}.${"0".repeat(64)}`,
      mine.id,
      "",
      `${mine.token} `,
    ])
      await gone(getOwnDetails(platform, token));
    const written: NewContact = {
      id: `cnt_${"0".repeat(25)}1`,
      ownerId: actor.userId,
      pageId: owner.pageId,
      source: "page",
      consent: null,
      createdAt: platform.now(),
    };
    await writeAll(platform.db, [insertContact(written)]);
    await gone(getOwnDetails(platform, await tokenOf(platform, written.id)));
    await deleteContacts(platform, actor, [other.id]);
    await gone(getOwnDetails(platform, other.token));
    await gone(correctOwnDetails(platform, other.token, new Map(Object.entries({ ...agreed, name: "Eve" }))));
    await getOwnDetails(platform, mine.token);
  });
});

describe("an owner", () => {
  test("chooses retention and receipts, and reads how many contacts there are", async () => {
    const owner = await ownerWithForm();
    const { platform, actor } = owner;
    expect(await getContactSettings(platform, actor)).toEqual({
      ...{ retentionMonths: 36, sendsReceipts: true },
      contacts: { used: 0, limit: 250_000 },
    });
    await leave(owner, { name: "Grace" });
    expect(await changeContactSettings(platform, actor, { retentionMonths: 6 })).toMatchObject({
      ...{ retentionMonths: 6, sendsReceipts: true, contacts: { used: 1 } },
    });
    expect(await changeContactSettings(platform, actor, { sendsReceipts: false })).toMatchObject({
      ...{ retentionMonths: 6, sendsReceipts: false },
    });
    expect(await changeContactSettings(platform, actor, {})).toMatchObject({ retentionMonths: 6 });
    expect(await contactCounts(platform, actor)).toEqual({ used: 1, limit: 250_000 });
    const stranger = await testActor(platform, PRO);
    expect(await getContactSettings(platform, stranger)).toMatchObject({ retentionMonths: 36 });
    const acting: UserActor = {
      ...actor,
      acting: { adminId: "usr_admin", reason: "A ticket", until: new Date(platform.now().getTime() + 1e6) },
    };
    await expect(changeContactSettings(platform, acting, { retentionMonths: 0 })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await getContactSettings(platform, acting)).toMatchObject({ retentionMonths: 6 });
  });
});

test("the receipt is written in each of the eleven languages", async () => {
  const { writeReceiptMail } = await import("~/server/services/contacts/write-receipt-mail.server");
  const texts = LANGUAGES.map(({ shortCode }) =>
    writeReceiptMail(
      {
        ...{
          name: "Grace",
          phone: null,
          email: "g@example.com",
          position: null,
          company: null,
          linkedIn: null,
        },
        ...{ message: null, language: shortCode, consent: null, createdAt: new Date(0) },
      },
      "Ada",
      { own: "https://own.example", neverAgain: "https://never.example" },
    ),
  );
  expect(new Set(texts.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
  for (const { text } of texts) expect(text).toContain("Ada");
});
