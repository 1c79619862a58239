import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useNumber } from "~/ui/use-number";
import { RankedList, type RankedRow } from "./chart/ranked-list";

interface RankedSectionProps {
  title: string;
  /** How the numbers are called. */
  value: string;
  /** null if they may not be shown. */
  rows: RankedRow[] | null;
  /** The message if they may not be shown. */
  hidden: string;
  note?: ReactNode;
}

/** One of the lists that break down the visits. */
export function RankedSection({ title, value, rows, hidden, note }: RankedSectionProps) {
  const { t } = useTranslation("visits");
  const number = useNumber();
  const id = useId();
  return (
    <section className="flex min-w-0 flex-col gap-3 border-rule border-t py-6">
      <h2 id={id} className="font-semibold text-lg">
        {title}
      </h2>
      {rows === null ? (
        <p className="max-w-prose text-pretty text-muted">{hidden}</p>
      ) : rows.length === 0 ? (
        <p className="text-muted">{t("lists.none")}</p>
      ) : (
        <RankedList
          labelledBy={id}
          columns={[t("lists.name"), value]}
          rows={rows}
          messages={{ all: t("lists.all", { n: number(rows.length) }), less: t("lists.less") }}
        />
      )}
      {note && rows && rows.length > 0 ? (
        <p className="max-w-prose text-pretty text-faint text-sm">{note}</p>
      ) : null}
    </section>
  );
}
