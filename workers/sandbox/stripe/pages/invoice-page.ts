import { bodyText } from "../form-body";
import { invoiceSums } from "../objects/invoice-amounts";
import type { InvoiceRow, RefundRow } from "../rows";
import { newMethod } from "../rules/new-method";
import { payInvoice } from "../rules/pay-invoice";
import type { StripeSandbox } from "../stripe-sandbox";
import { CARDS_NOTE } from "./checkout-page";
import { dateTime, type Html, html, money, pageResponse, seeOther } from "./html";

/** The page of an invoice, where an open one is paid. */
export async function invoicePage(request: Request, sandbox: StripeSandbox, id: string): Promise<Response> {
  const row = sandbox.store.find("invoice", id);
  if (!row || row.status === "draft")
    return pageResponse("Not found", html`<h1>There is no such invoice</h1>`, { status: 404 });
  if (request.method !== "POST" || row.status !== "open") return show(sandbox, row);
  const form = new URLSearchParams(await bodyText(request));
  const action = form.get("action");
  if (action !== "fail") sandbox.at(sandbox.now(), () => pay(sandbox, row, action === "secure", form));
  return seeOther(`/invoice/${id}`);
}

/** 3-D Secure continues with the card that required it; otherwise a new card pays and becomes the subscription's. */
function pay(sandbox: StripeSandbox, row: InvoiceRow, isAuthenticated: boolean, form: URLSearchParams): void {
  const account = sandbox.account();
  const { store } = account;
  const waiting = isAuthenticated && row.paymentIntent ? store.get("paymentIntent", row.paymentIntent) : null;
  const customer = store.get("customer", row.customer);
  const known = waiting?.paymentMethod ? store.find("paymentMethod", waiting.paymentMethod) : undefined;
  const method = known ?? newMethod(account, customer, (form.get("number") ?? "").replace(/\D/g, ""));
  store.put("paymentMethod", method);
  const attempt = payInvoice(account, row, { method, isFirst: true, isAuthenticated });
  if (attempt.outcome !== "succeed") return;
  const subscription = store.get("subscription", row.subscription);
  store.put("subscription", { ...subscription, paymentMethod: method.id });
}

function show(sandbox: StripeSandbox, row: InvoiceRow): Response {
  const { due } = invoiceSums(row);
  const lines = row.lines.map(
    (line) =>
      html`<tr><td>${line.description}<br><span class="note">${dateTime(line.start)} to ${dateTime(line.end)}</span></td>
<td class="n">${line.quantity}</td><td class="n">${money(line.amount)}</td></tr>`,
  );
  const sums = sumsOf(row).map(
    ([name, amount]) => html`<tr><td>${name}</td><td></td><td class="n">${money(amount)}</td></tr>`,
  );
  const refunds = refundsOf(sandbox, row).map(
    ({ amount, created }) =>
      html`<p>Refunded on ${dateTime(created)}. <span class="amount">${money(amount)}</span></p>`,
  );
  const body = html`<h1>Invoice ${row.number}</h1>
<p>${STATES[row.status]}${row.paidAt && ` on ${dateTime(row.paidAt)}`}. <span class="amount">${money(due)}</span></p>${refunds}
<p class="note">${row.billed.name} ${row.billed.email} ${row.billed.taxIds.map(({ value }) => value).join(", ")}</p>
<div class="scroll"><table><tr><th>What</th><th class="n">Seats</th><th class="n">Amount</th></tr>${lines}${sums}
<tr><th>Amount due</th><td></td><th class="n">${money(due)}</th></tr></table></div>
<p><a href="/invoice/${row.id}.pdf">Download as PDF</a></p>${row.status === "open" && payForm(sandbox, row, due)}`;
  return pageResponse(`Invoice ${row.number}`, body);
}

/** The non-zero sums between an invoice's lines and its amount. */
export function sumsOf(row: InvoiceRow): [name: string, amount: number][] {
  const { discountBack, discount, balance } = invoiceSums(row);
  const sums: [string, number][] = [
    ["Discount taken back", discountBack],
    ["Discount", discount],
    ["Balance", balance],
  ];
  return sums.filter(([, amount]) => amount !== 0);
}

/** What was given back of an invoice, oldest first. */
export function refundsOf({ store }: StripeSandbox, row: InvoiceRow): RefundRow[] {
  const refunds = store.list("refund", row.customer);
  return refunds.filter(({ paymentIntent }) => paymentIntent === row.paymentIntent).reverse();
}

const STATES: Record<InvoiceRow["status"], string> = {
  draft: "Not final",
  open: "To be paid",
  paid: "Paid",
  uncollectible: "Given up",
  void: "Void",
};

function payForm(sandbox: StripeSandbox, row: InvoiceRow, due: number): Html {
  const intent = row.paymentIntent ? sandbox.store.get("paymentIntent", row.paymentIntent) : undefined;
  if (intent?.status === "requires_action")
    return html`<h2>3-D Secure</h2><p>Your bank asks you to confirm a payment of ${money(due)} to Visita.</p>
<form method="post" class="buttons"><button name="action" value="secure">Complete</button>
<button name="action" value="fail">Fail</button></form>${cardForm(due)}`;
  const problem = intent?.failure && html`<p class="bad" role="alert">${intent.failure.message}</p>`;
  return html`${problem}${cardForm(due)}`;
}

const cardForm = (due: number) => html`<h2>Pay with a card</h2><form method="post">
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242">
<button class="main" name="action" value="card">Pay ${money(due)}</button></form>${CARDS_NOTE}`;
