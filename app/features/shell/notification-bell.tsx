import { Bell } from "lucide-react";
import { type ComponentType, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadWithMessages } from "~/i18n/with-messages";
import { IconButton } from "~/ui/icon-button";
import { useRoot } from "./use-root";
import { useUnread } from "./use-unread";

interface PanelProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onUnread: (unread: number) => void;
}

const loadPanel = () =>
  loadWithMessages(["notifications", "errors"], () => import("~/features/notifications/notification-panel"));

/** More are not told on the bell. */
const MAX_SHOWN = 99;

/** How many notifications are unread, and the way to them. An admin in somebody's account has none of theirs. */
export function NotificationBell() {
  const { user } = useRoot();
  return user && !user.acting ? <OwnBell key={user.id} /> : null;
}

function OwnBell() {
  const { t } = useTranslation("shell");
  const { unread, setUnread, ask } = useUnread();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  // Fetched when it is pressed, and drawn once it is there: on most visits nobody opens it.
  const [part, setPart] = useState<{ Panel: ComponentType<PanelProps> } | null>(null);
  async function open(): Promise<void> {
    const loaded = part ?? (await loadPanel().then(({ NotificationPanel: Panel }) => ({ Panel })));
    setPart(loaded);
    setOpen(true);
    void ask();
  }
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
  return (
    <>
      <IconButton
        buttonRef={anchor}
        label={
          unread > 0
            ? // Counted as it is, said as it is shown.
              t("notifications.unread", { count: unread, replace: { count: shown } })
            : t("notifications.label")
        }
        icon={
          <>
            <Bell aria-hidden="true" />
            {unread > 0 ? (
              <span
                aria-hidden="true"
                className="absolute end-0 top-0 min-w-5 rounded-full bg-accent px-1 text-on-accent text-sm leading-5"
              >
                {shown}
              </span>
            ) : null}
          </>
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hasNoTooltip
        onPress={() => void open()}
      />
      {part ? (
        <part.Panel anchor={anchor} isOpen={isOpen} onOpenChange={setOpen} onUnread={setUnread} />
      ) : null}
    </>
  );
}
