import { useEffect, useState } from "react";
import { useFilter } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import type { ResponseOf } from "~/routes/resources/contracts";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";

type Cards = ResponseOf<"GET /dashboard-team/print">;

interface PrintChoiceProps {
  /** Hashes of the cards that are ticked. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The cards of an owner to tick, found by their names. */
export function PrintChoice({ chosen, onChange }: PrintChoiceProps) {
  const { t } = useTranslation(["teamMany", "errors"]);
  const { contains } = useFilter({ sensitivity: "base" });
  const [cards, setCards] = useState<Cards>();
  const [error, setError] = useState<string>();
  const [search, setSearch] = useState("");
  useEffect(() => {
    let isOver = false;
    void apiFetch("GET /dashboard-team/print").then((result) => {
      if (isOver) return;
      if (result.ok) setCards(result.value);
      else setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
    });
    return () => {
      isOver = true;
    };
  }, [t]);
  if (error) return <FormErrorSummary title={error} />;
  if (!cards) return <Skeleton className="h-40 w-full" />;
  const found = cards.filter(({ title, header }) => contains(`${header} ${title}`, search.trim()));
  const toggle = (hash: string, isTicked: boolean) =>
    onChange(isTicked ? [...chosen, hash] : chosen.filter((one) => one !== hash));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-3 font-medium">{t("print.choose")}</legend>
      <TextField
        label={t("print.search")}
        isLabelHidden
        placeholder={t("print.search")}
        value={search}
        onChange={setSearch}
      />
      <ul className="max-h-60 overflow-y-auto rounded-md border border-rule">
        {found.map(({ hash, title, header }) => (
          <li key={hash}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 cursor-pointer accent-ink focus-visible:ring-focus"
                checked={chosen.includes(hash)}
                onChange={({ currentTarget }) => toggle(hash, currentTarget.checked)}
              />
              <span className="min-w-0">
                <bdi className="wrap-anywhere block align-match-parent">{title}</bdi>
                {header === title ? null : (
                  <bdi className="wrap-anywhere block align-match-parent text-muted text-sm">{header}</bdi>
                )}
              </span>
            </label>
          </li>
        ))}
        {found.length === 0 ? <li className="px-4 py-3 text-muted">{t("print.nothing")}</li> : null}
      </ul>
      <p role="status" className="text-muted text-sm tabular-nums">
        {t("print.count", { count: chosen.length })}
      </p>
    </fieldset>
  );
}
