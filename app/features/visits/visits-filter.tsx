import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { type DayRange, VISIT_PERIODS, type VisitScreenQuery } from "~/domain/visits/period";
import { ALL } from "~/domain/visits/thing";
import { daysBetween } from "~/domain/visits/zone-day";
import { openPlans } from "~/features/shell/open-plans";
import { ProBadge } from "~/features/shell/pro-badge";
import { useIsPaid } from "~/features/shell/use-is-paid";
import type { VisitThing } from "~/server/services/visits/list-visit-things.server";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { useVisitQuery } from "./use-visit-query";

interface VisitsFilterProps {
  query: VisitScreenQuery;
  range: DayRange;
  today: string;
  things: VisitThing[];
}

/** Of what the numbers are, and of which days. */
export function VisitsFilter({ query, range, today, things }: VisitsFilterProps) {
  const { t } = useTranslation("visits");
  const change = useVisitQuery();
  const isPaid = useIsPaid();
  const [isOwn, setOwn] = useState(query.period === "own");
  const [known, setKnown] = useState(query.period);
  if (known !== query.period) {
    setKnown(query.period);
    setOwn(query.period === "own");
  }
  const isShort = daysBetween(range.from, range.to) < VISIT_LIMITS.hourDays;
  return (
    <div className="flex flex-col gap-4 pb-6">
      <div className="grid grid-cols-2 gap-3 sm:flex sm:items-end">
        <Select
          label={t("filter.thing")}
          className="min-w-0 max-sm:col-span-2 sm:w-72"
          value={query.thing ?? ALL}
          onChange={(thing) => change({ thing: thing === ALL ? undefined : thing })}
          choices={[
            { id: ALL, label: t("filter.all") },
            ...things.map(({ thing, kind, title }) => ({
              id: thing,
              label: <bdi>{title}</bdi>,
              text: title,
              description: t(`filter.${kind}`),
            })),
          ]}
        />
        <Select
          label={t("filter.period")}
          className={isShort ? "min-w-0 sm:w-52" : "min-w-0 max-sm:col-span-2 sm:w-52"}
          value={isOwn ? "own" : query.period}
          onChange={(period) => {
            if (period === "m12" && !isPaid) return openPlans("visitHistory");
            if (period === "own") return setOwn(true);
            setOwn(false);
            change({ period, from: undefined, to: undefined });
          }}
          choices={VISIT_PERIODS.map((id) => ({
            id,
            label:
              id === "m12" && !isPaid ? (
                <span className="flex items-center gap-2">
                  {t(`period.${id}`)}
                  <ProBadge />
                </span>
              ) : (
                t(`period.${id}`)
              ),
            text: t(`period.${id}`),
          }))}
        />
        {isShort ? (
          <SegmentedControl
            label={t("filter.by")}
            className="min-w-0 sm:w-44"
            value={query.by}
            onChange={(by) => change({ by: by === "day" ? undefined : by })}
            choices={(["day", "hour"] as const).map((id) => ({ id, label: t(`filter.${id}`) }))}
          />
        ) : null}
      </div>
      {isOwn ? (
        <OwnRange
          key={`${range.from} ${range.to}`}
          range={range}
          today={today}
          onShow={(own) => change({ period: "own", ...own })}
        />
      ) : null}
    </div>
  );
}

interface OwnRangeProps {
  range: DayRange;
  today: string;
  onShow: (range: DayRange) => void;
}

/** The first and the last day. */
function OwnRange({ range, today, onShow }: OwnRangeProps) {
  const { t } = useTranslation("visits");
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const isBackwards = from !== "" && to !== "" && from > to;
  return (
    <form
      className="grid grid-cols-2 items-start gap-3 sm:flex"
      onSubmit={(event) => {
        event.preventDefault();
        if (from && to && !isBackwards) onShow({ from, to });
      }}
    >
      <TextField type="date" label={t("filter.from")} value={from} max={today} onChange={setFrom} />
      <TextField
        type="date"
        label={t("filter.to")}
        value={to}
        max={today}
        onChange={setTo}
        error={isBackwards ? t("filter.backwards") : undefined}
      />
      <Button type="submit" className="max-sm:col-span-2 sm:mt-6.5">
        {t("filter.apply")}
      </Button>
    </form>
  );
}
