import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { HAND_FIELDS, type HandField, handContactSchema } from "~/domain/contacts/by-hand";
import { tagsIn } from "~/domain/contacts/contact";
import type { Failure, FieldError } from "~/domain/errors";
import { fieldErrorsOf } from "~/domain/field-errors";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { apiFetch } from "~/features/editing/api-fetch";
import { openPlans } from "~/features/shell/open-plans";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { TextArea } from "~/ui/text-area";
import { TextField } from "~/ui/text-field";
import { useFieldName } from "../use-field-name";
import type { ListedItem } from "./use-contact-list";

interface HandDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSaved: (contact: ListedItem) => void;
}

const TYPES: Partial<Record<HandField, "email" | "tel" | "url">> = {
  email: "email",
  phone: "tel",
  linkedIn: "url",
};
const EMPTY = { name: "", email: "", phone: "", company: "", position: "", linkedIn: "", note: "", tags: "" };

/** Adds a contact by hand. Input is preserved until it is saved, even if the dialog is closed. */
export function HandDialog({ isOpen, onClose, onSaved }: HandDialogProps) {
  const { t } = useTranslation(["contactList", "errors"]);
  const fieldName = useFieldName();
  const formId = useId();
  const [typed, setTyped] = useState(EMPTY);
  // The same for each attempt, so that one contact is created.
  const [id, setId] = useState(() => newId("cnt"));
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const say = ({ messageKey, params }: Pick<Failure, "messageKey" | "params">) =>
    t(`errors:${messageKey}`, params ?? {});
  const errorOf = (name: string) => {
    const found = errors.find(({ field }) => field === name || field.startsWith(`${name}.`));
    return found && say(found);
  };

  async function save(): Promise<void> {
    if (isPending) return;
    const tags = tagsIn(typed.tags);
    const contact = { ...typed, id, tags };
    const parsed = handContactSchema.safeParse(contact);
    setRefused(null);
    setErrors(parsed.success ? [] : fieldErrorsOf(parsed.error));
    if (!parsed.success) return;
    setPending(true);
    const result = await apiFetch("POST /contact-list/create", { body: contact });
    setPending(false);
    if (result.ok) {
      setTyped(EMPTY);
      setId(newId("cnt"));
      return onSaved(result.value);
    }
    const { error } = result;
    if (error.code === "payment_required") {
      onClose();
      return openPlans("contacts");
    }
    const fields = error.fields ?? [];
    setErrors(fields);
    if (fields.length === 0) setRefused(say(error));
  }

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: (value: string) => setTyped((now) => ({ ...now, [name]: value })),
  });
  return (
    <Dialog
      title={t("hand.title")}
      description={t("hand.text")}
      closeLabel={t("close")}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            pendingLabel={t("hand.saving")}
          >
            {t("hand.submit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {refused ? (
          <div className="sm:col-span-2">
            <FormErrorSummary title={refused} />
          </div>
        ) : null}
        {HAND_FIELDS.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={fieldName(name)}
            type={TYPES[name]}
            autoComplete="off"
            autoFocus={name === "name"}
          />
        ))}
        <TextField {...field("tags")} label={t("hand.tags")} autoComplete="off" className="sm:col-span-2" />
        <TextArea
          {...field("note")}
          label={t("note.label")}
          placeholder={t("note.placeholder")}
          counter={LIMITS.contactNote}
          className="sm:col-span-2"
        />
      </form>
    </Dialog>
  );
}
