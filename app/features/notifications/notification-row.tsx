import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathOf } from "~/domain/notifications/kinds";
import { useRoot } from "~/features/shell/use-root";
import { formatInstant } from "~/i18n/dates";
import { notificationText } from "~/i18n/notification-text";
import { relativeTime } from "~/i18n/relative-time";
import { useLocalPath } from "~/i18n/use-path";
import type { NotificationItem } from "./use-notifications";

/** An event, its time, and a link to it. */
export function NotificationRow({ item, onFollow }: { item: NotificationItem; onFollow: () => void }) {
  const { t } = useTranslation("notifications");
  const { language, user } = useRoot();
  const path = useLocalPath();
  const at = new Date(item.createdAt);
  return (
    <li className="border-rule border-b last:border-b-0">
      <Link
        to={path(pathOf(item))}
        onClick={onFollow}
        className="flex gap-3 px-4 py-3 no-underline -outline-offset-2 hover:bg-hover"
      >
        <span
          aria-hidden="true"
          className={item.readAt ? "size-2 shrink-0" : "mt-2 size-2 shrink-0 rounded-full bg-accent"}
        />
        <span className="flex min-w-0 flex-col gap-0.5">
          {item.readAt ? null : <span className="sr-only">{t("list.unread")}</span>}
          <span className="wrap-anywhere text-pretty" dir="auto">
            {notificationText(language, user?.timeZone, item, "short")}
          </span>
          <time
            dateTime={item.createdAt}
            title={formatInstant(language, user?.timeZone, at)}
            className="text-muted text-sm"
          >
            {relativeTime(language, at, new Date())}
          </time>
        </span>
      </Link>
    </li>
  );
}
