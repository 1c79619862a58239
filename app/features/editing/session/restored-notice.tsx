import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/features/editing/notice";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { useToasts } from "~/ui/toast-queue";
import { discardUnsaved } from "./discard";
import type { EditingSession } from "./editing-session";
import type { EditingTypes } from "./session";

/** What was unsaved here is back, and how to be rid of it. */
export function RestoredNotice<T extends EditingTypes>({ session }: { session: EditingSession<T> }) {
  const { t } = useTranslation("editing");
  const toasts = useToasts();
  function discard() {
    const putBack = discardUnsaved(session);
    toasts.show({
      type: "success",
      title: t("restored.discarded"),
      action: { label: t("undo"), onAction: putBack },
    });
  }
  return (
    <Notice
      actions={
        <>
          <Button size="small" onPress={discard}>
            {t("restored.discard")}
          </Button>
          <IconButton
            size="small"
            label={t("close")}
            icon={<X />}
            hasNoTooltip
            onPress={session.closeNotice}
          />
        </>
      }
    >
      {t("restored.text")}
    </Notice>
  );
}
