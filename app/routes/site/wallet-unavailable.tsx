import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { walletLaterMessages } from "~/server/http/site/messages.server";
import { siteData, siteHeaders, unknownAddress } from "~/server/http/site/route.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const hash = params.hash ?? "";
  const { kind } = await getVisitorCard(site.platform, hash);
  if (kind === "unknown") throw unknownAddress();
  const wallet = params.wallet === "apple" ? "apple" : "google";
  return siteData(walletLaterMessages(site, hash, wallet), { status: 200 });
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

/** A card's visitor gets no pass just now: what to do instead. */
export default function SiteWalletLater() {
  return <SystemScreen {...useLoaderData<typeof loader>()} />;
}
