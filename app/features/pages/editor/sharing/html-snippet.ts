import type { Dimension } from "~/domain/dimension";
import { escapeHtml } from "~/domain/escape-html";

/** A button for any website that links to the page: plain HTML with inline style. User input is escaped. */
export function htmlSnippet(url: string, label: string, width: Dimension = "auto"): string {
  const size =
    width === "auto" ? "" : `box-sizing:border-box;width:${width};max-width:100%;text-align:center;`;
  return (
    `<a href="${escapeHtml(url)}" style="display:inline-block;${size}padding:12px 20px;border-radius:24px;` +
    `background:#1c1a17;color:#fff;font:600 16px/1.2 sans-serif;text-decoration:none">${escapeHtml(label)}</a>`
  );
}
