import { useTranslation } from "react-i18next";
import { useToasts } from "~/ui/toast-queue";

const SHOWN_MS = 10_000;

/** The notice that stands at present. */
let standing: string | undefined;

/**
 * @returns what tells that something was deleted, with the way to have it back. Of several only the newest stands:
 *   together they would cover a phone's list. The others come back by undoing.
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
