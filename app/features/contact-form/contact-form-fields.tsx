import type { HTMLInputTypeAttribute } from "react";
import { type ContactDetails, FIELD_LENGTH, FORM_CONTROL } from "~/domain/contacts/form";
import type { ContactField, ContactFieldName } from "~/domain/pages/block-types/collect-contacts";
import type { PageMessages } from "~/i18n/page-messages";
import { FieldWrong } from "./field-wrong";

interface ContactFormFieldsProps {
  blockKey: string;
  fields: readonly ContactField[];
  consent: { text: string; version: string };
  messages: PageMessages["form"];
  /** When the form was rendered, signed; absent if it cannot be submitted. */
  time?: string;
  /** The code that was scanned before, of a redisplayed form. */
  code?: string;
  /** Previous input, and its errors. */
  values?: ContactDetails;
  fieldMessages?: Record<string, string>;
}

/** Input attributes of each field: its virtual keyboard and autofill. */
const INPUTS: Record<
  Exclude<ContactFieldName, "message">,
  { type: HTMLInputTypeAttribute; autoComplete: string }
> = {
  name: { type: "text", autoComplete: "name" },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
  position: { type: "text", autoComplete: "organization-title" },
  company: { type: "text", autoComplete: "organization" },
  // A profile name is accepted too, which `type="url"` would reject.
  linkedIn: { type: "text", autoComplete: "url" },
};

/** Whether a field is multi-line. */
const isLong = (name: ContactFieldName): name is "message" => name === "message";

/**
 * The controls of a contact form, on the page itself and where it is redisplayed with errors; without script. Styled
 * by the surrounding form: `g` a field, `r` the consent, `v` hidden.
 */
export function ContactFormFields(props: ContactFormFieldsProps) {
  const { blockKey, fields, consent, messages, time, code, values = {}, fieldMessages = {} } = props;
  const wrongId = (name: string) => `${blockKey}-${name}-wrong`;
  const wrong = (name: string) =>
    fieldMessages[name] ? { "aria-invalid": true, "aria-describedby": wrongId(name) } : {};
  const shared = (name: ContactFieldName, required: boolean) => ({
    ...wrong(name),
    id: `${blockKey}-${name}`,
    name,
    dir: "auto",
    maxLength: FIELD_LENGTH[name],
    required,
    defaultValue: values[name],
  });
  return (
    <>
      <input type="hidden" name={FORM_CONTROL.block} value={blockKey} />
      <input type="hidden" name={FORM_CONTROL.consentVersion} value={consent.version} />
      {time ? <input type="hidden" name={FORM_CONTROL.time} value={time} /> : null}
      {code ? <input type="hidden" name={FORM_CONTROL.code} value={code} /> : null}
      {fields.map(({ name, required }) => (
        <div className="g" key={name}>
          <label htmlFor={`${blockKey}-${name}`}>
            <span>
              {messages.fields[name]}
              {required ? null : <small> ({messages.optional})</small>}
            </span>
            {isLong(name) ? (
              <textarea {...shared(name, required)} rows={4} />
            ) : (
              <input {...INPUTS[name]} {...shared(name, required)} />
            )}
          </label>
          <FieldWrong id={wrongId(name)} message={fieldMessages[name]} />
        </div>
      ))}
      {/* Hidden, so that only bots fill it in. */}
      <input className="v" name={FORM_CONTROL.trap} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <div className="g">
        <label className="r">
          <input {...wrong("consent")} type="checkbox" name={FORM_CONTROL.consent} value="on" required />
          <span dir="auto">{consent.text}</span>
        </label>
        <FieldWrong id={wrongId("consent")} message={fieldMessages.consent} />
      </div>
    </>
  );
}
