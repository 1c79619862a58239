import type { TFunction } from "i18next";
import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardContact } from "~/domain/cards/contacts";
import { mayBePhoneNumber } from "~/domain/phone";
import { UnusableContact } from "~/features/editing/unusable-contact";
import { IconButton } from "~/ui/icon-button";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { ContactIcon } from "./contact-icon";

interface ContactRowProps {
  contact: CardContact;
  /** What this kind of contact is called. */
  name: string;
  place: { isFirst: boolean; isLast: boolean };
  error?: string;
  canDuplicate: boolean;
  onChange: (change: Partial<CardContact>) => void;
  onLeave: () => void;
  onMove: (steps: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** What else is decided of it. */
  children?: ReactNode;
}

const SEVERAL_LINES = new Set(["address", "openHours"]);
const TYPES: Record<string, "tel" | "email" | "url"> = {
  phone: "tel",
  cellphone: "tel",
  sms: "tel",
  email: "email",
  website: "url",
  rss: "url",
};

/** One contact of the card: its value, its own label, and what can be done to it. */
export function ContactRow(props: ContactRowProps) {
  const { contact, name, place, error, onChange, onLeave } = props;
  const { t } = useTranslation("cards");
  const id = `card-${contact.key}`;
  const [wasLeft, setWasLeft] = useState(contact.value !== "");
  const isUnusable =
    wasLeft &&
    TYPES[contact.name] === "tel" &&
    contact.value.trim() !== "" &&
    !mayBePhoneNumber(contact.value);
  const value = {
    id,
    label: name,
    isLabelHidden: true,
    value: contact.value,
    onChange: (text: string) => {
      setWasLeft(false);
      onChange({ value: text });
    },
    onBlur: () => {
      setWasLeft(true);
      onLeave();
    },
    "aria-describedby": isUnusable ? `${id}-unusable` : undefined,
    error,
  };
  return (
    <div className="flex flex-col gap-2 pb-2">
      <div className="flex min-h-10 items-center gap-2">
        <ContactIcon name={contact.name} />
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        <RowButtons {...props} place={place} />
      </div>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-[3fr_2fr]">
        {SEVERAL_LINES.has(contact.name) ? (
          <TextArea {...value} rows={2} />
        ) : (
          <TextField
            {...value}
            type={TYPES[contact.name] ?? "text"}
            placeholder={exampleOf(contact.name, t)}
          />
        )}
        <TextField
          label={t("contacts.labelField", { name })}
          isLabelHidden
          placeholder={t("contacts.labelNote")}
          value={contact.label}
          onChange={(label) => onChange({ label })}
        />
      </div>
      {isUnusable ? <UnusableContact id={`${id}-unusable`} problem="phone" /> : null}
      {props.children}
    </div>
  );
}

function exampleOf(name: string, t: TFunction<"cards">): string | undefined {
  const type = TYPES[name];
  if (type)
    return t(`contacts.examples.${({ tel: "phone", email: "email", url: "website" } as const)[type]}`);
  return name === "company" || name === "position" ? undefined : t("contacts.examples.handle");
}

function RowButtons({ contact, name, place, canDuplicate, onMove, onDuplicate, onRemove }: ContactRowProps) {
  const { t } = useTranslation("cards");
  return (
    <div className="flex shrink-0">
      <IconButton
        id={`card-${contact.key}-up`}
        size="small"
        label={t("contacts.up", { name })}
        icon={<ArrowUp />}
        isDisabled={place.isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        id={`card-${contact.key}-down`}
        size="small"
        label={t("contacts.down", { name })}
        icon={<ArrowDown />}
        isDisabled={place.isLast}
        onPress={() => onMove(1)}
      />
      <IconButton
        size="small"
        label={t("contacts.duplicate", { name })}
        icon={<Copy />}
        isDisabled={!canDuplicate}
        onPress={onDuplicate}
      />
      <IconButton size="small" label={t("contacts.remove", { name })} icon={<Trash2 />} onPress={onRemove} />
    </div>
  );
}
