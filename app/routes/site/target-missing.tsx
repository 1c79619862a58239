import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { systemMessages } from "~/server/http/site/messages.server";
import { siteData, siteHeaders } from "~/server/http/site/route.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return siteData(systemMessages(siteContext(context), "gone"), { status: 200 });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteGone() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}
