import { useTranslation } from "react-i18next";
import type { Counts } from "~/domain/visits/counts";
import { useLocalPath } from "~/i18n/use-path";
import { TextLink } from "~/ui/text-link";
import { useNumber } from "~/ui/use-number";

export interface SharedVisitsProps {
  /** `page:{id}` or `card:{hash}`. */
  thing: string;
  /** What was counted of it in the last seven days. */
  counts: Pick<Counts, "scans" | "views">;
}

/** Whether sharing it did anything yet. */
export function SharedVisits({ thing, counts }: SharedVisitsProps) {
  const { t } = useTranslation("sharing");
  const path = useLocalPath();
  const number = useNumber();
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-muted text-sm">{t("visits.title")}</h2>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 tabular-nums">
        <span className="font-semibold">
          {t("visits.scans", { count: counts.scans, n: number(counts.scans) })}
        </span>
        <span className="font-semibold">
          {t("visits.views", { count: counts.views, n: number(counts.views) })}
        </span>
        <TextLink href={path(`/dashboard-visits?thing=${thing}`)}>{t("visits.open")}</TextLink>
      </p>
    </section>
  );
}
