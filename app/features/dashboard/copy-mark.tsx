import { X } from "lucide-react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";

/** Takes the "(copy)" off a fresh duplicate's name; opening or editing it does too. */
export function CopyMark({ title, onDismiss }: { title: string; onDismiss: () => void }) {
  const { t } = useTranslation("dashboard");
  return (
    <Button
      aria-label={t("dismiss", { title })}
      onPress={onDismiss}
      className="relative z-1 flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-sm text-muted hover:text-ink data-focus-visible:ring-focus"
    >
      <X aria-hidden="true" className="size-3.5" />
    </Button>
  );
}
