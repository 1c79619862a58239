import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageHead, systemHead } from "~/features/pages/page-head";
import { PageView } from "~/features/pages/page-view";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { siteData, siteHeaders } from "~/server/http/site-route.server";
import { siteWords, systemWords } from "~/server/http/site-words.server";
import { showPage } from "~/server/services/site/show-page.server";

const STATUS = { page: 200, unknown: 404, expired: 404, deleted: 410 } as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const shown = await showPage(site.platform, params.slug ?? "");
  if (shown.kind === "moved") throw redirect(shown.url, 302);
  if (shown.kind === "page") return siteData({ ...shown, ...siteWords(site) }, 200, shown.holdsUntil);
  return siteData({ kind: shown.kind, ...systemWords(site, shown.kind) }, STATUS[shown.kind]);
}

export const headers = siteHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  return data.kind === "page" ? pageHead(data) : systemHead(data.title);
};

export default function SitePage() {
  const shown = useLoaderData<typeof loader>();
  return shown.kind === "page" ? <PageView {...shown} /> : <SystemScreen {...shown} />;
}
