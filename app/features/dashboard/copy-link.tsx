import { Check, Link2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reportEvent } from "~/features/editing/report-event";
import { IconButton } from "~/ui/icon-button";
import { useToasts } from "~/ui/toast-queue";
import { useCopy } from "~/ui/use-copy";

/** Copies a public address and confirms it. */
export function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation("dashboard");
  const toasts = useToasts();
  const { isCopied, copy } = useCopy();
  const copyAndAnnounce = async () => {
    if (await copy(url)) {
      reportEvent("linkCopied");
      return toasts.show({ title: t("copied") });
    }
    // Without leave to write to the clipboard the address itself is shown, to copy by hand.
    toasts.show({ type: "info", title: t("copy"), text: url });
  };
  return <IconButton label={t("copy")} icon={isCopied ? <Check /> : <Link2 />} onPress={copyAndAnnounce} />;
}
