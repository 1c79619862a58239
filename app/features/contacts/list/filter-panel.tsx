import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CONTACT_STATUSES } from "~/domain/contacts/contact";
import type { ContactFilterInput } from "~/domain/contacts/filter";
import { LIMITS } from "~/domain/limits";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import type { FilterChoices } from "./use-choices";
import type { FilterChange } from "./use-contact-filter";

interface FilterPanelProps {
  filter: ContactFilterInput;
  choices: FilterChoices | null;
  isActing: boolean;
  onChange: (change: FilterChange) => void;
}

const ANY = "";

/** What the list is narrowed by; each choice counts at once. */
export function FilterPanel({ filter, choices, isActing, onChange }: FilterPanelProps) {
  const { t } = useTranslation("contactList");
  const any = { id: ANY, label: t("filter.any") };
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t("filter.status")}
        value={filter.status ?? ANY}
        onChange={(status) => onChange({ status })}
        choices={[any, ...CONTACT_STATUSES.map((id) => ({ id, label: t(`status.${id}`) }))]}
      />
      {(["page", "card", "code"] as const).map((name) => {
        const offered = choices?.[`${name}s`] ?? [];
        if (offered.length === 0) return null;
        return (
          <Select
            key={name}
            label={t(`filter.${name}`)}
            value={filter[name] ?? ANY}
            onChange={(id) => onChange({ [name]: id })}
            choices={[
              any,
              ...offered.map(({ id, title }) => ({ id, label: <bdi>{title}</bdi>, text: title })),
            ]}
          />
        );
      })}
      {isActing ? null : <TagField filter={filter} tags={choices?.tags ?? []} onChange={onChange} />}
      <div className="flex flex-col gap-4">
        <DayField name="from" filter={filter} onChange={onChange} />
        <DayField name="to" filter={filter} onChange={onChange} />
      </div>
    </div>
  );
}

function TagField({
  filter,
  tags,
  onChange,
}: Pick<FilterPanelProps, "filter" | "onChange"> & { tags: string[] }) {
  const { t } = useTranslation("contactList");
  const list = useId();
  const [typed, setTyped] = useState(filter.tag ?? "");
  const set = (text: string) => {
    const tag = text.trim().toLowerCase();
    if (tag !== (filter.tag ?? "")) onChange({ tag });
  };
  return (
    <>
      <TextField
        label={t("filter.tag")}
        value={typed}
        maxLength={LIMITS.contactTag}
        autoComplete="off"
        list={list}
        onChange={(text) => {
          setTyped(text);
          // Of those that are offered one is chosen by its whole name.
          if (tags.includes(text)) set(text);
        }}
        onKeyDown={(event) => event.key === "Enter" && set(typed)}
        onBlur={() => set(typed)}
      />
      <datalist id={list}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}

/** A day, from its start or up to its end; in the user's time zone. */
function DayField({
  name,
  filter,
  onChange,
}: Pick<FilterPanelProps, "filter" | "onChange"> & { name: "from" | "to" }) {
  const { t } = useTranslation("contactList");
  const value = filter[name];
  // Partial input of a date is preserved.
  const [typed, setTyped] = useState(value ? dayOf(Date.parse(value) - (name === "to" ? 1 : 0)) : "");
  return (
    <TextField
      type="date"
      label={t(`filter.${name}`)}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        onChange({ [name]: instantOf(day, name) });
      }}
    />
  );
}

function dayOf(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** @returns undefined while no whole day is there */
function instantOf(day: string, name: "from" | "to"): string | undefined {
  const begin = new Date(`${day}T00:00`);
  // A year is typed digit by digit.
  if (Number.isNaN(begin.getTime()) || begin.getFullYear() < 2000) return undefined;
  if (name === "from") return begin.toISOString();
  return new Date(begin.getFullYear(), begin.getMonth(), begin.getDate() + 1).toISOString();
}
