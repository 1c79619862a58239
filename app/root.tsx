import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { AppDocument } from "~/features/shell/app-document";
import { ErrorScreen } from "~/features/shell/error-screen";
import { unlessQueryAlone } from "~/features/shell/revalidate";
import { SiteDocument } from "~/features/site/site-document";
import type { MessagesHandle } from "~/i18n/with-messages";
import { loadRoot } from "~/server/http/app/root-data.server";

/** The shell around every screen. */
export const handle = { messages: ["shell"] } satisfies MessagesHandle;

/** Data of every screen: the language, the origins, the signed-in user, and the URLs of header and footer. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadRoot(context.visita);
}

export const shouldRevalidate = unlessQueryAlone;

/** The two kinds of documents: the app's, which is hydrated in the browser, and the site's, which has no script. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  if (data?.surface === "site") return <SiteDocument language={data.language}>{children}</SiteDocument>;
  return <AppDocument data={data}>{children}</AppDocument>;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
