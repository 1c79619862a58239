import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { siteData, siteHeaders } from "~/server/http/site-route.server";
import { walletLaterWords } from "~/server/http/site-words.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return siteData(walletLaterWords(siteContext(context), params.hash ?? ""), { status: 200 });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

/** A wallet could not be reached for a card's visitor: what to do instead. */
export default function SiteWalletLater() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}
