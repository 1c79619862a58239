import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { AnchoredPopover } from "~/ui/anchored-popover";
import { TextLink } from "~/ui/text-link";
import { NotificationList } from "./notification-list";

interface NotificationPanelProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the unread count, each time it is known. */
  onUnread: (unread: number) => void;
}

/** Opened by the bell: the newest notifications, and a link to the mail settings. */
export function NotificationPanel({ anchor, isOpen, onOpenChange, onUnread }: NotificationPanelProps) {
  const { t } = useTranslation("notifications");
  const path = useLocalPath();
  const close = () => onOpenChange(false);
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t("list.title")}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="w-[min(25rem,calc(100vw-1.5rem))]"
    >
      <NotificationList onUnread={onUnread} onFollow={close} />
      <footer className="border-rule border-t px-4 py-3">
        <TextLink href={path("/account/notifications")} onClick={close}>
          {t("list.settings")}
        </TextLink>
      </footer>
    </AnchoredPopover>
  );
}
