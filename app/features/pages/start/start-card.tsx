import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { PageContent } from "~/domain/pages/schema";
import { ThemeThumb } from "~/features/pages/editor/themes/theme-thumb";
import { ProBadge } from "~/features/shell/pro-badge";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";

interface StartCardProps {
  name: string;
  isPro: boolean;
  /** Whether it is what a page starts from that nothing else was chosen for. */
  isChosen?: boolean;
  content: PageContent;
  onChoose: () => void;
}

/** One starting point of a page: a scaled-down page and its name, all of it one button. */
export function StartCard({ name, isPro, isChosen = false, content, onChoose }: StartCardProps) {
  const { t } = useTranslation("start");
  const { t: tShell } = useTranslation("shell");
  const isLocked = !useIsPaid() && isPro;
  // What is read is what is seen, the badge included.
  const label = [name, isLocked && tShell("plans.pro"), isChosen && t("gallery.chosen")]
    .filter(Boolean)
    .join(" ");
  return (
    <Button
      onPress={onChoose}
      aria-label={t("gallery.start", { name: label })}
      className="flex w-full cursor-pointer flex-col gap-2 rounded-md text-start outline-none transition-opacity data-focus-visible:ring-focus data-hovered:opacity-85 data-pressed:opacity-75"
    >
      <div className={cx("rounded-md", isChosen && "outline-2 outline-ink outline-offset-2")}>
        <ThemeThumb content={content} title={t("gallery.preview", { name })} />
      </div>
      <span className="flex min-h-6 flex-wrap items-center gap-2">
        <span className="font-medium">{name}</span> {isLocked ? <ProBadge /> : null}
        {isChosen ? <Badge tone="success">{t("gallery.chosen")}</Badge> : null}
      </span>
    </Button>
  );
}
