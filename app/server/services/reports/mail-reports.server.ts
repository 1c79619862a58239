import { BRAND } from "~/domain/brand";
import { DAY_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import type { ReportReason } from "~/domain/reports/report";
import { listOverflows, listReports, type ReportRow } from "~/server/data/reports.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import {
  REPORTED_FOR,
  reportHtml,
  subjectLine,
  subjectName,
  suspendHint,
  typedText,
} from "./mail-report.server";

/**
 * Mails the operators all reports of a page or card within an hour, in one mail: each reason with its count, some
 * texts.
 */
export async function mailReports(platform: Platform, payload: JobPayload<"mailReports">): Promise<void> {
  const to = platform.config.reportMail;
  if (!to) return;
  const hour = new Date(`${payload.slot}:00:00Z`);
  const all = await listReports(platform.db, payload.pageId, new Date(hour.getTime() - DAY_MS));
  const reports = all.filter(({ createdAt }) => createdAt.toISOString().startsWith(payload.slot));
  const overflows = await listOverflows(platform.db, payload.pageId, hour);
  const first = reports[0] ?? all.at(-1);
  if (!first || (reports.length === 0 && overflows.length === 0)) return;
  const lines = [
    subjectLine(platform, first),
    suspendHint(first),
    ...countsOf(reports),
    ...overflows.map(overflowOf),
    ...reports.slice(0, LIMITS.reportsPerMail).map(lineOf),
  ];
  await deliverMail(platform, {
    to,
    subject: `${BRAND}: ${subjectName(first)} was reported ${reports.length} times within an hour${overflows.length > 0 ? ", and more than is stored" : ""}`,
    text: lines.join("\n\n"),
    html: reportHtml(lines),
  });
}

function countsOf(reports: readonly ReportRow[]): string[] {
  const counts = new Map<ReportRow["reason"], number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} × it ${REPORTED_FOR[reason]}`);
}

const overflowOf = ({ reason, reports }: { reason: ReportReason; reports: number }) =>
  `${reports} more that day × it ${REPORTED_FOR[reason]}: their texts had no room, so the page itself has to be looked at`;

const lineOf = (report: ReportRow) =>
  `${report.createdAt.toISOString()}, ${report.reason}, ${report.email ?? "no address given"}. ${typedText(report)}`;
