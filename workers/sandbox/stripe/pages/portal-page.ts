import { newStripeId } from "../account";
import { bodyText } from "../form-body";
import type { CustomerRow, PortalRow } from "../rows";
import { TEST_CARDS } from "../rules/cards";
import { storeSubscription } from "../rules/change-subscription";
import { endSubscription } from "../rules/end-subscription";
import { newMethod } from "../rules/new-method";
import type { StripeSandbox } from "../stripe-sandbox";
import { CARDS_NOTE } from "./checkout-page";
import { html, pageResponse, seeOther } from "./html";

/** The page where a customer changes their card and invoice details. */
export async function portalPage(request: Request, sandbox: StripeSandbox, id: string): Promise<Response> {
  const portal = sandbox.store.find("portal", id);
  if (!portal) return pageResponse("Not found", html`<h1>There is no such page</h1>`, { status: 404 });
  const customer = sandbox.store.get("customer", portal.customer);
  if (request.method !== "POST") return show(portal, customer, null);
  const form = new URLSearchParams(await bodyText(request));
  const problem = sandbox.at(sandbox.now(), () => change(sandbox, portal, customer, form));
  if (problem) return show(portal, customer, problem);
  return seeOther((portal.flow && portal.afterUrl) || `/portal/${id}`);
}

/** @returns what is wrong with it */
function change(
  sandbox: StripeSandbox,
  portal: PortalRow,
  customer: CustomerRow,
  form: URLSearchParams,
): string | null {
  const account = sandbox.account();
  const { store } = account;
  const field = (name: string) => form.get(name)?.trim() || null;
  const action = form.get("action");
  if (action === "cancel" && portal.flowSubscription) {
    const row = store.get("subscription", portal.flowSubscription);
    const cancellation = { ...row.cancellation, reason: "cancellation_requested" };
    // In flexible billing mode the portal sets the date, not the flag.
    const ending = { cancelAt: row.periodEnd, canceledAt: account.now(), cancellation };
    if (row.endedAt === null) storeSubscription(account, { ...row, ...ending }, { cancel_at: null });
    else endSubscription(account, row, "cancellation_requested");
    return null;
  }
  if (action === "card") {
    const number = (form.get("number") ?? "").replace(/\D/g, "");
    const card = TEST_CARDS[number];
    if (!card || card.declines?.first) return "Your card was declined.";
    const method = newMethod(account, customer, number);
    store.put("paymentMethod", method);
    store.put("customer", { ...customer, paymentMethod: method.id });
    return null;
  }
  const vat = field("vat");
  const type = vat && /^GB/i.test(vat) ? "gb_vat" : "eu_vat";
  store.put("customer", {
    ...customer,
    businessName: field("business"),
    email: field("email"),
    taxIds: vat ? [{ id: newStripeId("taxId"), created: account.now(), type, value: vat }] : [],
  });
  return null;
}

function show(portal: PortalRow, customer: CustomerRow, problem: string | null): Response {
  const isCancel = portal.flow === "subscription_cancel";
  const hasCard = portal.flow === null || portal.flow === "payment_method_update";
  const hasDetails = portal.flow === null || portal.flow === "customer_update";
  const card = html`<h2>Another card</h2><form method="post"><label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242">
<button class="main" name="action" value="card">Save the card</button></form>${CARDS_NOTE}`;
  const details = html`<h2>On invoices</h2><form method="post">
<label for="business">Company</label><input id="business" name="business" value="${customer.businessName ?? ""}">
<label for="vat">VAT id</label><input id="vat" name="vat" value="${customer.taxIds[0]?.value ?? ""}">
<label for="email">Billing e-mail</label><input id="email" name="email" type="email" value="${customer.email ?? ""}">
<button class="main" name="action" value="details">Save</button></form>`;
  const cancel = html`<form method="post"><button class="main" name="action" value="cancel">Cancel the plan</button></form>`;
  return pageResponse(
    "Billing details",
    html`<h1>Billing details</h1>${problem && html`<p class="bad" role="alert">${problem}</p>`}
${hasCard && card}${hasDetails && details}${isCancel && cancel}
${portal.returnUrl && html`<p><a href="${portal.returnUrl}">Back to Visita</a></p>`}`,
  );
}
