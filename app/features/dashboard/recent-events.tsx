import { QrCode, UserRound } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { RecentEvent } from "~/server/services/visits/list-recent-events.server";
import { PlainList } from "~/ui/plain-list";
import { useNumber } from "~/ui/use-number";

interface RecentEventsProps {
  events: RecentEvent[];
  /** Writes an hour of the owner's. */
  when: (at: string) => string;
}

/** The last scans and contacts, the latest first. */
export function RecentEvents({ events, when }: RecentEventsProps) {
  const { t } = useTranslation("dashboard");
  const number = useNumber();
  const id = useId();
  if (events.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3 id={id} className="text-muted text-sm">
        {t("visits.recent")}
      </h3>
      <PlainList aria-labelledby={id} className="flex max-w-prose flex-col">
        {events.map(({ kind, at, name, scans }, place) => {
          const Icon = kind === "scan" ? QrCode : UserRound;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two of one name may come in one hour
              key={`${at} ${place}`}
              className="flex min-w-0 items-center gap-3 border-rule border-b py-1.5 last:border-b-0"
            >
              <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
                <bdi className="max-w-full truncate">{name}</bdi>
                <span className="text-muted text-sm tabular-nums">
                  {kind === "scan" ? `${t("visits.scans")}: ${number(scans)}` : t("visits.contact")}
                </span>
              </span>
              <span className="shrink-0 text-end text-muted text-sm tabular-nums">{when(at)}</span>
            </li>
          );
        })}
      </PlainList>
    </div>
  );
}
