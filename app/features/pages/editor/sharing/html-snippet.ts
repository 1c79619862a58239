import { escapeHtml } from "~/domain/escape-html";

/** A button for any website that leads to the page: plain HTML with its style inline. What users wrote is escaped. */
export function htmlSnippet(url: string, label: string): string {
  return (
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:24px;` +
    `background:#1c1a17;color:#fff;font:600 16px/1.2 sans-serif;text-decoration:none">${escapeHtml(label)}</a>`
  );
}
