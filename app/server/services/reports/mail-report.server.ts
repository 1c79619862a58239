import { addressUrl } from "~/domain/addresses";
import { BRAND } from "~/domain/brand";
import { escapeHtml } from "~/domain/escape-html";
import { ID_PREFIXES, isId } from "~/domain/ids";
import type { JobPayload } from "~/domain/jobs";
import type { ReportReason } from "~/domain/reports/report";
import { findReport, type ReportRow } from "~/server/data/reports.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";

/** Each reason as a predicate, in English for the operators. */
export const REPORTED_FOR: Record<ReportReason, string> = {
  phishing: "tries to steal passwords or money",
  malware: "spreads malware",
  spam: "is spam",
  impersonation: "pretends to be somebody else",
  copyright: "uses somebody's work or brand without permission",
  illegal: "breaks the law",
  adult: "shows adult content without a warning",
  other: "is wrong for another reason",
};

/** Mails a report to the operators at the configured address, if there is one. */
export async function mailReport(platform: Platform, payload: JobPayload<"mailReport">): Promise<void> {
  const to = platform.config.reportMail;
  const report = await findReport(platform.db, payload.reportId);
  if (!to || !report) return;
  const lines = [
    subjectLine(platform, report),
    suspendHint(report),
    `Reason: ${REPORTED_FOR[report.reason]}`,
    `Reported: ${report.createdAt.toISOString()}, by a visitor reading ${report.locale}`,
    `May be asked back at: ${report.email ?? "no address given"}`,
    typedText(report),
  ];
  await deliverMail(platform, {
    to,
    subject: `${BRAND}: ${subjectName(report)} was reported: ${REPORTED_FOR[report.reason]}`,
    text: lines.join("\n\n"),
    html: reportHtml(lines),
  });
}

/** A visitor's text, each line quoted: none of it can pass for a line of ours, such as a command. */
export const typedText = ({ text }: Pick<ReportRow, "text">) =>
  text ? ["Typed by the visitor:", ...text.split(/\r\n?|\n/)].join("\n> ") : "Nothing was typed.";

type Subject = Pick<ReportRow, "subjectId" | "address">;

const isCard = ({ subjectId }: Subject) => isId(ID_PREFIXES.card, subjectId);

/** The reported thing, for a mail's subject. */
export const subjectName = (subject: Subject) => `${isCard(subject) ? "card" : "page"} "${subject.address}"`;

/** The reported thing, with its URL and id. */
export const subjectLine = ({ config }: Platform, subject: Subject) =>
  `${isCard(subject) ? "Card" : "Page"}: ${addressUrl(config.origins, subject.address)} (${subject.subjectId})`;

/** The command by which an operator takes it off the site. Of user input only a slug gets into a shell. */
export const suspendHint = (subject: Subject) =>
  isCard(subject)
    ? `To block the card's owner with all they have: node workers/commands/suspend.ts --account ${subject.address} --production`
    : `To take the page off: node workers/commands/suspend.ts ${subject.address} --production`;

/** A mail's lines as HTML; visitors' text is escaped. */
export function reportHtml(lines: readonly string[]): string {
  const paragraphs = lines.map((line) => `<p style="white-space:pre-wrap">${escapeHtml(line)}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${paragraphs.join("")}</body></html>`;
}
