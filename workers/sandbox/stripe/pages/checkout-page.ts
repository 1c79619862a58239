import { couponOf, PRICES } from "../catalog";
import { bodyText } from "../form-body";
import { sessionAmounts, sessionCoupon } from "../objects/session";
import type { SessionRow } from "../rows";
import { type Answer, authenticateSession, completeSession } from "../rules/complete-session";
import type { StripeSandbox } from "../stripe-sandbox";
import { type Html, html, money, pageResponse, seeOther } from "./html";

const COUNTRIES = {
  DE: "Germany",
  AT: "Austria",
  CH: "Switzerland",
  FR: "France",
  GB: "United Kingdom",
  US: "United States",
};

export const CARDS_NOTE = html`<p class="note">4242 4242 4242 4242 pays · 4000 0000 0000 0002 is declined · 4000 0025 0000 3155 asks for
3-D Secure once, 4000 0027 6000 3184 each time · 4000 0000 0000 0341 pays now and fails at each later payment. Any date, any
code.</p>`;

/** The page where a plan is paid. */
export async function checkoutPage(request: Request, sandbox: StripeSandbox, id: string): Promise<Response> {
  const row = sandbox.store.find("session", id);
  if (!row) return pageResponse("Not found", html`<h1>There is no such Checkout</h1>`, { status: 404 });
  if (row.status !== "open") return closed(row);
  if (request.method === "POST") return answer(request, sandbox, row);
  return row.waiting ? securePage(row) : openPage(sandbox, row);
}

const backTo = (row: SessionRow) => `/checkout/${row.id}`;

const successOf = (row: SessionRow) => row.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", row.id);

function closed(row: SessionRow): Response {
  if (row.status === "complete") return seeOther(successOf(row));
  const back = row.cancelUrl && html`<p><a href="${row.cancelUrl}">Back to Visita</a></p>`;
  return pageResponse("Checkout expired", html`<h1>This Checkout has expired</h1>${back}`);
}

async function answer(request: Request, sandbox: StripeSandbox, row: SessionRow): Promise<Response> {
  const form = new URLSearchParams(await bodyText(request));
  const action = form.get("action");
  const account = sandbox.account();
  if (action === "code") {
    const coupon = couponOf(form.get("code") ?? "");
    const isRight = row.allowsCodes && coupon !== undefined;
    sandbox.store.put("session", {
      ...row,
      promotionCode: isRight ? coupon.promotionCode : null,
      problem: isRight ? null : "This code is invalid.",
    });
    return seeOther(backTo(row));
  }
  if (action === "secure" || action === "fail") {
    if (row.waiting) sandbox.at(sandbox.now(), () => authenticateSession(account, row, action === "secure"));
  } else if (row.asksTerms && form.get("terms") !== "yes") {
    sandbox.store.put("session", { ...row, problem: "Agree to go on." });
  } else sandbox.at(sandbox.now(), () => completeSession(account, row, answerOf(form)));
  const after = sandbox.store.get("session", row.id);
  return seeOther(after.status === "complete" ? successOf(after) : backTo(row));
}

function answerOf(form: URLSearchParams): Answer {
  const field = (name: string) => form.get(name)?.trim() || null;
  const vat = field("vat");
  const isPaypal = form.get("action") === "paypal";
  return {
    number: isPaypal ? "paypal" : (field("number") ?? "").replace(/\D/g, ""),
    email: field("email"),
    name: field("name"),
    country: field("country"),
    taxId: vat === null ? null : { type: /^GB/i.test(vat) ? "gb_vat" : "eu_vat", value: vat },
  };
}

const asked = (row: SessionRow, method: string) => row.methods === null || row.methods.includes(method);

function openPage(sandbox: StripeSandbox, row: SessionRow): Response {
  const customer = row.customer === null ? undefined : sandbox.store.find("customer", row.customer);
  const email = customer?.email ?? row.customerEmail ?? "";
  const card = html`<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242">
<button class="main" name="action" value="card">Pay and subscribe</button>`;
  const paypal = html`<button class="main" name="action" value="paypal">Pay with PayPal</button>`;
  const countries = Object.entries(COUNTRIES).map(
    ([code, name]) => html`<option value="${code}">${name}</option>`,
  );
  const vat = html`<label for="vat">VAT id (companies)</label><input id="vat" name="vat" autocomplete="off">`;
  const terms = html`<label class="row"><input type="checkbox" name="terms" value="yes">
<span>${row.termsText ?? "I agree to the terms of service."}</span></label>`;
  const body = html`<h1>Subscribe to Visita Pro</h1>${summary(row)}${row.allowsCodes && codeForm(row)}
<form method="post">
<label for="email">E-mail</label><input id="email" name="email" type="email" value="${email}">
<label for="name">Name on the invoice</label><input id="name" name="name" value="${customer?.name ?? ""}">
<label for="country">Country</label><select id="country" name="country">${countries}</select>
${row.asksTaxId && vat}${row.asksTerms && terms}${row.submitText && html`<p class="note">${row.submitText}</p>`}
${row.problem && html`<p class="bad" role="alert">${row.problem}</p>`}
${asked(row, "card") && card}${asked(row, "paypal") && paypal}
</form>${CARDS_NOTE}
${row.cancelUrl && html`<p><a href="${row.cancelUrl}">Cancel</a></p>`}`;
  return pageResponse("Checkout", body);
}

function summary(row: SessionRow): Html {
  const price = PRICES[row.price];
  const { subtotal, discount, total } = sessionAmounts(row);
  const coupon = sessionCoupon(row);
  return html`<table><tr><td>${row.quantity} × seat, ${money(price.amount)} a ${price.interval}</td><td class="n">${money(subtotal)}</td></tr>
${coupon && html`<tr><td>${coupon.name} (${coupon.code})</td><td class="n">−${money(discount)}</td></tr>`}
<tr><th>Due today</th><th class="n amount">${money(total)}</th></tr></table>`;
}

function codeForm(row: SessionRow): Html {
  const code = sessionCoupon(row)?.code ?? "";
  return html`<form method="post" class="buttons"><div><label for="code">Promotion code (WELCOME20, HALF)</label>
<input id="code" name="code" value="${code}" autocomplete="off"></div><button name="action" value="code">Apply</button></form>`;
}

function securePage(row: SessionRow): Response {
  return pageResponse(
    "3-D Secure",
    html`<h1>3-D Secure</h1><p>Your bank asks you to confirm a payment of ${money(sessionAmounts(row).total)} to Visita.</p>
<form method="post" class="buttons"><button name="action" value="secure">Complete</button>
<button name="action" value="fail">Fail</button></form>`,
  );
}
