import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { NotificationRow } from "./notification-row";
import { useNotifications } from "./use-notifications";

interface NotificationListProps {
  onUnread: (unread: number) => void;
  /** Called when a notification is followed. */
  onFollow: () => void;
}

/** The newest notifications, and those before at a press. */
export function NotificationList({ onUnread, onFollow }: NotificationListProps) {
  const { t } = useTranslation("notifications");
  const list = useNotifications(onUnread);
  const hasUnread = list.items.some(({ readAt }) => !readAt);
  return (
    <>
      <header className="flex min-h-14 items-center justify-between gap-3 border-rule border-b py-2 ps-4 pe-2">
        <h2 className="font-semibold">{t("list.title")}</h2>
        {hasUnread ? (
          <Button variant="quiet" size="small" onPress={list.markAll}>
            {t("list.markAll")}
          </Button>
        ) : null}
      </header>
      <div className="overflow-y-auto overscroll-contain">
        {list.items.length > 0 ? (
          <ul aria-label={t("list.title")}>
            {list.items.map((item) => (
              <NotificationRow
                key={item.id}
                item={item}
                onFollow={() => {
                  list.markRead(item.id);
                  onFollow();
                }}
              />
            ))}
          </ul>
        ) : null}
        {list.state === "loading" && list.items.length === 0 ? (
          <p role="status" className="flex items-center justify-center py-12">
            <Spinner />
            <span className="sr-only">{t("list.loading")}</span>
          </p>
        ) : null}
        {list.state === "ready" && list.items.length === 0 ? (
          <div className="flex flex-col gap-1 px-6 py-10 text-center">
            <p className="font-medium">{t("list.empty")}</p>
            <p className="text-pretty text-muted">{t("list.emptyText")}</p>
          </div>
        ) : null}
        {list.state === "failed" ? (
          <div role="alert" className="flex flex-col items-center gap-3 px-6 py-6 text-center">
            <p>{t("list.failed")}</p>
            <Button size="small" onPress={list.load}>
              {t("list.retry")}
            </Button>
          </div>
        ) : null}
        {list.hasMore && list.state !== "failed" ? (
          <div className="flex justify-center p-3">
            <Button
              size="small"
              onPress={list.load}
              isPending={list.state === "loading"}
              pendingLabel={t("list.loading")}
            >
              {t("list.more")}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
