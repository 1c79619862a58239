import { BRAND_COLOR } from "~/domain/brand";
import { escapeHtml } from "~/domain/escape-html";
import { direction, htmlLang, type LanguageCode } from "~/domain/languages";
import type { OutgoingMail } from "~/server/platform/mail.server";

/** One item of a mail, as its lines; `value` links to `url`, which replaces it in the text. */
export type MailEntry = readonly { label: string; value: string; url?: string }[];

/** The content of a mail, in its recipient's language; plain text, escaped in the HTML. */
export interface MailParts {
  subject: string;
  greeting: string;
  body: string;
  entries?: readonly MailEntry[];
  action: string;
  /** The action's target. */
  url: string;
  /** Why the recipient gets it, or what to do if it was unexpected. */
  why: string;
  /** The link to unsubscribe. */
  unsubscribe?: { label: string; url: string };
  signature: string;
}

/** @returns the mail as text and HTML; all user input is escaped in the HTML */
export function composeMail(to: string, language: LanguageCode, parts: MailParts): OutgoingMail {
  const entries = (parts.entries ?? []).map((entry) =>
    entry.map(({ label, value, url }) => `${label}: ${url ?? value}`).join("\n"),
  );
  const text = [
    parts.greeting,
    parts.body,
    ...entries,
    `${parts.action}: ${parts.url}`,
    parts.why,
    ...(parts.unsubscribe ? [`${parts.unsubscribe.label}: ${parts.unsubscribe.url}`] : []),
    `-- \n${parts.signature}`,
  ];
  return {
    to,
    subject: parts.subject,
    text: text.join("\n\n"),
    html: htmlOf(parts, language),
    ...(parts.unsubscribe && { headers: oneClick(parts.unsubscribe.url) }),
  };
}

/** The headers for a mail program's own unsubscribe button (RFC 8058). */
const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function htmlOf(parts: MailParts, language: LanguageCode): string {
  const button = `display:inline-block;padding:12px 20px;background:${BRAND_COLOR};color:#fff;text-decoration:none`;
  return `<!doctype html><html lang="${htmlLang(language)}" dir="${direction(language)}"><meta charset="utf-8"><body style="margin:0;background:#faf7f2">
<div style="max-width:520px;margin:0 auto;padding:32px 24px;font:16px/1.5 Georgia,serif;color:#1c1a17">
<p>${escapeHtml(parts.greeting)}</p><p>${escapeHtml(parts.body)}</p>
${(parts.entries ?? []).map(htmlOfEntry).join("")}<p><a href="${escapeHtml(parts.url)}" style="${button}">${escapeHtml(parts.action)}</a></p>
<p style="font-size:14px">${escapeHtml(parts.why)}</p>
${parts.unsubscribe ? `<p style="font-size:14px"><a href="${escapeHtml(parts.unsubscribe.url)}" style="color:#1c1a17">${escapeHtml(parts.unsubscribe.label)}</a></p>\n` : ""}<p style="font-size:14px;border-top:1px solid #d9d2c7;padding-top:12px">${escapeHtml(parts.signature)}</p>
</div></body></html>`;
}

const htmlOfValue = (value: string, url: string | undefined) =>
  url
    ? `<a href="${escapeHtml(url)}" style="color:#1c1a17">${escapeHtml(value)}</a>`
    : `<bdi>${escapeHtml(value)}</bdi>`;

/** Values keep their own direction and break where they must. */
function htmlOfEntry(entry: MailEntry): string {
  const rows = entry.map(
    ({ label, value, url }) =>
      `<tr><td style="padding:4px 0;padding-inline-end:12px;color:#6b645a;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0;overflow-wrap:anywhere">${htmlOfValue(value, url)}</td></tr>`,
  );
  return `<table style="width:100%;border-top:1px solid #d9d2c7;margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows.join("")}</table>
`;
}
