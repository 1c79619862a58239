import { useTranslation } from "react-i18next";
import type { ImportField } from "~/domain/contacts/import/fields";
import { CONTACT_FIELDS, type ContactFieldName } from "~/domain/pages/block-types/collect-contacts";
import { Select } from "~/ui/select";
import { useFieldName } from "../use-field-name";

interface ImportColumnFieldProps {
  name: string;
  /** The values of its first rows. */
  samples: readonly string[];
  fields: readonly ImportField[];
  value: ImportField | undefined;
  onChange: (field: ImportField | undefined) => void;
}

const NONE = "none";

const isContactField = (field: ImportField): field is ImportField & ContactFieldName =>
  CONTACT_FIELDS.some((name) => name === field);

/** One column of a file, and what it is taken for. */
export function ImportColumnField({ name, samples, fields, value, onChange }: ImportColumnFieldProps) {
  const { t } = useTranslation("contactFiles");
  const fieldName = useFieldName();
  const choices = [
    { id: NONE, label: t("import.ignore") },
    ...fields.map((field) => ({
      id: field,
      label: isContactField(field) ? fieldName(field) : t(`import.fields.${field}`),
    })),
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
