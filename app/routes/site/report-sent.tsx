import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { thanksMessages } from "~/server/http/site/messages.server";
import { siteData, siteHeaders, unlessUnknown } from "~/server/http/site/route.server";
import { findReportedCard, findReportedPage } from "~/server/services/reports/find-reported.server";

/**
 * `/report/{slug}/thanks`, `/report/c/{hash}/thanks`: the redirect target of a sent report, so that reloading submits
 * nothing again.
 */
export async function loader({ context, params: { slug = "", hash } }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { platform } = site;
  return unlessUnknown(site, async () => {
    const { url } = await (hash ? findReportedCard(platform, hash) : findReportedPage(platform, slug));
    return siteData(thanksMessages(site, "report", url), { status: 200, cacheScope: "never" });
  });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteReported() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}
