import { describe, expect, test } from "vitest";
import { consentVersion } from "~/domain/contacts/consent";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { writeAll } from "~/server/data/batch.server";
import { insertContact, type NewContact } from "~/server/data/contacts.server";
import { dueJobs } from "~/server/data/outbox.server";
import { upsertEntitlement } from "~/server/data/users.server";
import { findContactForm, findFormPage } from "~/server/services/contacts/find-contact-form.server";
import { storeContact } from "~/server/services/contacts/store-contact.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { postedAt } from "../support/contact-forms";
import { setEnabled } from "../support/enabled";
import { listOwnContacts } from "../support/own-contacts";
import { PRO, testActor, testPlatform } from "../support/platform";

const CONSENT = "Ada may write to me.";
const form = (more: object = {}) => ({
  blocks: [
    {
      key: "form",
      type: "collectContacts",
      data: { fields: [{ name: "name", required: true }, { name: "email" }], consent: CONSENT },
      ...more,
    },
  ],
});

async function pageWithForm(more: object = {}) {
  const platform = testPlatform();
  const actor = await testActor(platform, PRO);
  const input = pageInputSchema.parse(form(more));
  const { page } = await createPage(platform, actor, input, { published: true });
  return { platform, actor, id: page.id };
}

const posted = (more: Record<string, unknown> = {}) =>
  new Map<string, unknown>(
    Object.entries({ name: "Grace", consent: "on", consentVersion: consentVersion(CONSENT), ...more }),
  );

describe("a contact form", () => {
  test("gives the page's owner what a visitor left, with the words they agreed to", async () => {
    const { platform, actor, id } = await pageWithForm();
    const shown = await findContactForm(platform, id, "form", "de");
    const fields = await postedAt(platform, id, posted({ email: "Grace@Example.com" }));
    await storeContact(platform, shown, fields, "de");
    expect(await listOwnContacts(platform.db, actor.userId, 10)).toMatchObject([
      {
        ...{ id: expect.stringMatching(/^cnt_/), ownerId: actor.userId, pageId: id, source: "page" },
        ...{ name: "Grace", email: "grace@example.com", phone: null, position: null, company: null },
        linkedIn: null,
        consent: {
          text: CONSENT,
          version: consentVersion(CONSENT),
          locale: "de",
          at: expect.stringContaining(platform.now().toISOString().slice(0, 14)),
        },
        createdAt: expect.any(Date),
        mailedAt: null,
      },
    ]);
    expect(await listOwnContacts(platform.db, "usr_somebody", 10)).toEqual([]);
  });

  test("asks in the visitor's language where the owner wrote nothing", async () => {
    const { platform, id } = await pageWithForm({ data: { fields: [{ name: "name" }] } });
    const [en, jp] = await Promise.all(
      (["en", "jp"] as const).map((l) => findContactForm(platform, id, "form", l)),
    );
    expect(en?.consent.text).toMatch(/^I agree/);
    expect(jp?.consent.version).not.toBe(en?.consent.version);
  });

  test("refuses with every message, and holds what fills in the field that nobody sees", async () => {
    const { platform, actor, id } = await pageWithForm();
    const shown = await findContactForm(platform, id, "form", "en");
    const refused = storeContact(platform, shown, posted({ name: "", email: "x", consent: "" }), "en");
    await expect(refused).rejects.toMatchObject({
      code: "invalid",
      fields: [{ field: "name" }, { field: "email" }, { field: "consent", messageKey: "consentMissing" }],
    });
    await storeContact(platform, shown, posted({ homepage: "https://spam.example" }), "en");
    const [held, ...others] = await listOwnContacts(platform.db, actor.userId, 10);
    expect([held?.held, others]).toEqual(["trap", []]);
    const jobs = await dueJobs(platform.db, actor.userId, platform.now(), 10);
    expect(jobs.filter((job) => job.name.startsWith("mail"))).toEqual([]);
  });

  test("is there only while visitors see it", async () => {
    const { platform, actor, id } = await pageWithForm();
    const gone = (key: unknown = "form") =>
      expect(findContactForm(platform, id, key, "en")).rejects.toMatchObject({ code: "not_found" });
    for (const key of ["other", null, ["form"], ""]) await gone(key);
    const change = (more: object) => updatePage(platform, actor, id, pageUpdateSchema.parse(form(more)));
    const at = (days: number) => new Date(platform.now().getTime() + days * 86_400_000).toISOString();
    for (const more of [{ enabled: false }, { from: at(30) }, { until: at(-30) }]) {
      await change(more);
      await gone();
    }
    await change({});
    await findContactForm(platform, id, "form", "en");
    await changeSettings(platform, actor, id, { published: false });
    await gone();
    await changeSettings(platform, actor, id, { published: true });
    await setEnabled(platform.db, actor.userId, false, platform.now());
    await gone();
    await setEnabled(platform.db, actor.userId, true, platform.now());
    const ended = { userId: actor.userId, plan: "pro", status: "expired", seats: 5 } as const;
    await upsertEntitlement(platform.db, { ...ended, updatedAt: platform.now() });
    await gone();
    await expect(findFormPage(platform, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(findFormPage(platform, "pg_x' OR 1=1")).rejects.toMatchObject({ code: "not_found" });
  });

  test("stores nothing for a page that went between looking and writing; past the owner's limit it is held, then nothing", async () => {
    const { platform, actor, id } = await pageWithForm();
    const shown = await findContactForm(platform, id, "form", "en");
    const row = (i: number): NewContact => ({
      ...{ id: `cnt_${i}`, ownerId: actor.userId, pageId: id, name: "N", source: "page" },
      ...{ phone: null, email: null, position: null, company: null, linkedIn: null },
      consent: { ...shown.consent, locale: "en", at: "" },
      createdAt: platform.now(),
    });
    await writeAll(platform.db, [insertContact(row(0))]);
    const { $client } = platform.db;
    const count = () =>
      $client
        .prepare("SELECT contacts FROM contact_counts WHERE owner_id = ?")
        .bind(actor.userId)
        .first("contacts");
    expect(await count()).toBe(1);
    await $client
      .prepare("UPDATE contact_counts SET contacts = ? WHERE owner_id = ?")
      .bind(LIMITS.contacts - 1, actor.userId)
      .run();
    const at = Array.from({ length: 20 }, (_, i) => LIMITS.contacts + i);
    const written = await Promise.all(at.map((i) => writeAll(platform.db, [insertContact(row(i))])));
    // The writes of the counting trigger are included.
    expect(written.flat().filter((rows) => rows > 0)).toHaveLength(20);
    const held = await $client
      .prepare(
        "SELECT count(*) AS n FROM contacts WHERE owner_id = ? AND held = 'full' AND mailed_at IS NOT NULL",
      )
      .bind(actor.userId)
      .first("n");
    expect(held).toBe(19);
    const most = LIMITS.contacts + LIMITS.contactsBeyond;
    await $client
      .prepare("UPDATE contact_counts SET contacts = ? WHERE owner_id = ?")
      .bind(most - 1, actor.userId)
      .run();
    const beyond = await Promise.all(at.map((i) => writeAll(platform.db, [insertContact(row(i + 100))])));
    expect(beyond.flat().filter((rows) => rows > 0)).toHaveLength(1);
    expect(await count()).toBe(most);
    await expect(storeContact(platform, shown, posted(), "en")).rejects.toMatchObject({
      code: "unavailable",
    });
    await $client.prepare("DELETE FROM contacts WHERE id = 'cnt_0'").run();
    expect(await count()).toBe(most - 1);
    const other = await pageWithForm();
    const stale = await findContactForm(other.platform, other.id, "form", "en");
    await deletePage(other.platform, other.actor, other.id);
    await expect(storeContact(other.platform, stale, posted(), "en")).rejects.toMatchObject({
      code: "unavailable",
    });
  });
});
