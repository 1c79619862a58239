import { BRAND } from "~/domain/brand";
import { escapeHtml } from "~/domain/escape-html";
import type { JobPayload } from "~/domain/jobs";
import type { ReportReason } from "~/domain/reports/report";
import { findReport } from "~/server/data/reports.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";
import { pageUrl } from "~/server/services/pages/present-page.server";

/** Operators read English. */
const REASONS: Record<ReportReason, string> = {
  phishing: "tries to steal passwords or money",
  malware: "spreads malware",
  spam: "is spam",
  impersonation: "pretends to be somebody else",
  copyright: "uses somebody's work or brand without permission",
  illegal: "breaks the law",
  adult: "shows adult content without a warning",
  other: "something else",
};

/** Tells the operators of a report, at the configured address; without one there is nobody to tell. */
export async function mailReport(platform: Platform, payload: JobPayload<"mailReport">): Promise<void> {
  const to = platform.config.reportMail;
  const report = await findReport(platform.db, payload.reportId);
  if (!to || !report) return;
  const lines = [
    `Page: ${pageUrl(platform.config, report.slug)} (${report.pageId})`,
    `Reason: ${REASONS[report.reason]}`,
    `Reported: ${report.createdAt.toISOString()}, by a visitor reading ${report.locale}`,
    `May be asked back at: ${report.email ?? "no address given"}`,
    `Text: ${report.text || "none given"}`,
    `To take the page off: node workers/commands/suspend.ts ${report.slug} --production`,
  ];
  await deliverMail(platform, {
    to,
    subject: `${BRAND}: page "${report.slug}" was reported: ${REASONS[report.reason]}`,
    text: lines.join("\n\n"),
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body>${lines
      .map((line) => `<p style="white-space:pre-wrap">${escapeHtml(line)}</p>`)
      .join("")}</body></html>`,
  });
}
