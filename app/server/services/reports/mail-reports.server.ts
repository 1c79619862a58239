import { BRAND } from "~/domain/brand";
import type { JobPayload } from "~/domain/jobs";
import { LIMITS } from "~/domain/limits";
import { listReports, type ReportRow } from "~/server/data/reports.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { REPORTED_FOR, reportHtml, subjectLine, subjectName, suspendHint } from "./mail-report.server";

/** Tells the operators of all reports of a page or card within an hour, in one mail: each reason with its number, some texts. */
export async function mailReports(platform: Platform, payload: JobPayload<"mailReports">): Promise<void> {
  const to = platform.config.reportMail;
  if (!to) return;
  const all = await listReports(platform.db, payload.pageId, new Date(`${payload.slot}:00:00Z`));
  const reports = all.filter(({ createdAt }) => createdAt.toISOString().startsWith(payload.slot));
  const [first] = reports;
  if (!first) return;
  const lines = [
    subjectLine(platform, first),
    ...countsOf(reports),
    ...reports.slice(0, LIMITS.reportsPerMail).map(lineOf),
    suspendHint(first),
  ];
  await deliverMail(platform, {
    to,
    subject: `${BRAND}: ${subjectName(first)} was reported ${reports.length} times within an hour`,
    text: lines.join("\n\n"),
    html: reportHtml(lines),
  });
}

function countsOf(reports: readonly ReportRow[]): string[] {
  const counts = new Map<ReportRow["reason"], number>();
  for (const { reason } of reports) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} × it ${REPORTED_FOR[reason]}`);
}

const lineOf = ({ reason, text, email, createdAt }: ReportRow) =>
  `${createdAt.toISOString()}, ${reason}, ${email ?? "no address given"}: ${text || "no text given"}`;
