import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { PageContent } from "~/domain/pages/schema";
import { ProBadge } from "~/features/billing/pro-badge";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { useIsPaid } from "~/features/shell/use-is-paid";

interface StartCardProps {
  name: string;
  isPro: boolean;
  content: PageContent;
  onChoose: () => void;
}

/** One thing that a page can start from: the page drawn small and its name, all of it one button. */
export function StartCard({ name, isPro, content, onChoose }: StartCardProps) {
  const { t } = useTranslation("start");
  const { t: tShell } = useTranslation("shell");
  const isLocked = !useIsPaid() && isPro;
  // What is read is what is seen, the badge included.
  const label = isLocked ? `${name} ${tShell("plans.pro")}` : name;
  return (
    <Button
      onPress={onChoose}
      aria-label={t("gallery.start", { name: label })}
      className="flex w-full cursor-pointer flex-col gap-2 rounded-md text-start outline-none transition-opacity data-focus-visible:ring-focus data-hovered:opacity-85 data-pressed:opacity-75"
    >
      <ThemeThumb content={content} title={t("gallery.preview", { name })} />
      <span className="flex min-h-6 flex-wrap items-center gap-2">
        <span className="font-medium">{name}</span> {isLocked ? <ProBadge /> : null}
      </span>
    </Button>
  );
}
