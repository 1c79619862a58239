import { Check, Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/ui/icon-button";
import { useToasts } from "~/ui/toast-queue";

/** Copies a public address and says so. */
export function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation("dashboard");
  const toasts = useToasts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toasts.show({ title: t("copied") });
    } catch {
      // Without leave to write to the clipboard the address itself is shown, to copy by hand.
      toasts.show({ type: "info", title: t("copy"), text: url });
    }
  };
  return <IconButton label={t("copy")} icon={isCopied ? <Check /> : <Link2 />} onPress={copy} />;
}
