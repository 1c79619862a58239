import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { thanksMessages } from "~/server/http/site/messages.server";
import { siteData, siteHeaders, unlessUnknown } from "~/server/http/site/route.server";
import { findFormPage } from "~/server/services/contacts/find-contact-form.server";

/** `/f/{pageId}/thanks`: where a sent contact form leads, so that reloading sends nothing again. */
export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const site = siteContext(context);
  return unlessUnknown(site, async () => {
    const { url } = await findFormPage(site.platform, id);
    return siteData(thanksMessages(site, "contactForm", url), { status: 200, cacheScope: "never" });
  });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteThanks() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}
