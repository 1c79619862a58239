import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { COUNTS_PATH, contactFormPath, pagePingPath, reportPath } from "~/domain/addresses";
import { BrandIconsContext } from "~/features/networks/brand-icons";
import { BRAND_PATHS } from "~/features/networks/brand-paths";
import { pageHead, systemHead } from "~/features/pages/page-head";
import { PageView } from "~/features/pages/page-view";
import { SensitiveScreen, sensitiveHead } from "~/features/site/sensitive-screen";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { sensitiveMessages, siteMessages, systemMessages } from "~/server/http/site/messages.server";
import { movedAddress, siteData, siteHeaders, unknownAddress } from "~/server/http/site/route.server";
import { formTime } from "~/server/services/contacts/form-time.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";

const STATUS = { expired: 404, deleted: 410 } as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { subjects, ...shown } = await getVisitorPage(site.platform, params.slug ?? "", site.confirmed);
  if (shown.kind === "moved") throw movedAddress(shown.url, { ...shown, subjects });
  const { version } = shown;
  if (shown.kind === "unknown") throw unknownAddress({ ...shown, subjects });
  if (shown.kind === "sensitive") {
    const messages = sensitiveMessages(site, shown.level);
    const sensitive = { level: shown.level, cacheScope: "gate" } as const;
    return siteData(
      { ...shown, messages },
      { status: 200, expiresAt: shown.expiresAt, sensitive, version, subjects },
    );
  }
  if (shown.kind === "page") {
    const { visited, ...page } = shown;
    const level = shown.content.sensitive;
    const sensitive = level ? ({ level, cacheScope: "confirmed" } as const) : undefined;
    const answering = { status: 200, expiresAt: shown.expiresAt, sensitive, version, subjects, visited };
    const links = {
      formAction: contactFormPath(shown.id),
      reportUrl: reportPath(params.slug ?? ""),
      pingPath: pagePingPath(params.slug ?? ""),
      countsUrl: COUNTS_PATH,
    };
    const hasForm = shown.content.blocks.some(({ type }) => type === "collectContacts");
    const form = hasForm ? { formTime: await formTime(site.platform, shown.id) } : {};
    return siteData({ ...page, ...links, ...form, ...siteMessages(site) }, answering);
  }
  const messages = systemMessages(site, shown.kind);
  return siteData(
    { kind: shown.kind, ...messages },
    { status: STATUS[shown.kind], expiresAt: shown.expiresAt, version, subjects },
  );
}

export const headers = siteHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  if (data.kind === "sensitive") return sensitiveHead(data);
  return data.kind === "page" ? pageHead(data) : systemHead(data.title);
};

export default function SitePage() {
  const shown = useLoaderData<typeof loader>();
  if (shown.kind === "sensitive") return <SensitiveScreen {...shown} />;
  if (shown.kind !== "page") return <SystemScreen {...shown} />;
  return (
    <BrandIconsContext.Provider value={BRAND_PATHS}>
      <PageView {...shown} />
    </BrandIconsContext.Provider>
  );
}
