import { PROVIDER_NAMES, type Provider } from "~/domain/accounts/social";
import { escapeHtml } from "~/domain/escape-html";
import { PEOPLE, TROUBLES } from "./identity-people";

const STYLE = `body{max-width:34rem;margin:0 auto;padding:2rem 1.5rem;font:16px/1.5 system-ui;color:#1d1916;background:#fbf7f1}
h1{font:600 1.5rem Georgia,serif}button,input,select{font:inherit;padding:.6rem .9rem;border:1px solid #c9bda9;border-radius:6px;background:#fff;min-width:0}
button{cursor:pointer;text-align:start}button.person{display:block;width:100%;margin:0 0 .5rem}
small{color:#655b52;display:block}fieldset{border:1px solid #e4dbcd;margin:1.5rem 0;padding:1rem;display:flex;flex-wrap:wrap;gap:.5rem}`;

const document = (title: string, body: string) =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><body>${body}</body></html>`,
    { headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } },
  );

/** The screen of a stand-in: chooses the person to sign in as, and an error to simulate. */
export function authorizePage(provider: Provider, query: string): Response {
  const name = PROVIDER_NAMES[provider];
  const action = escapeHtml(`/${provider}/authorize?${query}`);
  const people = PEOPLE.map(
    ({ email, name: called, isVerified, isRelay }) =>
      `<button class="person" name="person" value="${escapeHtml(email)}"><bdi>${escapeHtml(called)}</bdi>
<small>${escapeHtml(email)}${isVerified ? "" : " (not verified)"}${isRelay ? " (relay)" : ""}</small></button>`,
  );
  const troubles = TROUBLES.map((one) => `<option value="${one}">${one}</option>`);
  return document(
    `${name}, in the sandbox`,
    `<h1>Sign in with ${name} (sandbox)</h1>
<form method="post" action="${action}">
<label>What happens <select name="trouble"><option value="">as it should</option>${troubles.join("")}</select></label>
<p>Go on as</p>${people.join("")}
<fieldset><legend>Somebody else</legend>
<input name="email" type="email" placeholder="E-mail" aria-label="E-mail">
<input name="name" placeholder="Name" aria-label="Name">
<label><input type="checkbox" name="verified" value="yes" checked> verified</label>
<button name="person" value="">Go on</button></fieldset>
<button name="trouble" value="cancel">Cancel</button>
</form>`,
  );
}

/** Apple's response: a form that the browser submits cross-site automatically. */
export function formPost(address: string, fields: Record<string, string>): Response {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return document(
    "Back to Visita",
    `<form method="post" action="${escapeHtml(address)}">${inputs.join("")}<noscript><button>Go on</button></noscript></form>
<script>document.forms[0].submit()</script>`,
  );
}
