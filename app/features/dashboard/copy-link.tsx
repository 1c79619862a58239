import { Check, Link2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { tellEvent } from "~/features/editing/tell-event";
import { IconButton } from "~/ui/icon-button";
import { useToasts } from "~/ui/toast-queue";
import { useCopy } from "~/ui/use-copy";

/** Copies a public address and says so. */
export function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation("dashboard");
  const toasts = useToasts();
  const { isCopied, copy } = useCopy();
  const copyAndSay = async () => {
    if (await copy(url)) {
      tellEvent("linkCopied");
      return toasts.show({ title: t("copied") });
    }
    // Without leave to write to the clipboard the address itself is shown, to copy by hand.
    toasts.show({ type: "info", title: t("copy"), text: url });
  };
  return <IconButton label={t("copy")} icon={isCopied ? <Check /> : <Link2 />} onPress={copyAndSay} />;
}
