import { useTranslation } from "react-i18next";
import type { ImportField } from "~/domain/contacts/import/fields";
import { Select } from "~/ui/select";

interface ImportColumnFieldProps {
  name: string;
  /** What stands in its first rows. */
  samples: readonly string[];
  fields: readonly ImportField[];
  value: ImportField | undefined;
  onChange: (field: ImportField | undefined) => void;
}

const NONE = "none";

/** One column of a file, and what it is taken for. */
export function ImportColumnField({ name, samples, fields, value, onChange }: ImportColumnFieldProps) {
  const { t } = useTranslation("contactFiles");
  const choices = [
    { id: NONE, label: t("import.ignore") },
    ...fields.map((field) => ({ id: field, label: t(`import.fields.${field}`) })),
  ];
  return (
    <div className="grid gap-x-6 gap-y-2 border-rule border-t py-3 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0">
        <p className="truncate font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="truncate text-muted text-sm">
          <bdi>{samples.join(" · ")}</bdi>
        </p>
      </div>
      <Select
        label={t("import.column", { name })}
        isLabelHidden
        choices={choices}
        value={value ?? NONE}
        onChange={(id) => onChange(fields.find((field) => field === id))}
      />
    </div>
  );
}
