import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HOUR_MS } from "~/domain/durations";
import { languageOf } from "~/domain/languages";
import { isNothing } from "~/domain/visits/counts";
import { OTHER } from "~/domain/visits/limits";
import type { VisitReport } from "~/domain/visits/report";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import type { RecentEvent } from "~/server/services/visits/list-recent-events.server";
import { Section } from "~/ui/section";
import { SparkLine } from "~/ui/spark-line";
import { TextLink } from "~/ui/text-link";
import { useNumber } from "~/ui/use-number";
import { RecentEvents } from "./recent-events";

const SHOWN = ["views", "clicks", "scans", "contacts"] as const;

interface VisitsGlanceProps {
  /** Of everything in the last seven days, by the hour. */
  report: VisitReport;
  recent: RecentEvent[];
  /** Where what is live is shared, or else what is not live is edited, without the language's prefix. */
  place: { share: string } | { edit: string };
}

/** The last seven days in four numbers, with notable changes. */
export function VisitsGlance({ report, recent, place }: VisitsGlanceProps) {
  const { t } = useTranslation("dashboard");
  const { language } = useRoot();
  const path = useLocalPath();
  const number = useNumber();
  const when = hourWriter(languageOf(language).code);
  const { total, series, links } = report;
  const best = links.find(({ key, clicks }) => key !== OTHER && clicks > 0);
  const last = series.findLast(({ views, scans }) => views + scans > 0);
  const title = t("visits.title");
  if (isNothing(total)) {
    return (
      <Section
        title={title}
        actions={<TextLink href={path("/dashboard-visits")}>{t("visits.all")}</TextLink>}
      >
        <p className="-mt-4 max-w-prose text-pretty text-muted">
          {"share" in place ? (
            <>
              {t("visits.none")} <TextLink href={path(place.share)}>{t("visits.share")}</TextLink>
            </>
          ) : (
            <>
              {t("visits.notLive")} <TextLink href={path(place.edit)}>{t("visits.open")}</TextLink>
            </>
          )}
        </p>
      </Section>
    );
  }
  return (
    <Section title={title} actions={<TextLink href={path("/dashboard-visits")}>{t("visits.all")}</TextLink>}>
      <div className="-mt-2 flex flex-col gap-4">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
          {SHOWN.map((name) => (
            <div key={name} className="flex flex-col gap-0.5">
              <dt className="text-muted text-sm">{t(`visits.${name}`)}</dt>
              <dd className="flex items-center gap-3">
                <span className="display text-2xl tabular-nums">{number(total[name])}</span>
                <SparkLine values={byDay(series, name)} className="h-5 w-16 text-accent" />
              </dd>
            </div>
          ))}
        </dl>
        <dl className="flex flex-col gap-1 sm:flex-row sm:gap-8">
          {best ? (
            <Fact label={t("visits.best")}>
              <bdi className="truncate">{best.title || best.url}</bdi>
              <span className="shrink-0 text-muted tabular-nums">{number(best.clicks)}</span>
            </Fact>
          ) : null}
          {last ? (
            <Fact label={t("visits.last")}>
              <span>{when(last.at)}</span>
            </Fact>
          ) : null}
        </dl>
        <RecentEvents events={recent} when={when} />
      </div>
    </Section>
  );
}

/** Visits are counted by the hour: it is written with its beginning and end. @returns what writes an hour of the owner's */
function hourWriter(locale: string): (at: string) => string {
  const clock = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  const from = new Intl.DateTimeFormat(locale, { weekday: "long", ...clock });
  const until = new Intl.DateTimeFormat(locale, clock);
  return (at) => {
    // An hour of the owner's day already: no zone may move it.
    const began = new Date(`${at}:00Z`);
    return `${from.format(began)} – ${until.format(new Date(began.getTime() + HOUR_MS))}`;
  };
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-w-0 items-baseline gap-2">
    <dt className="shrink-0 text-muted text-sm">{label}</dt>
    <dd className="flex min-w-0 items-baseline gap-2">{children}</dd>
  </div>
);

/** Hours added up to days, in their order. */
function byDay(series: VisitReport["series"], name: (typeof SHOWN)[number]): number[] {
  const days = new Map<string, number>();
  for (const point of series) {
    const day = point.at.slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + point[name]);
  }
  return [...days.values()];
}
