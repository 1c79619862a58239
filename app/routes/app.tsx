import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Outlet, useRouteError } from "@remix-run/react";
import { languageByPrefix } from "~/domain/languages";
import { PlansPart } from "~/features/billing/plans-part";
import { ErrorScreen } from "~/features/shell/error-screen";
import { unlessQueryAlone } from "~/features/shell/revalidate";
import { Shell } from "~/features/shell/shell";
import { appContext } from "~/server/http/request-context.server";

/** Around every screen of the app. A first segment that is no language is an unknown path. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  appContext(context);
  if (params.lang && !languageByPrefix(params.lang)) throw redirect("/login");
  return null;
}

export const shouldRevalidate = unlessQueryAlone;

export default function App() {
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <PlansPart />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <Shell hasFailed>
      <ErrorScreen error={useRouteError()} />
    </Shell>
  );
}
