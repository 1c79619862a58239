import { useLoaderData } from "@remix-run/react";
import { OPERATED_LIST } from "~/domain/limits";
import { OperatorsNeedPasskey } from "~/features/operations/needs-passkey";
import { OperatorsScreen } from "~/features/operations/operators-screen";
import type { ScreenHandle } from "~/features/shell/screen";
import { screenMeta } from "~/i18n/meta";
import { withMessages } from "~/i18n/with-messages";
import { userLoader } from "~/server/http/app/route.server";
import { waysToConfirm } from "~/server/services/accounts/ways-to-confirm.server";
import { listFailedJobs } from "~/server/services/operations/dead-jobs.server";
import { listReportedThings } from "~/server/services/operations/list-reports.server";
import { isOperatorReady } from "~/server/services/operations/operator.server";

export const handle = {
  screen: "operators",
  messages: ["operations", "dashboard", "accounts", "ways", "errors"],
} satisfies ScreenHandle;
export const clientLoader = withMessages(handle);
export const meta = screenMeta("operations:meta.operators", { noIndex: true });

export const loader = userLoader(async ({ platform, actor }) => {
  const isReady = isOperatorReady(platform, actor);
  const ways = await waysToConfirm(platform, actor);
  if (!isReady) return { ways };
  const first = { limit: OPERATED_LIST };
  const [reports, jobs] = await Promise.all([
    listReportedThings(platform, actor, first),
    listFailedJobs(platform, actor, first),
  ]);
  return { ways, reports, jobs };
});

export default function Operators() {
  const data = useLoaderData<typeof loader>();
  return "jobs" in data ? <OperatorsScreen {...data} /> : <OperatorsNeedPasskey ways={data.ways} />;
}
