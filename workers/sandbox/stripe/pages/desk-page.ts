import type { EventRow } from "../event-log";
import { invoiceAmounts } from "../objects/invoice-amounts";
import type { SubscriptionRow } from "../rows";
import { addMonths } from "../rules/periods";
import type { StripeSandbox } from "../stripe-sandbox";
import { actOnDesk } from "./desk-actions";
import { dateTime, type Html, html, money, pageResponse, seeOther } from "./html";

const DAY = 86_400;
const SHOWN = 50;

/** The page for advancing the clock and simulating failed deliveries. */
export async function deskPage(request: Request, sandbox: StripeSandbox): Promise<Response> {
  if (request.method !== "POST") return show(sandbox);
  const problem = await actOnDesk(request, sandbox);
  return problem
    ? pageResponse("Not done", html`<h1>Not done</h1><p>${problem}</p>`, { status: 400 })
    : seeOther("/stripe");
}

function show(sandbox: StripeSandbox): Response {
  const body = html`<h1>Stripe, in the sandbox</h1>${clock(sandbox)}${payments(sandbox)}
<h2>Subscriptions</h2>${subscriptions(sandbox)}<h2>Events</h2>${events(sandbox)}`;
  return pageResponse("Stripe, in the sandbox", body, { isWide: true });
}

function clock(sandbox: StripeSandbox): Html {
  const now = sandbox.now();
  const steps = [
    ["1 day", now + DAY],
    ["7 days", now + 7 * DAY],
    ["1 month", addMonths(now, 1)],
    ["1 year", addMonths(now, 12)],
  ] as const;
  const buttons = steps.map(
    ([name, to]) => html`<button name="to" value="${to}">Advance by ${name}</button>`,
  );
  const date = new Date(now * 1000).toISOString().slice(0, 16);
  return html`<p>It is <span class="amount">${dateTime(now)}</span> for plans and jobs.</p>
<form method="post" class="buttons"><input type="hidden" name="action" value="advance">${buttons}</form>
<form method="post" class="buttons"><input type="hidden" name="action" value="advance">
<label for="date">Advance to (UTC)</label><input id="date" name="date" type="datetime-local" value="${date}"><button>Advance</button></form>`;
}

function payments(sandbox: StripeSandbox): Html {
  const { nextPayment, mode, losing, failsFinalization } = sandbox.settings.get();
  const chosen = (value: string, name: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen && html` selected`}>${name}</option>`;
  return html`<h2>What goes wrong</h2><form method="post" class="buttons"><input type="hidden" name="action" value="payment">
<label for="outcome">The next payment</label><select id="outcome" name="outcome">
${chosen("", "does what its card does", nextPayment === null)}${chosen("succeed", "succeeds", nextPayment === "succeed")}
${chosen("decline", "fails", nextPayment === "decline")}${chosen("requires_action", "asks for 3-D Secure", nextPayment === "requires_action")}
${chosen("later", "is settled later, in Checkout", nextPayment === "later")}
</select><button>Set</button></form>
<form method="post" class="buttons"><input type="hidden" name="action" value="mode">
<label for="mode">Events</label><select id="mode" name="mode">${chosen("normal", "are delivered", mode === "normal")}
${chosen("hold", "are held", mode === "hold")}${chosen("lose", "are lost", mode === "lose")}</select><button>Set</button></form>
<form method="post" class="buttons"><button name="action" value="lose-next">Lose the next event</button>
${losing > 0 && html`<span class="note">${losing} to be lost</span>`}</form>
<form method="post" class="buttons"><button name="action" value="finalization">Let the next invoice fail to be finalized</button>
${failsFinalization && html`<span class="note">The next one fails, and is tried again after an hour</span>`}</form>${unsettled(sandbox)}`;
}

/** Checkouts with pending settlement, and their controls. */
function unsettled({ store }: StripeSandbox): Html[] {
  const rows = store.list("session").filter(({ isUnsettled, subscription }) => {
    return isUnsettled && store.find("subscription", subscription ?? "")?.status === "incomplete";
  });
  return rows.slice(0, SHOWN).map(
    ({
      id,
      quantity,
    }) => html`<form method="post" class="buttons"><input type="hidden" name="session" value="${id}">
<input type="hidden" name="action" value="settle"><span>${quantity} seats, not settled yet</span>
<button name="paid" value="yes">It is paid</button><button name="paid" value="no">It failed</button></form>`,
  );
}

function subscriptions(sandbox: StripeSandbox): Html {
  const rows = sandbox.store.list("subscription").slice(0, SHOWN);
  if (rows.length === 0) return html`<p>Nothing was bought yet.</p>`;
  const shown = rows.map((row) => subscription(sandbox, row));
  return html`<div class="scroll"><table><tr><th>Customer</th><th>Plan</th><th>State</th><th>Until</th><th>Invoices</th></tr>${shown}</table></div>`;
}

function subscription({ store }: StripeSandbox, row: SubscriptionRow): Html {
  const customer = store.get("customer", row.customer);
  const invoices = store.of("invoice", row.id).map(
    (invoice) =>
      html`${invoice.number ? html`<a href="/invoice/${invoice.id}">${invoice.number}</a> ` : ""}${invoice.status}
${money(invoiceAmounts(invoice).due)}<br>`,
  );
  const waiting =
    row.pending && html`<br><span class="note">waits for a payment: ${row.pending.quantity} seats</span>`;
  const dispute = html`<form method="post"><input type="hidden" name="subscription" value="${row.id}">
<button name="action" value="dispute">Dispute the last payment</button></form>`;
  return html`<tr><td>${customer.email ?? customer.name}<br><code>${row.customer}</code></td>
<td>${row.item.quantity} × ${row.item.price}<br><code>${row.id}</code>${waiting}</td>
<td>${row.status}${row.cancelAt !== null && html`<br><span class="note">ends ${dateTime(row.cancelAt)}</span>`}</td>
<td>${dateTime(row.endedAt ?? row.periodEnd)}</td><td>${invoices}${dispute}</td></tr>`;
}

function events(sandbox: StripeSandbox): Html {
  const rows = sandbox.events.list({ limit: SHOWN });
  const shown = rows.map(
    (
      row,
    ) => html`<tr><td><label class="row"><input type="checkbox" name="id" value="${row.id}"><span>${row.type}<br>
<code>${row.about}</code></span></label></td><td>${dateTime(row.created)}</td><td>${stateOf(row)}</td></tr>`,
  );
  return html`<form method="post"><div class="buttons"><button name="action" value="resend">Deliver again</button>
<button name="action" value="twice">Deliver twice</button><button name="action" value="reverse">Deliver in reverse</button>
<button name="action" value="release">Deliver what is held</button></div>
<p class="note">Those that are ticked, the oldest first.</p>
<div class="scroll"><table><tr><th>Event</th><th>When</th><th>Delivery</th></tr>${shown}</table></div></form>`;
}

const stateOf = ({ state, answers }: EventRow) =>
  answers.length > 0 ? `${state} (${answers.join(", ")})` : state;
