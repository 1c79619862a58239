import { describe, expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { DAY_MS } from "~/domain/durations";
import { newId } from "~/domain/ids";
import { LANGUAGE_CODES } from "~/domain/languages";
import { LIMITS } from "~/domain/limits";
import { accountSearchSchema, accountStepSchema, pageStepSchema } from "~/domain/operations/forms";
import { findEntitlement, findUser, upsertEntitlement } from "~/server/data/users.server";
import { authenticate } from "~/server/services/accounts/authenticate.server";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { login } from "~/server/services/accounts/login.server";
import { register } from "~/server/services/accounts/register.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { decodeCursor } from "~/server/services/cursor.server";
import { writeMail } from "~/server/services/notifications/write-mail.server";
import { blockAccount, restoreAccount } from "~/server/services/operations/account-steps.server";
import { findAccount } from "~/server/services/operations/find-account.server";
import { listAccountPages } from "~/server/services/operations/list-account.server";
import { restorePage, suspendPage } from "~/server/services/operations/page-steps.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { restorePage as putBack } from "~/server/services/pages/restore-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { auditOf, mailsOf, refusal, testOperator, withPage } from "../support/operators";
import { PRO, type TestPlatform, testActor, testPlatform } from "../support/platform";

const PASSWORD = "plover-and-heron";
const BLOCK = { reason: "Spam", endsPlan: false };

describe("an account", () => {
  test("is found by its exact address in any case, with pages and cards, and that is written down", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const { owner, id } = await withPage(platform, "Findable");
    const { card } = await createCard(
      platform,
      owner,
      cardInputSchema.parse({ title: "Work", header: "Ada" }),
    );
    const address = `  ${owner.userId.toUpperCase()}@Visita.Example `;
    const found = await findAccount(platform, operator, accountSearchSchema.parse({ email: address }));
    expect(found.account).toMatchObject({
      id: owner.userId,
      email: `${owner.userId}@visita.example`,
      isEnabled: true,
      isVerified: true,
      isProtected: false,
      plan: { status: "active", seats: 5, isPaid: true },
    });
    expect(found.pages.items).toMatchObject([{ id, title: "Findable", state: "published" }]);
    expect(found.cards.items).toMatchObject([{ id: card.id, title: "Work" }]);
    expect(await auditOf(platform, owner.userId)).toMatchObject([
      { actorId: operator.userId, action: "account.look-up" },
    ]);
    expect((await findAccount(platform, operator, { id: owner.userId })).account.id).toBe(owner.userId);
    const half = { email: owner.userId.slice(0, 12) };
    expect(accountSearchSchema.safeParse(half).success).toBe(false);
    expect(accountSearchSchema.safeParse({ email: `${"a".repeat(250)}@b.example` }).success).toBe(false);
    expect(await refusal(findAccount(platform, operator, { email: "nobody@visita.example" }))).toBe(
      "invalid: accountUnknown",
    );
    expect(await refusal(findAccount(platform, operator, { id: newId("usr") }))).toBe("not_found: notFound");
  });

  test("has its pages 25 at a time", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const owner = await testActor(platform, { ...PRO, seats: 50 });
    const now = platform.now().getTime();
    await platform.db.$client
      .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
        INSERT INTO pages (id, owner_id, slug, code, content, created_at, updated_at)
        SELECT 'pg_' || ?1 || i, ?1, 'many-' || i || ?1, ?1 || i, '{}', ?2 + i / 2, ?2 FROM n`)
      .bind(owner.userId, now)
      .run();
    const { pages } = await findAccount(platform, operator, { id: owner.userId });
    expect(pages.items).toHaveLength(25);
    const after = decodeCursor(pages.next ?? "");
    const rest = await listAccountPages(platform, operator, owner.userId, { limit: 25, after });
    expect(rest.items).toHaveLength(5);
    expect(rest.next).toBeUndefined();
    expect(new Set([...pages.items, ...rest.items].map(({ id }) => id)).size).toBe(30);
  });
});

describe("a page", () => {
  test("is suspended and restored, with one entry and one mail each, however often that is pressed", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const { owner, id, slug } = await withPage(platform, "Pay at once");
    const twice = await Promise.all([
      suspendPage(platform, operator, id, "Phishing"),
      suspendPage(platform, operator, id, "Phishing"),
    ]);
    expect(twice.map(({ state }) => state)).toEqual(["suspended", "suspended"]);
    await suspendPage(platform, operator, id, "Phishing");
    expect((await getVisitorPage(platform, slug)).kind).toBe("unknown");
    expect(await refusal(deletePage(platform, owner, id))).toBe("forbidden: pageSuspended");
    await Promise.all([
      restorePage(platform, operator, id, "A mistake"),
      restorePage(platform, operator, id, "A mistake"),
    ]);
    expect((await getVisitorPage(platform, slug)).kind).toBe("page");
    const entries = await auditOf(platform, id);
    expect(entries.map(({ action, actorId, detail }) => ({ action, actorId, detail }))).toEqual([
      { action: "page.suspend", actorId: operator.userId, detail: { reason: "Phishing" } },
      { action: "page.restore", actorId: operator.userId, detail: { reason: "A mistake" } },
    ]);
    const mails = await mailsOf(platform, owner.userId, /^page/);
    expect(mails.map(({ kind }) => kind)).toEqual(["pageSuspended", "pageRestored"]);
    expect(mails[0]).toMatchObject({
      to: `${owner.userId}@visita.example`,
      params: { title: "Pay at once", slug, reason: "Phishing" },
    });
  });

  test("that is gone or was never there is none", async () => {
    const platform = testPlatform();
    const { owner, id } = await withPage(platform);
    await deletePage(platform, owner, id);
    platform.travel(LIMITS.restorableDays * DAY_MS);
    const operator = await testOperator(platform);
    for (const gone of [id, newId("pg"), "x", ""])
      expect(await refusal(suspendPage(platform, operator, gone, "Spam"))).toBe("not_found: notFound");
    expect((await auditOf(platform, id)).map(({ action }) => action)).toEqual(["page.delete"]);
  });

  test("that its owner has deleted is suspended all the same: it cannot be put back until that is lifted", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const { owner, id, slug } = await withPage(platform, "Pay at once");
    await deletePage(platform, owner, id);
    await suspendPage(platform, operator, id, "Phishing");
    await suspendPage(platform, operator, id, "Phishing");
    expect(await refusal(putBack(platform, owner, id))).toBe("forbidden: pageSuspended");
    expect((await mailsOf(platform, owner.userId, /^page/)).map(({ kind }) => kind)).toEqual([
      "pageSuspended",
    ]);
    await restorePage(platform, operator, id, "A mistake");
    await putBack(platform, owner, id);
    expect((await getVisitorPage(platform, slug)).kind).toBe("page");
  });

  test("is suspended with a reason of one line that is not too long", () => {
    const parse = (reason: unknown) => pageStepSchema.safeParse({ intent: "suspend", reason });
    for (const reason of ["", "  ", "\u200B", "x".repeat(LIMITS.actReason + 1), 1, undefined])
      expect(parse(reason).success).toBe(false);
    expect(parse(" two\nlines ").data?.reason).toBe("two lines");
    expect(pageStepSchema.safeParse({ intent: "delete", reason: "Spam" }).success).toBe(false);
    expect(pageStepSchema.safeParse({ intent: "suspend", reason: "Spam", by: "me" }).success).toBe(false);
  });
});

async function person(platform: TestPlatform) {
  const email = `blocked-${crypto.randomUUID()}@visita.example`;
  await register(platform, { email, password: PASSWORD, name: "Ada", locale: "de" });
  const { accessToken } = await login(platform, { email, password: PASSWORD });
  const found = await authenticate(platform, accessToken);
  if (typeof found === "string") throw new Error(found);
  return { email, accessToken, actor: found.actor, id: found.actor.userId };
}

describe("blocking", () => {
  test("ends sessions, takes pages off and is undone, each told and written down once", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const { email, accessToken, id } = await person(platform);
    const [account] = await Promise.all([
      blockAccount(platform, operator, id, BLOCK),
      blockAccount(platform, operator, id, BLOCK),
    ]);
    expect(account.isEnabled).toBe(false);
    expect(await authenticate(platform, accessToken)).toBe("invalid");
    await expect(login(platform, { email, password: PASSWORD })).rejects.toMatchObject({
      messageKey: "loginFailed",
    });
    expect((await findAccount(platform, operator, { email })).account.isEnabled).toBe(false);
    await Promise.all([
      restoreAccount(platform, operator, id, "A mistake"),
      restoreAccount(platform, operator, id, "A mistake"),
    ]);
    // The session that it had stays ended.
    expect(await authenticate(platform, accessToken)).toBe("invalid");
    expect((await login(platform, { email, password: PASSWORD })).accessToken).toBeTruthy();
    const entries = (await auditOf(platform, id)).filter(({ action }) => action !== "account.look-up");
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ["account.block", { reason: "Spam", isPlanEnded: false }],
      ["account.restore", { reason: "A mistake" }],
    ]);
    const mails = await mailsOf(platform, id, /^account/);
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([
      ["accountBlocked", "de"],
      ["accountRestored", "de"],
    ]);
  });

  test("takes what an account shows off the site, and leaves a suspended page suspended", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const { owner, slug, id } = await withPage(platform);
    await blockAccount(platform, operator, owner.userId, BLOCK);
    expect((await getVisitorPage(platform, slug)).kind).toBe("unknown");
    await restoreAccount(platform, operator, owner.userId, "A mistake");
    expect((await getVisitorPage(platform, slug)).kind).toBe("page");
    await suspendPage(platform, operator, id, "Spam");
    await blockAccount(platform, operator, owner.userId, BLOCK);
    await restoreAccount(platform, operator, owner.userId, "A mistake");
    expect((await getVisitorPage(platform, slug)).kind).toBe("unknown");
  });

  test("ends a plan where that is asked for and there is one, also one for life, and for good", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const endsPlan = { reason: "Spam", endsPlan: true };
    for (const status of ["active", "lifetime", "cancelled_active"] as const) {
      const owner = await testActor(platform, { plan: "pro", status, seats: 5 });
      await blockAccount(platform, operator, owner.userId, BLOCK);
      expect((await restoreAccount(platform, operator, owner.userId, "Back")).plan.isPaid).toBe(true);
      const { plan } = await blockAccount(platform, operator, owner.userId, endsPlan);
      expect(plan).toMatchObject({ isPaid: false, status: "expired" });
      expect(await findEntitlement(platform.db, owner.userId)).toMatchObject({
        plan: "pro",
        status: "expired",
      });
      expect((await restoreAccount(platform, operator, owner.userId, "Back")).plan.isPaid).toBe(false);
      const blocked = await mailsOf(platform, owner.userId, /Blocked$/);
      expect(blocked.map(({ params }) => "isPlanEnded" in params && params.isPlanEnded)).toEqual([
        false,
        true,
      ]);
    }
  });

  test("leaves an end in the past and a free account as they are", async () => {
    const platform = testPlatform();
    platform.freeze();
    const operator = await testOperator(platform);
    const endsPlan = { reason: "Spam", endsPlan: true };
    const over = await testActor(platform);
    const endsAt = new Date(platform.now().getTime() - DAY_MS);
    const row = { plan: "pro", status: "cancelled_active", seats: 5, endsAt, updatedAt: endsAt } as const;
    await upsertEntitlement(platform.db, { userId: over.userId, ...row });
    await blockAccount(platform, operator, over.userId, endsPlan);
    expect(await findEntitlement(platform.db, over.userId)).toMatchObject(row);
    const free = await testActor(platform);
    await blockAccount(platform, operator, free.userId, endsPlan);
    expect(await findEntitlement(platform.db, free.userId)).toBeUndefined();
    expect(await auditOf(platform, free.userId)).toMatchObject([{ detail: { isPlanEnded: false } }]);
  });

  test("is nothing for admins, oneself, nobody and who deleted their account", async () => {
    const platform = testPlatform();
    const [operator, other] = [await testOperator(platform), await testOperator(platform)];
    for (const id of [operator.userId, other.userId]) {
      expect(await refusal(blockAccount(platform, operator, id, BLOCK))).toBe(
        "forbidden: accountNotBlockable",
      );
      expect((await findUser(platform.db, id))?.isEnabled).toBe(true);
      expect((await findAccount(platform, operator, { id })).account.isProtected).toBe(true);
    }
    expect(await refusal(blockAccount(platform, operator, newId("usr"), BLOCK))).toBe("not_found: notFound");
    const { email, id, actor } = await person(platform);
    await deleteAccount(platform, actor, { email, password: PASSWORD });
    expect(await refusal(restoreAccount(platform, operator, id, "Back"))).toBe("not_found: notFound");
    expect(await refusal(findAccount(platform, operator, { id }))).toBe("not_found: notFound");
    expect((await findUser(platform.db, id))?.isEnabled ?? false).toBe(false);
  });

  test("who became an admin in between is not blocked", async () => {
    const platform = testPlatform();
    const operator = await testOperator(platform);
    const owner = await testActor(platform);
    const { batch } = platform.db.$client;
    const database = Object.assign(Object.create(platform.db.$client) as D1Database, {
      batch: async (statements: D1PreparedStatement[]) => {
        await platform.db.$client
          .prepare(`UPDATE users SET roles = '["ROLE_USER","ROLE_SUPER_ADMIN"]' WHERE id = ?`)
          .bind(owner.userId)
          .run();
        return batch.call(platform.db.$client, statements);
      },
    });
    const late = testPlatform({ DB: database });
    await blockAccount(late, operator, owner.userId, BLOCK);
    expect((await findUser(platform.db, owner.userId))?.isEnabled).toBe(true);
    expect(await auditOf(platform, owner.userId)).toEqual([]);
    expect(await mailsOf(platform, owner.userId, /./)).toEqual([]);
  });

  test("says whether the plan ends with it, and nothing else", () => {
    expect(accountStepSchema.parse({ intent: "block", reason: "Spam" })).toMatchObject({ endsPlan: false });
    for (const body of [
      { intent: "block", reason: "Spam", endsPlan: "yes" },
      { intent: "restore", reason: "Spam", endsPlan: true },
      { intent: "block", reason: "" },
      { intent: "delete", reason: "Spam" },
    ])
      expect(accountStepSchema.safeParse(body).success).toBe(false);
  });
});

describe("the mails", () => {
  const platform = testPlatform();
  const withContact = {
    ...platform.config,
    links: { ...platform.config.links, contact: "https://help.example" },
  };
  const common = { name: "Ada", reason: "<b>Spam</b> & more", at: "2026-11-22T12:00:00Z" };
  const mail = (
    kind: "pageSuspended" | "pageRestored" | "accountBlocked" | "accountRestored",
    language = "en",
  ) =>
    ({
      to: "ada@visita.example",
      language,
      kind,
      params: {
        ...common,
        ...(kind.startsWith("page") && { title: "", slug: "some-page" }),
        ...(kind === "accountBlocked" && { isPlanEnded: true }),
      },
    }) as Parameters<typeof writeMail>[1];
  const KINDS = ["pageSuspended", "pageRestored", "accountBlocked", "accountRestored"] as const;

  test("tell the reason as it was typed, escaped, in every language", () => {
    for (const language of LANGUAGE_CODES)
      for (const kind of KINDS) {
        const { text, html, subject } = writeMail(withContact, mail(kind, language));
        expect(text).toContain("<b>Spam</b> & more");
        expect(html).toContain("&lt;b&gt;Spam&lt;/b&gt; &amp; more");
        expect(html).not.toContain("<b>");
        expect(`${subject} ${text}`).not.toMatch(/\{\{|mail:|operated\./);
      }
  });

  test("name the contact's address where there is one, and none where not", () => {
    for (const kind of ["pageSuspended", "accountBlocked"] as const) {
      expect(writeMail(withContact, mail(kind)).text).toMatch(/Write to us: https:\/\/help\.example/);
      const without = { ...platform.config, links: { ...platform.config.links, contact: undefined } };
      expect(writeMail(without, mail(kind)).text).not.toMatch(/write to us/i);
    }
    expect(writeMail(withContact, mail("accountRestored")).text).toContain("/login");
    expect(writeMail(withContact, mail("accountBlocked")).text).toContain("Your plan has ended as well.");
  });
});
