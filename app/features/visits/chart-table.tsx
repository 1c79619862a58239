import { useTranslation } from "react-i18next";
import type { SeriesUnit } from "~/domain/visits/range";
import { useNumber } from "~/ui/use-number";
import type { ChartedPoint } from "./series";
import { METRICS, useMetrics } from "./use-metrics";
import { useWhen } from "./use-when";

interface ChartTableProps {
  id: string;
  points: ChartedPoint[];
  by: SeriesUnit;
  hasMarks: boolean;
}

/** Every figure of the chart, the newest first. */
export function ChartTable({ id, points, by, hasMarks }: ChartTableProps) {
  const { t } = useTranslation("visits");
  const names = useMetrics();
  const number = useNumber();
  const when = useWhen();
  return (
    <section
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      aria-label={t("chart.table")}
      className="max-h-96 overflow-auto rounded-md border border-rule outline-none focus-visible:ring-focus"
    >
      <table className="w-full min-w-max border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t("chart.when")}
            </th>
            {METRICS.map((metric) => (
              <th key={metric} scope="col" className={`${head} text-end`}>
                {names[metric]}
              </th>
            ))}
            {hasMarks ? (
              <th scope="col" className={head}>
                {t("chart.note")}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {when(point.at, by, "long")}
              </th>
              {METRICS.map((metric) => (
                <td key={metric} className={`${cell} text-end tabular-nums`}>
                  {number(point[metric])}
                </td>
              ))}
              {hasMarks ? (
                <td className={cell}>
                  {point.marks.map((mark) => t(`chart.${mark.kind}`, mark)).join(", ")}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const head = "sticky top-0 border-rule border-b bg-surface px-3 py-2 text-start font-medium";
const cell = "border-rule border-b px-3 py-1.5 whitespace-nowrap";
