import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isNothing } from "~/domain/visits/counts";
import type { VisitScreenQuery } from "~/domain/visits/period";
import type { VisitReport } from "~/domain/visits/report";
import { ALL } from "~/domain/visits/thing";
import { ProButton } from "~/features/shell/pro-badge";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { useRoot } from "~/features/shell/use-root";
import { formatDay } from "~/i18n/dates";
import type { VisitThing } from "~/server/services/visits/list-visit-things.server";
import { useNumber } from "~/ui/use-number";
import { AboutVisits } from "./about-visits";
import { CodeFunnels } from "./code-funnels";
import { EmptyVisits } from "./empty-visits";
import type { Resettable } from "./reset-questions";
import { Totals } from "./totals";
import type { Metric } from "./use-metrics";
import { useWhen } from "./use-when";
import { VisitLists } from "./visit-lists";
import { VisitsChart } from "./visits-chart";
import { VisitsFilter } from "./visits-filter";
import { VisitsHead } from "./visits-head";

export interface VisitsScreenProps {
  report: VisitReport;
  query: VisitScreenQuery;
  /** The date that it is for the owner. */
  today: string;
  things: VisitThing[];
}

/** What was counted, of everything or of one thing. */
export function VisitsScreen(props: VisitsScreenProps) {
  const { report, query, today, things } = props;
  const { t } = useTranslation("visits");
  const { language } = useRoot();
  const isPaid = useIsPaid();
  const when = useWhen();
  const number = useNumber();
  const [metric, setMetric] = useState<Metric>("views");
  const chosen = things.find(({ thing }) => thing === query.thing);
  const isCode = chosen?.kind === "code";
  const isOneYear = report.from.slice(0, 4) === report.to.slice(0, 4);
  const dayOf = (day: string) =>
    isOneYear ? when(day, "day", "short") : formatDay(language, "UTC", new Date(day), "short");
  const days = { from: dayOf(report.from), to: dayOf(report.to) };
  const isEmpty = isNothing(report.total);
  // Beside nothing at all there is nothing to compare.
  const before = report.before && !isNothing(report.before) ? report.before : null;
  return (
    <div className="@container flex flex-col">
      <VisitsHead
        file={{
          thing: query.thing,
          from: report.from,
          to: report.to,
          by: report.by === "hour" ? "hour" : undefined,
        }}
        resettable={resettableOf(report, chosen)}
        span={`${t("range", days)} · ${t("zone", { zone: report.zone.replaceAll("_", " ") })}`}
      />
      <VisitsFilter query={query} range={report} today={today} things={things} />
      {report.isTodayMissing ? (
        <p role="status" className="mb-4 rounded-md bg-warn-wash px-4 py-3 text-pretty text-warn">
          {t("todayMissing")}
        </p>
      ) : null}
      {report.dropped > 0 ? (
        <p role="status" className="mb-4 rounded-md bg-warn-wash px-4 py-3 text-pretty text-warn">
          {t("dropped", { n: number(report.dropped) })}
        </p>
      ) : null}
      {isEmpty ? (
        <EmptyVisits
          first={chosen && !isCode ? chosen : things.find(({ kind }) => kind !== "code")}
          wasVisited={before !== null}
        />
      ) : (
        <>
          <Totals total={report.total} before={before} shown={metric} onShow={setMetric} />
          {before ? <p className="pt-2 text-faint text-sm">{t("compared")}</p> : null}
          <div className="pt-4 pb-8">
            <VisitsChart report={report} metric={metric} today={today} />
          </div>
          <VisitLists report={report} isCode={isCode} days={daysOf(query)} />
          <CodeFunnels codes={report.codes} />
        </>
      )}
      {isPaid ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-rule border-t py-6 text-pretty text-muted">
          {t("plan")}
          <ProButton feature="visitHistory" />
        </p>
      )}
      <AboutVisits />
    </div>
  );
}

/** What of the shown may be reset: an own thing, or all of one's own. */
function resettableOf({ thing, total }: VisitReport, chosen: VisitThing | undefined): Resettable | undefined {
  if (thing === ALL) return isNothing(total) ? undefined : { thing };
  return chosen?.isOwn ? chosen : undefined;
}

/** The period parameters of the address. */
function daysOf({ period, from, to, by }: VisitScreenQuery): Record<string, string> {
  return { period, by, ...(period === "own" && { ...(from && { from }), ...(to && { to }) }) };
}
