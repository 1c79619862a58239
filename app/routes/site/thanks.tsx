import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { ThanksPage } from "~/features/pages/thanks-page";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { siteMessages, swapMessages, thanksMessages } from "~/server/http/site/messages.server";
import { siteData, siteHeaders, unlessUnknown } from "~/server/http/site/route.server";
import { findFormCard, findFormPage } from "~/server/services/contacts/find-contact-form.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";

/**
 * `/f/{pageId}/thanks`, `/f/c/{hash}/thanks`: the redirect target of a sent contact form, so that reloading submits
 * nothing again. A page's is in its owner's theme. A card's offers the card's contact file in return.
 */
export async function loader({ context, params: { id = "", hash } }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { platform } = site;
  return unlessUnknown(site, async () => {
    const answering = { status: 200, cacheScope: "never" } as const;
    if (hash)
      return siteData(
        { kind: "card" as const, ...swapMessages(site, await findFormCard(platform, hash)) },
        answering,
      );
    const { url, slug } = await findFormPage(platform, id);
    const thanks = thanksMessages(site, "contactForm", url);
    // For a page that requires confirmation nothing is shown, not even its background.
    const shown = await getVisitorPage(platform, slug);
    if (shown.kind !== "page") return siteData({ kind: "plain" as const, ...thanks }, answering);
    const { theme } = shown.content;
    const { isFree } = shown;
    return siteData({ kind: "page" as const, ...thanks, ...siteMessages(site), theme, isFree }, answering);
  });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteThanks() {
  const shown = useLoaderData<typeof loader>();
  return shown.kind === "page" ? <ThanksPage {...shown} /> : <SystemScreen {...shown} />;
}
