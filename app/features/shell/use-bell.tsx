import { type ComponentType, type ReactNode, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadWithMessages } from "~/i18n/with-messages";
import { useUnread } from "./use-unread";

type Anchor = RefObject<HTMLElement | null>;

interface PanelProps {
  anchor: Anchor;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onUnread: (unread: number) => void;
}

const loadPanel = () =>
  loadWithMessages(["notifications", "errors"], () => import("~/features/notifications/notification-panel"));

/** The highest number shown on the bell. */
const MAX_SHOWN = 99;

export interface Bell {
  /** Label of the link to the notifications: the unread count, if any. */
  label: string;
  /** The number as it is shown; null if none is unread. */
  shown: string | null;
  isOpen: boolean;
  /** Shows them beside the pressed element. */
  open: (anchor: Anchor) => void;
  /** The open list; to be rendered beside its trigger. */
  panel: ReactNode;
}

/** How many notifications are unread, and their list. */
export function useBell(): Bell {
  const { t } = useTranslation("shell");
  const { unread, setUnread, ask } = useUnread();
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  // Fetched when it is pressed, and rendered once loaded: it is rarely opened.
  const [part, setPart] = useState<{ Panel: ComponentType<PanelProps> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  async function show(beside: Anchor): Promise<void> {
    const loaded = part ?? (await loadPanel().then(({ NotificationPanel: Panel }) => ({ Panel })));
    setPart(loaded);
    setAnchor(beside);
    setOpen(true);
    void ask();
  }
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
  return {
    label:
      unread > 0
        ? // The plural follows the real count, the text the shown one.
          t("notifications.unread", { count: unread, replace: { count: shown } })
        : t("notifications.label"),
    shown: unread > 0 ? shown : null,
    isOpen,
    open: (beside) => void show(beside),
    panel:
      part && anchor ? (
        <part.Panel anchor={anchor} isOpen={isOpen} onOpenChange={setOpen} onUnread={setUnread} />
      ) : null,
  };
}
