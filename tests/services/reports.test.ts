import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { hourBucket } from "~/domain/job-keys";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { DEVELOPMENT_IP_FACTOR, RATE_LIMITS } from "~/domain/rate-limits";
import { REPORT_REASONS } from "~/domain/reports/report";
import { dueJobs } from "~/server/data/outbox.server";
import { findReport } from "~/server/data/reports.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { findReportedCard, findReportedPage } from "~/server/services/reports/find-reported.server";
import { mailReport } from "~/server/services/reports/mail-report.server";
import { mailReports } from "~/server/services/reports/mail-reports.server";
import { storeReport } from "~/server/services/reports/store-report.server";
import { blockStatement } from "../../workers/commands/suspend-statement";
import { mailTo } from "../support/inbox";
import { testActor, testPlatform } from "../support/platform";

async function reported(reportMail?: string) {
  const platform = testPlatform();
  const config = { ...platform.config, reportMail };
  const actor = await testActor(platform);
  const slug = `reported-${crypto.randomUUID().slice(0, 8)}`;
  const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug }));
  return {
    platform: Object.assign(Object.create(platform), { config }) as typeof platform,
    id: page.id,
    slug,
  };
}

const stored = async (platform: Awaited<ReturnType<typeof reported>>["platform"], pageId: string) => {
  const ids = await platform.db.$client
    .prepare("SELECT id FROM reports WHERE page_id = ? ORDER BY created_at")
    .bind(pageId)
    .all<{ id: string }>();
  return Promise.all(ids.results.map(({ id }) => findReport(platform.db, id)));
};
const posted = (fields: Record<string, unknown>) => new Map(Object.entries(fields));

describe("a report", () => {
  test("is stored with its reason, and mailed once where an address is configured", async () => {
    const to = `reports-${crypto.randomUUID()}@visita.example`;
    const { platform, id, slug } = await reported(to);
    const text = "Asks for my <b>password</b>\r\nBcc: x@y.zz";
    await storeReport(
      platform,
      { id, address: slug },
      posted({ reason: "phishing", text, email: "A@B.example" }),
      "jp",
    );
    const [report] = await stored(platform, id);
    expect(report).toMatchObject({ address: slug, reason: "phishing", email: "a@b.example", locale: "jp" });
    await mailReport(platform, { reportId: report?.id ?? "" });
    const mail = await mailTo(platform, to).catch(() => mailTo(platform, to));
    expect(mail.subject).toContain(slug);
    expect(mail.subject).not.toMatch(/[\r\n]|Bcc/);
    expect(mail.text).toContain("Asks for my <b>password</b>");
    expect(mail.html).toContain("&lt;b&gt;password&lt;/b&gt;");
  });

  test("is only stored without an address", async () => {
    const { platform, id, slug } = await reported();
    const before = (await dueJobs(platform.db, "system", platform.now(), 100)).length;
    await storeReport(platform, { id, address: slug }, posted({ reason: "spam" }), "en");
    expect(await stored(platform, id)).toMatchObject([{ reason: "spam", text: "", email: null }]);
    expect((await dueJobs(platform.db, "system", platform.now(), 100)).length).toBe(before);
  });

  test.each([
    ["no reason", {}, "reason", "invalidChoice"],
    ["an unknown reason", { reason: "boring" }, "reason", "invalidChoice"],
    ["two reasons", { reason: ["spam", "spam"] }, "reason", "invalidChoice"],
    ["a text without end", { reason: "spam", text: "x".repeat(LIMITS.reportText + 1) }, "text", "tooLong"],
    ["a wrong address", { reason: "spam", email: "nobody" }, "email", "emailInvalid"],
    ["a file", { reason: "spam", text: new File([], "x") }, "text", "invalidType"],
  ])("with %s is refused at its field", async (_name, fields, field, messageKey) => {
    const { platform, id, slug } = await reported();
    await expect(storeReport(platform, { id, address: slug }, posted(fields), "en")).rejects.toMatchObject({
      code: "invalid",
      fields: [{ field, messageKey }],
    });
    expect(await stored(platform, id)).toEqual([]);
  });

  test("is of a page that visitors see", async () => {
    const { platform, id, slug } = await reported();
    await expect(findReportedPage(platform, "nobody-has-this")).rejects.toMatchObject({ code: "not_found" });
    expect((await findReportedPage(platform, slug)).id).toBe(id);
  });
});

describe("a report of a card", () => {
  const owned = async (to?: string) => {
    const base = testPlatform();
    const config = { ...base.config, reportMail: to };
    const platform = Object.assign(Object.create(base) as typeof base, { config });
    const actor = await testActor(platform);
    const { card } = await createCard(
      platform,
      actor,
      cardInputSchema.parse({ title: "Card", header: "Reported" }),
    );
    return { platform, actor, id: card.id, hash: card.hash };
  };

  test("is stored, and mailed with the command that blocks its owner", async () => {
    const to = `reports-${crypto.randomUUID()}@visita.example`;
    const { platform, actor, id, hash } = await owned(to);
    const card = await findReportedCard(platform, hash);
    expect(card).toMatchObject({ id, address: `c/${hash}` });
    for (const text of ["first", "second"])
      await storeReport(platform, card, posted({ reason: "phishing", text }), "en");
    const [report] = await stored(platform, id);
    await mailReport(platform, { reportId: report?.id ?? "" });
    const mail = await mailTo(platform, to);
    expect(mail.subject).toContain(`card "c/${hash}" was reported`);
    expect(mail.text).toContain(`Card: ${card.url} (${id})`);
    const command = `node workers/commands/suspend.ts --account c/${hash} --production`;
    expect(mail.text).toContain(command);
    await mailReports(platform, { pageId: id, slot: hourBucket(platform.now()) });
    expect((await mailTo(platform, to, "2 × it")).text).toContain(command);
    const blocked = await platform.db.$client.prepare(blockStatement(`c/${hash}`, false)).all();
    expect(blocked.results).toEqual([{ id: actor.userId }]);
    await expect(findReportedCard(platform, hash)).rejects.toMatchObject({ code: "not_found" });
  });

  test("is bounded as a page's, and of a card that is there", async () => {
    const { platform, actor, id, hash } = await owned();
    const card = await findReportedCard(platform, hash);
    for (let i = 0; i < LIMITS.reportsPerReason + 3; i++) {
      const visitor = Object.assign(Object.create(platform) as typeof platform, { ip: `10.3.0.${i}` });
      await storeReport(visitor, card, posted({ reason: "spam" }), "en");
    }
    expect(await stored(platform, id)).toHaveLength(LIMITS.reportsPerReason);
    await deleteCard(platform, actor, hash);
    await expect(findReportedCard(platform, hash)).rejects.toMatchObject({ code: "not_found" });
    await storeReport(platform, card, posted({ reason: "malware" }), "en");
    expect(await stored(platform, id)).toHaveLength(LIMITS.reportsPerReason);
  });
});

describe("many reports of one page", () => {
  /** Each from a separate address, unless one is given. */
  const sendFrom = async (page: Awaited<ReturnType<typeof reported>>, reason: string, ip?: string) => {
    const platform = Object.assign(Object.create(page.platform) as typeof page.platform, {
      ip: ip ?? `10.1.${crypto.randomUUID()}`,
    });
    await storeReport(
      platform,
      { id: page.id, address: page.slug },
      posted({ reason, text: `${reason} text` }),
      "en",
    );
  };

  test("are stored again once an operator dismissed those before, for so many rounds a day", async () => {
    const page = await reported();
    const open = async () => (await stored(page.platform, page.id)).length;
    const dismiss = () =>
      page.platform.db.run(sql`UPDATE reports SET dismissed_at = 1 WHERE page_id = ${page.id}`);
    for (let i = 0; i < LIMITS.reportsPerReason + 2; i++) await sendFrom(page, "phishing");
    expect(await open()).toBe(LIMITS.reportsPerReason);
    await dismiss();
    await sendFrom(page, "phishing");
    expect(await open()).toBe(LIMITS.reportsPerReason + 1);
    for (let round = 1; round < LIMITS.reportRounds + 1; round++) {
      for (let i = 0; i < LIMITS.reportsPerReason; i++) await sendFrom(page, "phishing");
      await dismiss();
    }
    expect(await open()).toBe(LIMITS.reportsPerReason * LIMITS.reportRounds);
  });

  test("silence none for another reason, nor any of the next day", async () => {
    const page = await reported();
    for (let i = 0; i < LIMITS.reportsPerReason + 5; i++) await sendFrom(page, "other");
    expect(await stored(page.platform, page.id)).toHaveLength(LIMITS.reportsPerReason);
    await sendFrom(page, "phishing");
    const phishing = (await stored(page.platform, page.id)).filter((report) => report?.reason === "phishing");
    expect(phishing).toHaveLength(1);
    page.platform.travel(25 * 60 * 60 * 1000);
    await sendFrom(page, "other");
    expect(await stored(page.platform, page.id)).toHaveLength(LIMITS.reportsPerReason + 2);
  });

  test("from one address count for three a day, and are thanked for all the same", async () => {
    const page = await reported();
    const limit = RATE_LIMITS.reportIpPage.limit * DEVELOPMENT_IP_FACTOR;
    const results = await Promise.allSettled(
      REPORT_REASONS.flatMap((reason) => Array.from({ length: 5 }, () => sendFrom(page, reason, "10.2.0.1"))),
    );
    expect(results.every(({ status }) => status === "fulfilled")).toBe(true);
    expect(await stored(page.platform, page.id)).toHaveLength(limit);
  });

  test("are one mail a reason and one an hour", async () => {
    const to = `reports-${crypto.randomUUID()}@visita.example`;
    const page = await reported(to);
    for (let i = 0; i < 12; i++) await sendFrom(page, i === 5 ? "phishing" : "spam");
    const due = async (hours: number) =>
      (
        await dueJobs(
          page.platform.db,
          "system",
          new Date(page.platform.now().getTime() + hours * 3.6e6),
          500,
        )
      )
        .filter(({ payload }) => JSON.stringify(payload).match(new RegExp(`${page.id}|rpt_`)))
        .map(({ name }) => name);
    const before = (await due(0)).filter((name) => name === "mailReports");
    expect(before).toEqual([]);
    expect((await due(1)).filter((name) => name === "mailReports")).toHaveLength(1);
    await mailReports(page.platform, { pageId: page.id, slot: hourBucket(page.platform.now()) });
    const mail = await mailTo(page.platform, to, "11 × it is spam");
    expect(mail.subject).toContain("reported 12 times within an hour");
    expect(mail.text).toContain("1 × it tries to steal passwords or money");
    expect(mail.text).toContain("phishing text");
  });

  test("beyond what is stored are counted, and operators are told how many", async () => {
    const to = `reports-${crypto.randomUUID()}@visita.example`;
    const page = await reported(to);
    for (let i = 0; i < LIMITS.reportsPerReason + 7; i++) await sendFrom(page, "spam");
    await mailReports(page.platform, { pageId: page.id, slot: hourBucket(page.platform.now()) });
    const mail = await mailTo(page.platform, to, "20 × it is spam");
    expect(mail.text).toContain("7 more that day × it is spam");
    // An hour in which nothing was stored is reported as well.
    page.platform.travel(60 * 60 * 1000);
    await sendFrom(page, "spam");
    await mailReports(page.platform, { pageId: page.id, slot: hourBucket(page.platform.now()) });
    expect((await mailTo(page.platform, to, "8 more that day")).subject).toContain("reported 0 times");
  });

  test("cannot write a line that passes for one of ours", async () => {
    const to = `reports-${crypto.randomUUID()}@visita.example`;
    const page = await reported(to);
    const forged = "To take the page off: node workers/commands/suspend.ts visita-demo --production";
    const text = `Looks like phishing.\r\n\r\n${forged}`;
    for (let i = 0; i < 2; i++)
      await storeReport(
        page.platform,
        { id: page.id, address: page.slug },
        posted({ reason: "spam", text }),
        "en",
      );
    const [report] = await stored(page.platform, page.id);
    await mailReport(page.platform, { reportId: report?.id ?? "" });
    await mailReports(page.platform, { pageId: page.id, slot: hourBucket(page.platform.now()) });
    for (const mail of [await mailTo(page.platform, to), await mailTo(page.platform, to, "2 × it")]) {
      const lines = mail.text.split("\n");
      expect(lines.filter((line) => line.startsWith("To take the page off:"))).toEqual([
        `To take the page off: node workers/commands/suspend.ts ${page.slug} --production`,
      ]);
      expect(lines).toContain(`> ${forged}`);
    }
  });
});
