import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ownDetailsPath, WITHDRAWN_PATH } from "~/domain/addresses";
import { typedValues } from "~/domain/contacts/form";
import { AppError } from "~/domain/errors";
import { systemHead } from "~/features/pages/page-head";
import { FormScreen } from "~/features/site/form-screen";
import { OWN_STEP, OWN_STEPS, OwnDetails } from "~/features/site/own-details-form";
import { SystemScreen } from "~/features/site/system-screen";
import { type SiteContext, siteContext } from "~/server/http/request-context.server";
import { ownDetailsGone, ownDetailsScreen } from "~/server/http/site/own-messages.server";
import { privateHeaders, refusalData, siteData } from "~/server/http/site/route.server";
import {
  correctOwnDetails,
  getOwnDetails,
  withdrawOwnDetails,
} from "~/server/services/contacts/own-details.server";

/**
 * `/f/own/{token}`: a visitor's own details from one meeting. GET changes nothing; POST corrects or withdraws them. A
 * correction redirects to `/saved`, so that reloading submits nothing again.
 */
export async function loader({ context, params: { token = "" }, request }: LoaderFunctionArgs) {
  const site = siteContext(context);
  try {
    if (!site.posted) return await show(site, token, new URL(request.url).pathname.endsWith("/saved"));
    return await change(site, token, site.posted);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    return siteData({ kind: "gone" as const, ...ownDetailsGone(site) }, { status: 410, cacheScope: "never" });
  }
}

async function show(site: SiteContext, token: string, isSaved: boolean) {
  const own = await getOwnDetails(site.platform, token);
  const data = { kind: "own" as const, ...shownOf(site, token, own), values: own.details, isSaved };
  return siteData(data, { status: 200, cacheScope: "never" });
}

async function change(site: SiteContext, token: string, posted: ReadonlyMap<string, unknown>) {
  const { platform } = site;
  if (posted.get(OWN_STEP) === OWN_STEPS.withdraw) {
    await withdrawOwnDetails(platform, token);
    throw redirect(WITHDRAWN_PATH, 303);
  }
  const own = await getOwnDetails(platform, token);
  try {
    await correctOwnDetails(platform, token, posted);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw error;
    return refusalData(site, error, { ...shownOf(site, token, own), values: typedValues(posted) });
  }
  throw redirect(`${ownDetailsPath(token)}/saved`, 303);
}

function shownOf(site: SiteContext, token: string, own: Awaited<ReturnType<typeof getOwnDetails>>) {
  const { text, version } = own.consent;
  return {
    ...ownDetailsScreen(site, own),
    form: { action: ownDetailsPath(token), consent: { text, version }, fields: own.fields },
  };
}

export const headers = privateHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? systemHead(data.title) : []);

export default function SiteOwnDetails() {
  const data = useLoaderData<typeof loader>();
  if (data.kind === "gone") return <SystemScreen {...data} />;
  const { title, failed, text, saved, back, facts, form, own, messages, values } = data;
  const refusal = data.kind === "refused" ? data.refusal : undefined;
  const notice = data.kind === "own" && data.isSaved ? saved : undefined;
  return (
    <FormScreen
      title={refusal ? failed : title}
      text={text}
      summary={refusal?.summary}
      notice={notice}
      back={back}
      isDetailed
    >
      <OwnDetails
        {...form}
        facts={facts}
        own={own}
        messages={messages}
        values={values}
        fieldMessages={refusal?.messages}
      />
    </FormScreen>
  );
}
