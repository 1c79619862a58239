import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { VisitReport } from "~/domain/visits/report";
import { Button } from "~/ui/button";
import { useNumber } from "~/ui/use-number";
import { ChartMark } from "./chart/chart-mark";
import { TimeChart } from "./chart/time-chart";
import { ChartTable } from "./chart-table";
import { withMarks } from "./series";
import { type Metric, useMetrics } from "./use-metrics";
import { useWhen } from "./use-when";

interface VisitsChartProps {
  report: Pick<VisitReport, "series" | "marks" | "by">;
  metric: Metric;
  /** The day it is for the owner: what is counted of it is not all. */
  today: string;
}

/** One count over time, and all of them as a table. */
export function VisitsChart({ report, metric, today }: VisitsChartProps) {
  const { t } = useTranslation("visits");
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  const when = useWhen();
  const number = useNumber();
  const what = useMetrics()[metric];
  const { by } = report;
  const points = withMarks(report);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const most = points.reduce((best, point) => (point[metric] > best[metric] ? point : best), first);
  const sum = points.reduce((all, point) => all + point[metric], 0);
  const span = { what, from: when(first.at, by, "long"), to: when(last.at, by, "long") };
  const peak = { sum: number(sum), day: when(most.at, by, "long"), most: number(most[metric]) };
  // Hours of several days: a midnight is labelled by its date, and each label is at a midnight or noon.
  const hasDays = by === "hour" && points.length > 24;
  const tickOf = (at: string) => when(at, hasDays && at.endsWith("T00") ? "day" : by, "short");
  const hasMarks = points.some(({ marks }) => marks.length > 0);
  return (
    <div className="flex flex-col gap-4">
      <TimeChart
        label={t("chart.move", { what })}
        number={number}
        every={hasDays ? 12 : 1}
        caption={sum === 0 ? t("chart.captionNone", span) : t("chart.caption", { ...span, ...peak })}
        points={points.map((point) => {
          const label = when(point.at, by, "long");
          const isOpen = today.startsWith(point.at);
          return {
            label: isOpen ? t("chart.soFar", { day: label }) : label,
            tick: tickOf(point.at),
            value: point[metric],
            said: `${number(point[metric])} ${what}`,
            marks: point.marks.map((mark) => t(`chart.${mark.kind}`, mark)),
            isOpen,
          };
        })}
        aside={
          <span className="flex flex-wrap items-center gap-x-4">
            {hasMarks ? (
              <span className="flex items-center gap-1.5 text-muted text-sm">
                <ChartMark />
                {t("chart.legend")}
              </span>
            ) : null}
            <Button
              variant="quiet"
              size="small"
              className="-me-3"
              aria-expanded={isTable}
              aria-controls={isTable ? tableId : undefined}
              onPress={() => setTable((before) => !before)}
            >
              {t(isTable ? "chart.tableHide" : "chart.table")}
            </Button>
          </span>
        }
      />
      {isTable ? <ChartTable id={tableId} points={points} by={by} hasMarks={hasMarks} /> : null}
    </div>
  );
}
