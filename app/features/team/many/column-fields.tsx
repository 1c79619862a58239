import { useTranslation } from "react-i18next";
import { MEMBER_FIELDS, type MemberColumns } from "~/domain/team/import/fields";
import type { MemberCheck } from "~/domain/team/import/view";
import { Select } from "~/ui/select";
import { useFieldTitles } from "./use-field-titles";

const NONE = "none";

interface ColumnFieldsProps {
  check: MemberCheck;
  columns: MemberColumns;
  onChange: (columns: MemberColumns) => void;
}

/** The columns of a file, with their first values, and the meaning of each. */
export function ColumnFields({ check, columns, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation("teamMany");
  const titleOf = useFieldTitles();
  const choices = [
    { id: NONE, label: t("match.ignore") },
    ...MEMBER_FIELDS.map((field) => ({ id: field, label: titleOf(field) })),
  ];

  function choose(column: number, field: string): void {
    const { [String(column)]: _before, ...rest } = columns;
    onChange(field === NONE ? rest : { ...rest, [String(column)]: field });
  }

  return (
    <section aria-labelledby="columns-of-file">
      <h3 id="columns-of-file" className="pb-2 font-semibold">
        {t("match.columns")}
      </h3>
      {check.columns.map(({ name, samples }, column) => {
        const title = name || t("match.unnamed", { number: column + 1 });
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and keep their places
            key={column}
            className="grid gap-x-6 gap-y-2 border-rule border-t py-3 sm:grid-cols-2 sm:items-center"
          >
            <div className="min-w-0">
              <p dir="auto" className="truncate align-match-parent font-medium">
                {title}
              </p>
              <p dir="auto" className="truncate align-match-parent text-muted text-sm">
                {samples.filter(Boolean).join(" · ")}
              </p>
            </div>
            <Select
              label={t("match.column", { name: title })}
              isLabelHidden
              choices={choices}
              value={columns[String(column)] ?? NONE}
              onChange={(field) => choose(column, field)}
            />
          </div>
        );
      })}
    </section>
  );
}
