import { redirect } from "@remix-run/cloudflare";
import { contentDisposition } from "~/domain/file-name";
import { withPrefix } from "~/server/http/app/paths.server";
import { rememberRoute } from "~/server/http/app/redirect-cookie.server";
import { publicLoader } from "~/server/http/app/route.server";
import { getContactFile } from "~/server/services/contacts/get-contact-file.server";

/** One contact as a vCard, for who is signed in to its account; others come back to the list. */
export const loader = publicLoader(async ({ platform, session, language, params }) => {
  if (session.actor.kind !== "user") {
    const cookie = await rememberRoute(platform, "/contact-list");
    return redirect(
      withPrefix(language, "/login"),
      cookie ? { headers: { "Set-Cookie": cookie } } : undefined,
    );
  }
  const { name, text } = await getContactFile(platform, session.actor, params.id ?? "", language);
  return new Response(text, {
    headers: {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": contentDisposition("attachment", name, "vcf"),
      "Cache-Control": "private, no-store",
    },
  });
});
