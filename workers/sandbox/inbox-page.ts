import { escapeHtml } from "~/domain/escape-html";
import type { InboxMail } from "./inbox";

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const STYLE = `body{max-width:44rem;margin:0 auto;padding:2rem 1.5rem;font:16px/1.5 system-ui;color:#1d1916;background:#fbf7f1}
article{border-top:1px solid #e4dbcd;padding:1.5rem 0}h1{font:600 1.75rem Georgia,serif}h2{margin:0;font-size:1.1rem}
p{margin:.25rem 0;color:#655b52}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;color:#1d1916}a{color:#c4371a}`;

/** The inbox for people: every mail of this machine, newest first, its links to follow. */
export function inboxPage(mails: InboxMail[]): Response {
  const list = mails.map(
    (
      mail,
    ) => `<article><h2>${escapeHtml(mail.subject)}</h2><p>${escapeHtml(mail.to)} · ${escapeHtml(mail.at)}</p>
<pre>${linked(mail.text)}</pre></article>`,
  );
  const body = list.join("") || "<p>No mail was sent yet.</p>";
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Development inbox</title><style>${STYLE}</style><h1>Development inbox</h1>${body}</html>`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
