import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeadJob, Listed } from "~/domain/operations/view";
import type { ConfirmWays } from "~/features/accounts/confirm-identity-dialog";
import { useConfirmed } from "~/features/accounts/use-confirmed";
import { apiFetch } from "~/features/editing/api-fetch";
import { MoreButton } from "~/features/editing/lists/more-button";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { usePagedList } from "~/features/editing/lists/use-paged-list";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { List } from "~/ui/list";
import { ListRow } from "~/ui/list-row";
import { useInstant } from "./use-instant";

/** The jobs that failed for good; each is tried again here. */
export function JobsTab({ start, ways }: { start: Listed<DeadJob>; ways: ConfirmWays }) {
  const { t } = useTranslation("operations");
  const instant = useInstant();
  const notices = useListNotices();
  const confirmed = useConfirmed(ways);
  const [busyId, setBusyId] = useState<string | null>(null);
  const list = usePagedList({
    start,
    load: (cursor) => apiFetch("GET /operators/jobs", { query: { cursor } }),
    onFailed: notices.failed,
  });

  async function retry(id: string): Promise<void> {
    setBusyId(id);
    const result = await confirmed.run(() => apiFetch("POST /operators/jobs/:id", { params: { id } }));
    setBusyId(null);
    if (!result.ok) return void notices.failed(result.error);
    list.update(id, () => null);
    notices.done(t("done.retry"));
  }

  return (
    <>
      {list.items.length === 0 && !list.hasMore ? (
        <EmptyState title={t("jobs.empty")} text={t("jobs.emptyText")} />
      ) : null}
      {list.items.length > 0 ? (
        <List label={t("tabs.jobs")}>
          {list.items.map(({ id, name, attempts, error, diedAt, isRetryable }) => (
            <ListRow
              key={id}
              title={<bdi dir="ltr">{name}</bdi>}
              subtitle={`${instant(diedAt)} · ${t("jobs.tries", { count: attempts })}`}
              note={
                <div className="flex flex-col gap-1 pt-1 text-sm">
                  <bdi dir="ltr" className="wrap-anywhere text-start">
                    {error}
                  </bdi>
                  {isRetryable ? null : <span className="text-muted">{t("jobs.incomplete")}</span>}
                </div>
              }
              actions={
                isRetryable ? (
                  <Button
                    size="small"
                    aria-label={t("jobs.retryNamed", { name })}
                    isPending={busyId === id}
                    pendingLabel={t("jobs.retry")}
                    onPress={() => void retry(id)}
                  >
                    {t("jobs.retry")}
                  </Button>
                ) : null
              }
            />
          ))}
        </List>
      ) : null}
      {list.hasMore ? <MoreButton onPress={list.more} isLoading={list.isLoading} /> : null}
      {confirmed.dialog}
    </>
  );
}
