import { useTranslation } from "react-i18next";
import { SparkLine } from "~/ui/spark-line";
import { useNumber } from "~/ui/use-number";

/** The views of the last days, the oldest first: as a small line, and in sum. */
export function RowViews({ days }: { days: readonly number[] }) {
  const { t } = useTranslation("dashboard");
  const number = useNumber();
  const count = days.reduce((sum, day) => sum + day, 0);
  const sentence = t("visits.row", { count, n: number(count) });
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom tabular-nums" title={sentence}>
      <SparkLine values={days} className="h-3 w-9 text-accent" />
      <span aria-hidden="true">{number(count)}</span>
      <span className="sr-only">{sentence}</span>
    </span>
  );
}
