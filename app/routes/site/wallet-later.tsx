import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { siteData, siteHeaders } from "~/server/http/site-route.server";
import { walletLaterWords } from "~/server/http/site-words.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const wallet = params.wallet === "apple" ? "apple" : "google";
  return siteData(walletLaterWords(siteContext(context), params.hash ?? "", wallet), { status: 200 });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

/** A card's visitor gets no pass just now: what to do instead. */
export default function SiteWalletLater() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}
