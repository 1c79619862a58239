import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { CountsScreen } from "~/features/site/counts-screen";
import { siteContext } from "~/server/http/request-context.server";
import { countsMessages } from "~/server/http/site/messages.server";
import { siteData, siteHeaders } from "~/server/http/site/route.server";

/** `/p`: explains what pages count. POST excludes this device, or includes it again: see uncounted.server.ts. */
export async function loader({ context }: LoaderFunctionArgs) {
  return siteData(countsMessages(siteContext(context)), { status: 200, cacheScope: "never" });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteCounts() {
  return <CountsScreen {...useLoaderData<typeof loader>()} />;
}
