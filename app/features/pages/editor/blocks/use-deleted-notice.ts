import { useTranslation } from "react-i18next";
import { useToasts } from "~/ui/toast-queue";

const SHOWN_MS = 10_000;

/** The id of the current notice. */
let standing: string | undefined;

/**
 * @returns a function that shows a deletion notice with an undo button. Only the newest is shown: several would cover a
 * phone's list. The others can be restored by undoing.
 */
export function useDeletedNotice(): (title: string, putBack: () => void) => void {
  const { t } = useTranslation("editor");
  const toasts = useToasts();
  return (title, putBack) => {
    if (standing !== undefined) toasts.dismiss(standing);
    standing = toasts.show({
      title,
      duration: SHOWN_MS,
      action: { label: t("blocks.undo"), onAction: putBack },
    });
  };
}
