import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { RadioButton, RadioField, RadioGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Counts } from "~/domain/visits/counts";
import { useNumber } from "~/ui/use-number";
import { isMetric, METRICS, type Metric, useMetrics } from "./use-metrics";
import { useRate } from "./use-rate";

interface TotalsProps {
  total: Counts;
  /** Of the period before; null where it is not known. */
  before: Counts | null;
  shown: Metric;
  onShow: (metric: Metric) => void;
}

/** What was counted in all, beside the period before. The one that is chosen is what the chart shows. */
export function Totals({ total, before, shown, onShow }: TotalsProps) {
  const { t } = useTranslation("visits");
  const names = useMetrics();
  const number = useNumber();
  const rate = useRate();
  const notes: Partial<Record<Metric, string>> = {
    clicks: total.clicks > 0 ? t("rate", { rate: rate(total.clicks, total.views) }) : undefined,
  };
  return (
    <RadioGroup
      aria-label={t("totals")}
      value={shown}
      onChange={(name) => {
        if (isMetric(name)) onShow(name);
      }}
      className="grid grid-cols-2 border-rule border-t sm:grid-cols-3 xl:grid-cols-6"
    >
      {METRICS.map((metric) => (
        <RadioField key={metric} value={metric} className="flex border-rule border-b">
          <RadioButton className="group/total relative flex flex-1 cursor-pointer flex-col gap-0.5 rounded-sm px-3 py-3 transition-colors data-hovered:bg-hover data-focus-visible:ring-focus">
            <span
              aria-hidden="true"
              className="absolute inset-x-3 -top-px h-0.5 group-data-selected/total:bg-accent"
            />
            <span className="text-muted text-sm group-data-selected/total:text-ink">{names[metric]}</span>
            <span className="display text-2xl tabular-nums">{number(total[metric])}</span>
            {before ? <Change now={total[metric]} before={before[metric]} /> : null}
            {notes[metric] ? <span className="text-pretty text-muted text-sm">{notes[metric]}</span> : null}
          </RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}

/** How a number compares with what it was. */
function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation("visits");
  const rate = useRate();
  if (now === before && now === 0) return <span className="text-faint text-sm">–</span>;
  if (before === 0) return <span className="text-muted text-sm">{t("change.fresh")}</span>;
  const share = rate(Math.abs(now - before), before);
  const [Icon, said] =
    now > before
      ? [ArrowUp, t("change.up", { rate: share })]
      : now < before
        ? [ArrowDown, t("change.down", { rate: share })]
        : [ArrowRight, t("change.same")];
  return (
    <span className="flex items-center gap-1 text-muted text-sm tabular-nums">
      <Icon aria-hidden="true" className="size-3.5 shrink-0 rtl:-scale-x-100" />
      {now === before ? (
        said
      ) : (
        <>
          <span aria-hidden="true">{share}</span>
          <span className="sr-only">{said}</span>
        </>
      )}
    </span>
  );
}
