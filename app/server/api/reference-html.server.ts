import { escapeHtml } from "~/domain/escape-html";

/** A name or value of the API, in the typeface of code. */
export const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
