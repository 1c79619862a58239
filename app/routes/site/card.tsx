import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { COUNTS_PATH, cardAddress, cardFormPath, cardPingPath, reportPath } from "~/domain/addresses";
import { cardMessages } from "~/features/cards/card-messages";
import { CardView } from "~/features/cards/card-view";
import { walletArtwork } from "~/features/cards/wallet-artwork";
import { cardHead, systemHead } from "~/features/pages/page-head";
import { SystemScreen } from "~/features/site/system-screen";
import { pageMessages } from "~/i18n/page-messages";
import { siteContext } from "~/server/http/request-context.server";
import { siteMessages, systemMessages } from "~/server/http/site/messages.server";
import { siteData, siteHeaders, unknownAddress } from "~/server/http/site/route.server";
import { formTime } from "~/server/services/contacts/form-time.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const site = siteContext(context);
  const { subjects, ...shown } = await getVisitorCard(site.platform, params.hash ?? "");
  if (shown.kind === "card") {
    const { formId, visited, ...card } = shown;
    const messages = cardMessages(site.language);
    const artwork = walletArtwork(site.language);
    const links = {
      ...(shown.isBranding ? { brandUrl: siteMessages(site).brandUrl } : {}),
      reportUrl: reportPath(cardAddress(params.hash ?? "")),
      countsUrl: COUNTS_PATH,
      pingPath: cardPingPath(params.hash ?? ""),
    };
    const form = formId
      ? {
          form: {
            action: cardFormPath(params.hash ?? ""),
            time: await formTime(site.platform, formId),
            messages: pageMessages(site.language).form,
          },
        }
      : {};
    return siteData(
      { ...card, ...links, ...form, artwork, messages },
      { status: 200, expiresAt: shown.expiresAt, version: shown.version, subjects, visited },
    );
  }
  if (shown.kind === "unknown") throw unknownAddress({ ...shown, subjects });
  const messages = systemMessages(site, shown.kind);
  return siteData({ kind: shown.kind, ...messages }, { status: 410, version: shown.version, subjects });
}

export const headers = siteHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  if (data.kind !== "card") return systemHead(data.title);
  return cardHead({ card: data.card, url: data.card.url });
};

export default function SiteCard() {
  const shown = useLoaderData<typeof loader>();
  return shown.kind === "card" ? <CardView {...shown} /> : <SystemScreen {...shown} />;
}
