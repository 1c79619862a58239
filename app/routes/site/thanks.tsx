import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { swapMessages, thanksMessages } from "~/server/http/site/messages.server";
import { siteData, siteHeaders, unlessUnknown } from "~/server/http/site/route.server";
import { findFormCard, findFormPage } from "~/server/services/contacts/find-contact-form.server";

/**
 * `/f/{pageId}/thanks`, `/f/c/{hash}/thanks`: where a sent contact form leads, so that reloading sends nothing again. Who
 * left their details on a card gets the card's in return.
 */
export async function loader({ context, params: { id = "", hash } }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { platform } = site;
  return unlessUnknown(site, async () => {
    const messages = hash
      ? swapMessages(site, await findFormCard(platform, hash))
      : thanksMessages(site, "contactForm", (await findFormPage(platform, id)).url);
    return siteData(messages, { status: 200, cacheScope: "never" });
  });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteThanks() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}
