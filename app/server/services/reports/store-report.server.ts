import { AppError } from "~/domain/errors";
import { fieldErrorsOf } from "~/domain/field-errors";
import { newId } from "~/domain/ids";
import type { LanguageCode } from "~/domain/languages";
import { reportSchema } from "~/domain/reports/report";
import { writeAll } from "~/server/data/batch.server";
import { insertJob } from "~/server/data/outbox.server";
import { insertReport } from "~/server/data/reports.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { takeAttempt } from "~/server/platform/rate-limits.server";

const SHARD = "system";

/**
 * Stores what a visitor reports of a page, and has it mailed to the operators where an address is configured. A page
 * that has many reports already is known to them: its visitors are thanked, and no more is stored.
 * @throws AppError invalid with every failed field, rate_limited
 */
export async function storeReport(
  platform: Platform,
  page: { id: string; slug: string },
  posted: ReadonlyMap<string, unknown>,
  language: LanguageCode,
): Promise<void> {
  const fields = ["reason", "text", "email"].map((name) => [name, posted.get(name)] as const);
  const parsed = reportSchema.safeParse(
    Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  );
  if (!parsed.success) throw new AppError("invalid", { fields: fieldErrorsOf(parsed.error) });
  await takeAttempt(platform, "reportIp");
  const now = platform.now();
  const { reason, text, email = null } = parsed.data;
  const id = newId("rpt");
  const report = {
    id,
    pageId: page.id,
    slug: page.slug,
    reason,
    text,
    email,
    locale: language,
    createdAt: now,
  };
  const job = { name: "mailReport" as const, payload: { reportId: id }, shard: SHARD };
  // A report that was not stored leaves a job that finds nothing to mail.
  const mail = platform.config.reportMail ? [insertJob(platform.db, job, now)] : [];
  await writeAll(platform.db, [insertReport(report), ...mail]);
  if (mail.length > 0) wakeJobs(platform, SHARD);
}
