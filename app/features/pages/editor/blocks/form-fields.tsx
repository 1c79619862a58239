import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { CONTACT_FIELDS, type ContactFieldName } from "~/domain/pages/block-types/collect-contacts";
import { Checkbox } from "~/ui/checkbox";
import { Switch } from "~/ui/switch";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import type { BlockFieldsProps } from "./block-fields-props";
import { IconChoice } from "./icon-choice";

/** The fields of a contact form, and its consent. */
export function FormFields({ block, onChange, errorAt }: BlockFieldsProps<"collectContacts">) {
  const { t } = useTranslation("blocks");
  const { t: tSite } = useTranslation("site");
  const { data } = block;
  const chosen = new Map(data.fields.map((field) => [field.name, field]));

  function put(name: ContactFieldName, required: boolean | null) {
    const next = new Map(chosen);
    if (required === null) next.delete(name);
    else next.set(name, { name, required });
    // In the order of the list, whatever was switched on last.
    const fields = CONTACT_FIELDS.flatMap((known) => next.get(known) ?? []);
    if (fields.length > 0) onChange({ fields });
  }

  return (
    <>
      <TextField
        label={t("form.text")}
        autoComplete="off"
        counter={LIMITS.linkTitle}
        value={data.text}
        onChange={(text) => onChange({ text }, "text")}
        error={errorAt("text")}
      />
      <IconChoice value={data.icon} onChange={(icon) => onChange({ icon })} />
      <section aria-label={t("form.fields")} className="flex flex-col gap-2">
        <p className="font-medium text-sm">{t("form.fields")}</p>
        <ul className="flex flex-col divide-y divide-rule">
          {CONTACT_FIELDS.map((name) => {
            const field = chosen.get(name);
            return (
              <li key={name} className="flex min-h-11 items-center justify-between gap-4 py-1">
                <Checkbox
                  isSelected={field !== undefined}
                  isDisabled={field !== undefined && chosen.size === 1}
                  label={tSite(`form.fields.${name}`)}
                  onChange={(isOn) => put(name, isOn ? false : null)}
                />
                {field ? (
                  <Switch
                    label={t("form.required")}
                    isSelected={field.required}
                    onChange={(required) => put(name, required)}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
        {chosen.size === 1 ? <p className="text-muted text-sm">{t("form.last")}</p> : null}
      </section>
      <TextArea
        label={t("form.consent")}
        description={t("form.consentHint", { text: tSite("form.consent") })}
        rows={2}
        counter={LIMITS.consent}
        value={data.consent}
        onChange={(consent) => onChange({ consent }, "consent")}
      />
    </>
  );
}
