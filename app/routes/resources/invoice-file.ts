import { redirect } from "@remix-run/cloudflare";
import { withPrefix } from "~/server/http/app/paths.server";
import { rememberRoute } from "~/server/http/app/redirect-cookie.server";
import { publicLoader } from "~/server/http/app/route.server";
import { getInvoiceFile } from "~/server/services/billing/list-invoices.server";

/** The PDF of one of the account's invoices, for who is signed in to it; others come back to the list. */
export const loader = publicLoader(async ({ platform, session, language, params }) => {
  if (session.actor.kind !== "user") {
    const cookie = await rememberRoute(platform, "/account/billing");
    return redirect(
      withPrefix(language, "/login"),
      cookie ? { headers: { "Set-Cookie": cookie } } : undefined,
    );
  }
  const id = params.id ?? "";
  const { name, bytes } = await getInvoiceFile(platform, session.actor, id);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
});
