import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import type { UserActor } from "~/domain/accounts/actor";
import { consentVersion } from "~/domain/contacts/consent";
import { newId } from "~/domain/ids";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import { insertImport, insertImported, startImport } from "~/server/data/contact-imports.server";
import { insertContact } from "~/server/data/contacts.server";
import { findUser, markEmailVerified } from "~/server/data/users.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import { askVerification } from "~/server/services/accounts/ask-verification.server";
import { prepareMailToken } from "~/server/services/accounts/mail-tokens.server";
import { resetPassword } from "~/server/services/accounts/reset-password.server";
import { verifyEmail } from "~/server/services/accounts/verify-email.server";
import { changeContact } from "~/server/services/contacts/change-contacts.server";
import { createContact } from "~/server/services/contacts/create-contact.server";
import { deleteContacts, restoreContacts } from "~/server/services/contacts/delete-contacts.server";
import { findContactForm } from "~/server/services/contacts/find-contact-form.server";
import { countContactsThatFit, listContacts } from "~/server/services/contacts/list-contacts.server";
import { mailContact } from "~/server/services/contacts/mail-contact.server";
import { mailContactDigest } from "~/server/services/contacts/mail-contact-digest.server";
import { releaseContacts } from "~/server/services/contacts/release-contacts.server";
import { storeContact } from "~/server/services/contacts/store-contact.server";
import { countWaitingContacts } from "~/server/services/contacts/waiting-contacts.server";
import { countUnread } from "~/server/services/notifications/list-notifications.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { postedAt } from "../support/contact-forms";
import { listOwnContacts } from "../support/own-contacts";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const CONSENT = "Ada <b>may</b> write to me.";
const block = {
  key: "form",
  type: "collectContacts",
  data: {
    fields: [
      { name: "name", required: true },
      { name: "email" },
      { name: "phone" },
      { name: "position" },
      { name: "company" },
      { name: "linkedIn" },
      { name: "message" },
    ],
    consent: CONSENT,
  },
};

/** An owner with a page and its form; mails go to a list. */
async function ownerWithForm({ isVerified }: { isVerified: boolean }) {
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
  if (!isVerified) {
    await platform.db.$client
      .prepare("UPDATE users SET email_verified_at = NULL WHERE id = ?")
      .bind(actor.userId)
      .run();
  }
  const input = pageInputSchema.parse({ profile: { title: "Studio" }, blocks: [block] });
  const { page } = await createPage(platform, actor, input, { published: true });
  return { platform, actor, mails, pageId: page.id };
}

async function leave(platform: TestPlatform, pageId: string, details: Record<string, string>) {
  const form = await findContactForm(platform, pageId, "form", "de");
  const posted = { consent: "on", consentVersion: consentVersion(CONSENT), ...details };
  const visitor = Object.assign(Object.create(platform), { ip: `10.9.${Math.random()}` });
  await storeContact(visitor, form, await postedAt(platform, pageId, posted), "de");
}

/** Does the owner's waiting mail jobs, each once. */
async function work(platform: TestPlatform, { userId }: UserActor): Promise<void> {
  const { results } = await platform.db.$client
    .prepare(
      "SELECT id, name, payload FROM outbox WHERE shard = ? AND state = 'pending' AND name LIKE 'mailContact%' AND run_at <= ? ORDER BY id",
    )
    .bind(userId, platform.now().getTime())
    .all<{ id: string; name: string; payload: string }>();
  for (const { id, name, payload } of results) {
    if (name === "mailContact") await mailContact(platform, JSON.parse(payload) as JobPayload<"mailContact">);
    else await mailContactDigest(platform, JSON.parse(payload) as JobPayload<"mailContactDigest">);
    await platform.db.$client.prepare("UPDATE outbox SET state = 'done' WHERE id = ?").bind(id).run();
  }
}

describe("a contact that a visitor leaves", () => {
  test("is mailed to the page's owner, with all details and the consent, to be answered", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: true });
    await leave(platform, pageId, {
      name: "Grace <script>",
      email: "grace@example.com",
      phone: "+49 30 1234567",
    });
    await work(platform, actor);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: `${actor.userId}@visita.example`,
      replyTo: "grace@example.com",
      subject: "New contact from your page Studio",
    });
    for (const said of ["Grace <script>", "grace@example.com", "+49", CONSENT])
      expect(mails[0]?.text).toContain(said);
    expect(mails[0]?.html).toContain("Grace &lt;script&gt;");
    expect(mails[0]?.html).not.toMatch(/<script|<b>/);
    await work(platform, actor);
    expect(mails).toHaveLength(1);
  });

  test("rings no bell any more once it was opened", async () => {
    const { platform, actor, pageId } = await ownerWithForm({ isVerified: true });
    await leave(platform, pageId, { name: "Grace" });
    await leave(platform, pageId, { name: "Ada" });
    expect(await countUnread(platform, actor)).toBe(2);
    const { items } = await listContacts(platform, actor, { search: "grace" }, { limit: 1 });
    await changeContact(platform, actor, items[0]?.id ?? "", { note: "met" });
    expect(await countUnread(platform, actor)).toBe(2);
    await changeContact(platform, actor, items[0]?.id ?? "", { status: "seen" });
    expect(await countUnread(platform, actor)).toBe(1);
  });

  test("carries no address in its words, alone or in a digest; what the form asks for as one stays", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: true });
    const evil = (path: string) => `Invoice due: https://pay.evil.example/${path} or call +1 900 555 0199`;
    const details = {
      name: evil("name"),
      position: evil("position"),
      company: evil("company"),
      message: evil("message"),
      phone: "+49 30 1234567",
      email: "grace@mail.example",
      linkedIn: "https://www.linkedin.com/in/grace",
    };
    const { name, position, ...plain } = details;
    for (let i = 0; i <= LIMITS.contactMailsPerHour; i++)
      await leave(platform, pageId, { ...plain, name: `${i}` });
    // Links in these two are held: what was stored before is mailed without them as well.
    await platform.db.$client
      .prepare("UPDATE contacts SET name = ?, position = ? WHERE owner_id = ?")
      .bind(name, position, actor.userId)
      .run();
    await work(platform, actor);
    platform.travel(61 * 60_000);
    await work(platform, actor);
    expect(mails).toHaveLength(LIMITS.contactMailsPerHour + 1);
    for (const { subject, text, html } of [mails[0], mails.at(-1)].flatMap((mail) => mail ?? [])) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|:\/\/pay|900/);
      for (const path of ["name", "position", "company", "message"])
        expect(text).toContain(`evil. example/${path}`);
      for (const plain of ["grace@mail.example", "https://www.linkedin.com/in/grace", "1234567"])
        expect(text).toContain(plain);
    }
  });

  test("without an address is mailed without one to answer to", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: true });
    await leave(platform, pageId, { name: "Grace" });
    await work(platform, actor);
    expect(mails).toHaveLength(1);
    expect(mails[0]).not.toHaveProperty("replyTo");
  });

  test("beyond twenty an hour waits for one digest, which tells of all of them", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: true });
    const count = LIMITS.contactMailsPerHour + 5;
    for (let i = 0; i < count; i++) await leave(platform, pageId, { name: `Visitor ${i}` });
    await work(platform, actor);
    expect(mails).toHaveLength(LIMITS.contactMailsPerHour);
    platform.travel(61 * 60_000);
    await work(platform, actor);
    expect(mails).toHaveLength(LIMITS.contactMailsPerHour + 1);
    const digest = mails.at(-1);
    expect(digest?.subject).toBe("5 new contacts from your pages");
    const told = mails.map(({ text }) => text).join("\n");
    for (let i = 0; i < count; i++) expect(told).toContain(`Visitor ${i}\n`);
    platform.travel(61 * 60_000);
    await work(platform, actor);
    expect(mails).toHaveLength(LIMITS.contactMailsPerHour + 1);
  });

  test("is mailed whatever its owner wrote down, imported and took out of possible spam a moment ago", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: true });
    const many = Array.from({ length: LIMITS.contactMailsPerHour }, (_, i) => `Person ${i}`);
    for (const name of many.slice(0, 5)) await createContact(platform, actor, { id: newId("cnt"), name });
    const rows = many.map((name, i) => ({ id: newId("cnt"), name, personKey: `e:${i}`, note: "", tags: [] }));
    const at = { id: newId("cim"), ownerId: actor.userId };
    const row = { ...at, format: "csv" as const, total: rows.length, createdAt: platform.now() };
    await writeAll(platform.db, [insertImport(row), startImport(at.id, {})]);
    await writeAll(platform.db, [
      insertImported({ ...at, read: 0 }, rows, { skipsKnown: true, now: platform.now() }),
    ]);
    const held = { name: "held", held: "fast" as const, source: "page" as const, pageId, consent: null };
    const ids = many.map(() => newId("cnt"));
    for (const id of ids)
      await writeAll(platform.db, [
        insertContact({ ...held, id, ownerId: actor.userId, createdAt: platform.now() }),
      ]);
    expect(await releaseContacts(platform, actor, ids)).toEqual({ released: ids.length });
    expect(await countContactsThatFit(platform, actor, {})).toBe(5 + 2 * many.length);
    await leave(platform, pageId, { name: "Grace" });
    await work(platform, actor);
    expect(mails.map(({ subject }) => subject)).toEqual(["New contact from your page Studio"]);
  });

  test("waits while the owner's address is not verified, is asked for, and goes out once it is", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: false });
    await leave(platform, pageId, { name: "Grace" });
    await leave(platform, pageId, { name: "Alan" });
    await work(platform, actor);
    expect(mails).toEqual([]);
    expect(await countWaitingContacts(platform, actor)).toBe(2);
    expect(await askVerification(platform, actor)).toEqual({ email: `${actor.userId}@visita.example` });
    const [job] = (
      await platform.db.$client
        .prepare("SELECT payload FROM outbox WHERE shard = ? AND name = 'sendMail'")
        .bind(actor.userId)
        .all<{ payload: string }>()
    ).results;
    await verifyEmail(platform, JSON.parse(job?.payload ?? "").mail.params.token, { actor });
    await work(platform, actor);
    expect(mails.map(({ subject }) => subject)).toEqual(["2 new contacts from your pages"]);
    expect(await countWaitingContacts(platform, actor)).toBe(0);
    await askVerification(platform, actor);
    const { results } = await platform.db.$client
      .prepare("SELECT 1 FROM outbox WHERE shard = ? AND name = 'sendMail'")
      .bind(actor.userId)
      .all();
    expect(results).toHaveLength(1);
  });

  test("is not mailed once its owner has deleted it, by itself or in a digest", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: true });
    await leave(platform, pageId, { name: "Grace" });
    await leave(platform, pageId, { name: "Alan" });
    const [alan, grace] = await listOwnContacts(platform.db, actor.userId, 2);
    await deleteContacts(platform, actor, [grace?.id ?? ""]);
    await mailContact(platform, { contactId: grace?.id ?? "" });
    expect(mails).toEqual([]);
    await mailContactDigest(platform, { ownerId: actor.userId, slot: "2026-11-21T05" });
    expect(mails.map(({ text }) => [text.includes("Alan"), text.includes("Grace")])).toEqual([[true, false]]);
    await restoreContacts(platform, actor, [grace?.id ?? "", alan?.id ?? ""]);
    await mailContactDigest(platform, { ownerId: actor.userId, slot: "2026-11-21T06" });
    expect(mails.map(({ text }) => text.includes("Grace"))).toEqual([false, true]);
  });

  test("goes out as well once a reset of the password proves the address", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: false });
    await leave(platform, pageId, { name: "Grace" });
    await work(platform, actor);
    expect(mails).toEqual([]);
    const user = await findUser(platform.db, actor.userId);
    if (!user) throw new Error("no such user");
    await writeAll(platform.db, await prepareMailToken(platform, user, "reset-password"));
    const [job] = (
      await platform.db.$client
        .prepare("SELECT payload FROM outbox WHERE shard = ? AND name = 'sendMail'")
        .bind(actor.userId)
        .all<{ payload: string }>()
    ).results;
    const { token } = JSON.parse(job?.payload ?? "").mail.params;
    await resetPassword(platform, { token, password: "a-quiet-morning-7" });
    await work(platform, actor);
    expect(mails.map(({ subject }) => subject)).toEqual(["New contact from your page Studio"]);
  });

  test("is asked to be verified a few times an hour", async () => {
    const { platform, actor } = await ownerWithForm({ isVerified: false });
    for (let i = 0; i < 3; i++) await askVerification(platform, actor);
    await expect(askVerification(platform, actor)).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("goes in parts, an hour apart, where a mail cannot hold all that waited", async () => {
    const { platform, actor, mails, pageId } = await ownerWithForm({ isVerified: false });
    await leave(platform, pageId, { name: "One" });
    await (env as unknown as { DB: D1Database }).DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LIMITS.contactsPerDigest})
      INSERT INTO contacts (id, owner_id, page_id, name, phone, email, position, company, linked_in, source, consent,
        created_at, mailed_at) SELECT 'cnt_' || i, owner_id, page_id, 'Copy ' || i, phone, email, position, company, linked_in,
        source, consent, created_at, NULL FROM n, contacts WHERE owner_id = ?`,
    )
      .bind(actor.userId)
      .run();
    await markEmailVerified(platform.db, actor.userId, platform.now());
    await mailContactDigest(platform, { ownerId: actor.userId, slot: "2026-11-21T05" });
    await work(platform, actor);
    expect(mails).toHaveLength(1);
    platform.travel(61 * 60_000);
    await work(platform, actor);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${LIMITS.contactsPerDigest} new contacts from your pages`,
      "New contact from your page Studio",
    ]);
  });
});
