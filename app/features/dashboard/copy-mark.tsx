import { X } from "lucide-react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";

/** Marks a fresh duplicate until it is opened, edited, or the mark is pressed away. */
export function CopyMark({ title, onDismiss }: { title: string; onDismiss: () => void }) {
  const { t } = useTranslation("dashboard");
  return (
    <span className="relative z-1 inline-flex items-center gap-1 rounded-sm bg-accent-wash ps-2 font-medium text-accent text-sm leading-6">
      {t("isCopy")}
      <Button
        aria-label={t("dismiss", { title })}
        onPress={onDismiss}
        className="flex size-6 cursor-pointer items-center justify-center rounded-sm hover:text-accent-strong"
      >
        <X aria-hidden="true" className="size-3.5" />
      </Button>
    </span>
  );
}
