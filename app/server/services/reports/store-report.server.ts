import { AppError } from "~/domain/errors";
import { fieldErrorsOf } from "~/domain/field-errors";
import { newId } from "~/domain/ids";
import type { LanguageCode } from "~/domain/languages";
import { reportSchema } from "~/domain/reports/report";
import { writeAll } from "~/server/data/batch.server";
import { countOverflow, insertReport, insertReportMails } from "~/server/data/reports.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, isAllowed } from "~/server/platform/rate-limits.server";
import type { Reported } from "./find-reported.server";

const SHARD = "system";

/**
 * Stores a visitor's report of a page or card, and has it mailed to the operators where an address is configured: the
 * first of a reason in a day at once, all of an hour together at its end. The limit is a few reports a day per address
 * and thing; beyond that the visitor gets the same response and nothing is stored. Beyond the limit of a reason reports
 * are only counted, and the count is mailed.
 * @throws AppError invalid with every failed field, rate_limited
 */
export async function storeReport(
  platform: Platform,
  reported: Pick<Reported, "id" | "address">,
  posted: ReadonlyMap<string, unknown>,
  language: LanguageCode,
): Promise<void> {
  const fields = ["reason", "text", "email"].map((name) => [name, posted.get(name)] as const);
  const parsed = reportSchema.safeParse(
    Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  );
  if (!parsed.success) throw new AppError("invalid", { fields: fieldErrorsOf(parsed.error) });
  await consumeLimit(platform, "reportIp");
  if (!(await isAllowed(consumeLimit(platform, "reportIpPage", reported.id)))) return;
  const now = platform.now();
  const { reason, text, email = null } = parsed.data;
  const id = newId("rpt");
  const report = {
    id,
    subjectId: reported.id,
    address: reported.address,
    reason,
    text,
    email,
    locale: language,
    createdAt: now,
    dismissedAt: null,
  };
  const mail = platform.config.reportMail ? insertReportMails(report, SHARD) : [];
  await writeAll(platform.db, [insertReport(report), countOverflow(report), ...mail]);
  if (mail.length > 0) startJobs(platform, SHARD);
}
