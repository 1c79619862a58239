import { BRAND } from "~/domain/brand";
import { escapeHtml } from "~/domain/escape-html";
import type { JobPayload } from "~/domain/jobs";
import type { Write } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { deliverMail } from "~/server/platform/mail.server";
import type { Platform } from "~/server/platform/platform.server";

/** The shard of their mails: what is late in another is reported. */
export const OPERATORS = "operators";

/** @returns the job that notifies the operators; once per id */
export const notifyOperators = (notice: JobPayload<"mailOperators">, now: Date): Write =>
  enqueue({ name: "mailOperators", shard: OPERATORS, payload: notice }, now);

/** Mails the operators at the configured address, if there is one. */
export async function mailOperators(
  platform: Platform,
  { subject, lines }: JobPayload<"mailOperators">,
): Promise<void> {
  const to = platform.config.reportMail;
  if (!to) return;
  await deliverMail(platform, {
    to,
    subject: `${BRAND}: ${subject}`,
    text: lines.join("\n\n"),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(""),
  });
}
