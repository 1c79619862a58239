import { useTranslation } from "react-i18next";
import type { Listed, ReportedThing } from "~/domain/operations/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { MoreButton } from "~/features/editing/lists/more-button";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { usePagedList } from "~/features/editing/lists/use-paged-list";
import { EmptyState } from "~/ui/empty-state";
import { PlainList } from "~/ui/plain-list";
import { ReportedRow } from "./reported-row";
import type { Step } from "./step-dialog";

interface ReportsTabProps {
  start: Listed<ReportedThing>;
  onAsk: (step: Step) => void;
  /** Shows an account by its id. */
  onAccount: (id: string) => void;
}

/** What visitors reported, by page and card, the newest first. */
export function ReportsTab({ start, onAsk, onAccount }: ReportsTabProps) {
  const { t } = useTranslation("operations");
  const notices = useListNotices();
  const list = usePagedList({
    start,
    load: (cursor) => apiFetch("GET /operators/reports", { query: { cursor } }),
    onFailed: notices.failed,
  });

  const dismiss = ({ id, address, newestAt }: ReportedThing): Step => ({
    kind: "dismiss",
    name: address,
    run: async ({ reason }) => {
      const body = { reason, until: newestAt };
      const result = await apiFetch("POST /operators/reports/:id", { params: { id }, body });
      if (result.ok) list.update(id, () => null);
      return result;
    },
  });
  const suspend = ({ id, address, state }: ReportedThing): Step => ({
    kind: state === "suspended" ? "lift" : "suspend",
    name: address,
    run: async ({ reason }) => {
      const intent = state === "suspended" ? ("restore" as const) : ("suspend" as const);
      const result = await apiFetch("POST /operators/pages/:id", {
        params: { id },
        body: { intent, reason },
      });
      if (result.ok) {
        const lifted = result.value.state === "deleted" ? ("deleted" as const) : ("there" as const);
        list.update(id, (thing) => ({ ...thing, state: intent === "suspend" ? "suspended" : lifted }));
      }
      return result;
    },
  });

  return (
    <>
      {list.items.length === 0 && !list.hasMore ? (
        <EmptyState title={t("reports.empty")} text={t("reports.emptyText")} />
      ) : null}
      {list.items.length > 0 ? (
        <PlainList aria-label={t("tabs.reports")} className="flex flex-col divide-y divide-rule">
          {list.items.map((thing) => (
            <ReportedRow
              key={thing.id}
              thing={thing}
              onDismiss={() => onAsk(dismiss(thing))}
              onSuspend={() => onAsk(suspend(thing))}
              onAccount={onAccount}
            />
          ))}
        </PlainList>
      ) : null}
      {list.hasMore ? <MoreButton onPress={list.more} isLoading={list.isLoading} /> : null}
    </>
  );
}
