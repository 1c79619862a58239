import { describe, expect, test } from "vitest";
import { LIMITS } from "~/domain/limits";
import { pageInputSchema } from "~/domain/pages/schema";
import { REPORT_REASONS } from "~/domain/reports/report";
import { writeAll } from "~/server/data/batch.server";
import { dueJobs } from "~/server/data/outbox.server";
import { findReport, insertReport } from "~/server/data/reports.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { findReportedPage } from "~/server/services/reports/find-reported-page.server";
import { mailReport } from "~/server/services/reports/mail-report.server";
import { storeReport } from "~/server/services/reports/store-report.server";
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
      { id, slug },
      posted({ reason: "phishing", text, email: "A@B.example" }),
      "jp",
    );
    const [report] = await stored(platform, id);
    expect(report).toMatchObject({ slug, reason: "phishing", email: "a@b.example", locale: "jp" });
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
    await storeReport(platform, { id, slug }, posted({ reason: "spam" }), "en");
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
    await expect(storeReport(platform, { id, slug }, posted(fields), "en")).rejects.toMatchObject({
      code: "invalid",
      fields: [{ field, messageKey }],
    });
    expect(await stored(platform, id)).toEqual([]);
  });

  test("is of a page that visitors see, and of one page at most so many", async () => {
    const { platform, id, slug } = await reported();
    await expect(findReportedPage(platform, "nobody-has-this")).rejects.toMatchObject({ code: "not_found" });
    expect((await findReportedPage(platform, slug)).id).toBe(id);
    const rows = Array.from({ length: LIMITS.reportsPerPage + 5 }, (_, i) =>
      insertReport({
        ...{ id: `rpt_${id}_${i}`, pageId: id, slug, reason: "spam", text: "", email: null, locale: "en" },
        createdAt: platform.now(),
      }),
    );
    for (const row of rows) await writeAll(platform.db, [row]);
    expect(await stored(platform, id)).toHaveLength(LIMITS.reportsPerPage);
    await storeReport(platform, { id, slug }, posted({ reason: REPORT_REASONS[0] }), "en");
  });
});
