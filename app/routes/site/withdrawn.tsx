import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { withdrawnMessages } from "~/server/http/site/own-messages.server";
import { siteData, siteHeaders } from "~/server/http/site/route.server";

/** `/f/withdrawn`: the redirect target of a withdrawal; contains no details of the visitor. */
export async function loader({ context }: LoaderFunctionArgs) {
  return siteData(withdrawnMessages(siteContext(context)), { status: 200, cacheScope: "never" });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteWithdrawn() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}
