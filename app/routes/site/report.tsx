import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { reportPath } from "~/domain/addresses";
import { systemHead } from "~/features/pages/page-head";
import { FormScreen } from "~/features/site/form-screen";
import { ReportForm } from "~/features/site/report-form";
import { SystemScreen } from "~/features/site/system-screen";
import { siteContext } from "~/server/http/request-context.server";
import { reportMessages } from "~/server/http/site/messages.server";
import { refusalData, siteData, siteHeaders, unlessUnknown } from "~/server/http/site/route.server";
import { findReportedCard, findReportedPage } from "~/server/services/reports/find-reported.server";
import { storeReport } from "~/server/services/reports/store-report.server";

/** `/report/{slug}`, `/report/c/{hash}`: the form for visitors' reports; POST stores one. */
export async function loader({ context, params: { slug = "", hash } }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { platform, language, posted } = site;
  return unlessUnknown(site, async () => {
    const reported = await (hash ? findReportedCard(platform, hash) : findReportedPage(platform, slug));
    const { address, url } = reported;
    const messages = reportMessages(site, url);
    if (!posted)
      return siteData(
        { kind: "form" as const, address, messages, url },
        { status: 200, cacheScope: "never" },
      );
    try {
      await storeReport(platform, reported, posted, language);
    } catch (error) {
      return refusalData(site, error, { address, messages, url, values: typed(posted) });
    }
    throw redirect(`${reportPath(address)}/thanks`, 303);
  });
}

/** What was typed, to be shown again. */
function typed(posted: ReadonlyMap<string, unknown>): Record<string, string> {
  const texts = [...posted].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(texts.map(([name, text]) => [name, text.slice(0, 4000)]));
}

export const headers = siteHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? systemHead("messages" in data ? data.messages.title : data.title) : [];

export default function SiteReport() {
  const data = useLoaderData<typeof loader>();
  if (data.kind === "unknown") return <SystemScreen {...data} />;
  const { messages, address, url } = data;
  const refused = data.kind === "refused" ? data : undefined;
  return (
    <FormScreen
      title={refused ? messages.failed : messages.title}
      text={messages.text}
      summary={refused?.refusal.summary}
      back={{ href: url, label: messages.back }}
    >
      <ReportForm
        address={address}
        messages={messages}
        values={refused?.values}
        fieldMessages={refused?.refusal.messages}
      />
    </FormScreen>
  );
}
