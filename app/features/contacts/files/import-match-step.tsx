import { useState } from "react";
import { useTranslation } from "react-i18next";
import { tagSchema } from "~/domain/contacts/contact";
import { IMPORT_FIELDS, type ImportColumns, type ImportField } from "~/domain/contacts/import/fields";
import type { ImportPreview, ImportProgress } from "~/domain/contacts/import/view";
import { LIMITS } from "~/domain/limits";
import { apiFetch } from "~/features/editing/api-fetch";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { TextField } from "~/ui/text-field";
import { ImportColumnField } from "./import-column-field";
import { ImportPeople } from "./import-people";

interface ImportMatchStepProps {
  preview: ImportPreview;
  onStarted: (progress: ImportProgress) => void;
  /** Another file is wanted. */
  onOther: () => void;
}

/** The meaning of each column, with its first values, and the options for all rows. */
export function ImportMatchStep({ preview, onStarted, onOther }: ImportMatchStepProps) {
  const { t } = useTranslation(["contactFiles", "errors"]);
  const [columns, setColumns] = useState<ImportColumns>(preview.guess);
  const [tag, setTag] = useState("");
  const [skipsKnown, setSkipsKnown] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isNothing = preview.format === "csv" && Object.keys(columns).length === 0;
  const isTagWrong = tag.trim() !== "" && !tagSchema.safeParse(tag).success;

  const choose = (column: number, field: ImportField | undefined) => {
    const { [column]: _before, ...others } = columns;
    setColumns(field ? { ...others, [column]: field } : others);
  };
  const start = async () => {
    setBusy(true);
    setError(undefined);
    const result = await apiFetch("POST /contact-list/imports/:id", {
      params: { id: preview.id },
      body: { columns, skipsKnown, ...(tag.trim() ? { tag } : {}) },
    });
    setBusy(false);
    if (result.ok) return onStarted(result.value);
    setError(t(`errors:${result.error.messageKey}`, { ...result.error.params }));
  };
  return (
    <div className="flex flex-col gap-6">
      <p role="status">{t("import.found", { count: preview.total })}</p>
      {error ? <FormErrorSummary title={error} /> : null}
      {preview.format === "csv" ? (
        <fieldset className="flex flex-col">
          <legend className="pb-2 font-semibold">{t("import.match")}</legend>
          <p className="pb-3 text-muted text-sm">{t("import.rest")}</p>
          {preview.columns.map(({ name, samples }, column) => (
            <ImportColumnField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number
              key={column}
              name={name || t("import.unnamed")}
              samples={samples.filter((sample) => sample.trim() !== "")}
              fields={IMPORT_FIELDS}
              value={columns[column]}
              onChange={(field) => choose(column, field)}
            />
          ))}
        </fieldset>
      ) : (
        <ImportPeople people={preview.people} />
      )}
      <TextField
        label={t("import.tag")}
        description={t("import.tagHint")}
        value={tag}
        onChange={setTag}
        error={isTagWrong ? t("import.tagInvalid", { max: LIMITS.contactTag }) : undefined}
      />
      <Checkbox label={t("import.skip")} isSelected={skipsKnown} onChange={setSkipsKnown} />
      <div className="-mx-6 -mb-6 flex flex-col-reverse gap-2 border-rule border-t bg-surface px-6 py-4 sm:flex-row sm:justify-end">
        <Button onPress={onOther} isDisabled={isBusy}>
          {t("import.other")}
        </Button>
        <Button variant="primary" onPress={start} isDisabled={isBusy || isTagWrong || isNothing}>
          {t("import.start", { count: preview.total })}
        </Button>
      </div>
    </div>
  );
}
