import { X } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { IconButton } from "~/ui/icon-button";

/** A line above the fields, with what can be done about it. */
export function Notice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-wash py-2 ps-4 pe-2"
    >
      <p className="min-w-0 flex-1 basis-56">{children}</p>
      <div className="flex items-center gap-1">{actions}</div>
    </div>
  );
}

interface RestoredNoticeProps {
  onDiscard: () => void;
  onClose: () => void;
}

/** What was unsaved here is back, and how to be rid of it. */
export const RestoredNotice = memo(function RestoredNotice({ onDiscard, onClose }: RestoredNoticeProps) {
  const { t } = useTranslation("editor");
  return (
    <Notice
      actions={
        <>
          <Button size="small" onPress={onDiscard}>
            {t("restored.discard")}
          </Button>
          <IconButton size="small" label={t("close")} icon={<X />} hasNoTooltip onPress={onClose} />
        </>
      }
    >
      {t("restored.text")}
    </Notice>
  );
});

/** The session ended while somebody was typing: the login opens beside the editor, which stays as it is. */
export function LoginNotice() {
  const { t } = useTranslation("editor");
  const path = useLocalPath();
  return (
    <Notice
      actions={
        <a href={path("/login")} target="_blank" rel="noopener" className={buttonStyle({ size: "small" })}>
          {t("login.action")}
        </a>
      }
    >
      {t("login.text")}
    </Notice>
  );
}
