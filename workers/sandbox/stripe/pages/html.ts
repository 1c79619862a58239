import { escapeHtml } from "~/domain/escape-html";

const STYLE = `*{box-sizing:border-box}body{max-width:44rem;margin:0 auto;padding:2rem 1.25rem 4rem;font:16px/1.5 system-ui,sans-serif;color:#1d1916;background:#fbf7f1}
h1{font:600 1.6rem/1.2 Georgia,serif;margin:0 0 .25rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}p{margin:.5rem 0}
.note{color:#655b52;font-size:.9rem}.bad{color:#a3240b;font-weight:600}.amount{font-size:1.4rem;font-weight:600}
form{margin:1rem 0}label{display:block;margin:.75rem 0 .25rem}label.row{display:flex;gap:.6rem;align-items:flex-start}
input,select,button{font:inherit;padding:.6rem .8rem;border:1px solid #c9bda9;border-radius:6px;background:#fff;max-width:100%}
input:not([type=checkbox]):not([type=radio]),select{width:100%}
button{cursor:pointer}button.main{background:#1d1916;color:#fff;border-color:#1d1916;width:100%;margin-top:1rem}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}.buttons input:not([type=checkbox]):not([type=radio]),.buttons select{width:auto}
table{border-collapse:collapse;width:100%;margin:.5rem 0}td,th{padding:.4rem .5rem .4rem 0;text-align:start;vertical-align:top;border-bottom:1px solid #e4dbcd}
td.n,th.n{text-align:end;white-space:nowrap}.scroll{overflow-x:auto}a{color:#a3340f}code{font-size:.85rem;overflow-wrap:anywhere}
.wide{max-width:72rem}.wide .scroll table{min-width:46rem}details{margin:.5rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8rem}`;

/** Text within a page: markup as it is, everything else escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | Html[] | string | number | null | undefined | false;

const textOf = (part: Part): string =>
  part instanceof Html
    ? part.text
    : Array.isArray(part)
      ? part.map(textOf).join("")
      : part === null || part === undefined || part === false
        ? ""
        : escapeHtml(String(part));

/** A template whose values are escaped, unless they were made by it. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string));
}

/** @returns a page of the stand-in, without script */
export function pageResponse(title: string, body: Html, { isWide = false, status = 200 } = {}): Response {
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${new Html(STYLE)}</style><body${isWide && html` class="wide"`}>
<p class="note">Stripe, in the sandbox. No money moves.</p>${body}</body></html>`;
  return new Response(page.text, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

export const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location } });

/** @returns cents as `$1,234.50` */
export const money = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** @returns an instant as `22 Nov 2026, 21:53 UTC` */
export function dateTime(seconds: number): string {
  const at = new Date(seconds * 1000);
  const date = at.toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return `${date}, ${at.toISOString().slice(11, 16)} UTC`;
}
