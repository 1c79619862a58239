import type { StripeSandbox } from "../stripe-sandbox";
import { checkoutPage } from "./checkout-page";
import { deskPage } from "./desk-page";
import { html, pageResponse } from "./html";
import { invoicePage, refundsOf } from "./invoice-page";
import { invoicePdf } from "./invoice-pdf";
import { portalPage } from "./portal-page";

/** The addresses of the stand-in's pages. */
export const STRIPE_PAGES = /^\/(?:checkout|invoice|portal|stripe)(?:\/|$)/;

/** Handles pages opened in a browser. */
export async function respondWithPage(request: Request, sandbox: StripeSandbox): Promise<Response> {
  const [, page, id = ""] = new URL(request.url).pathname.split("/");
  if (page === "checkout") return checkoutPage(request, sandbox, id);
  if (page === "invoice" && id.endsWith(".pdf")) return pdfResponse(sandbox, id.slice(0, -".pdf".length));
  if (page === "invoice") return invoicePage(request, sandbox, id);
  if (page === "portal") return portalPage(request, sandbox, id);
  if (page === "stripe") return deskPage(request, sandbox);
  return pageResponse("Not found", html`<h1>There is no such page</h1>`, { status: 404 });
}

function pdfResponse(sandbox: StripeSandbox, id: string): Response {
  const row = sandbox.store.find("invoice", id);
  if (!row || row.status === "draft") return new Response("There is no such invoice", { status: 404 });
  const disposition = `inline; filename="invoice-${row.number}.pdf"`;
  return new Response(new Uint8Array(invoicePdf(row, refundsOf(sandbox, row))), {
    headers: { "Content-Type": "application/pdf", "Content-Disposition": disposition },
  });
}
