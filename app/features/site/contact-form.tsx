import type { HTMLInputTypeAttribute } from "react";
import { type ContactDetails, contactFormPath, FIELD_LENGTH, FORM_CONTROL } from "~/domain/contacts/form";
import type { ContactField, ContactFieldName } from "~/domain/pages/contact-blocks";
import type { PageWords } from "~/features/pages/page-words";
import { FieldWrong } from "./field-wrong";

interface ContactFormProps {
  pageId: string;
  blockKey: string;
  fields: ContactField[];
  consent: { text: string; version: string };
  words: PageWords["form"];
  /** What is said to programs that read the field which people do not see. */
  trap: string;
  /** What was typed before, and what is wrong with it. */
  values?: ContactDetails;
  messages?: Record<string, string>;
}

const TYPES: Record<ContactFieldName, { type: HTMLInputTypeAttribute; autoComplete: string }> = {
  name: { type: "text", autoComplete: "name" },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
  position: { type: "text", autoComplete: "organization-title" },
  company: { type: "text", autoComplete: "organization" },
  // A profile's name is taken too, which the browser would not let pass as an address.
  linkedIn: { type: "text", autoComplete: "url" },
};

/** The contact form of a page; works without script. A form that is not accepted comes back with what was typed. */
export function ContactForm(props: ContactFormProps) {
  const { pageId, blockKey, fields, consent, words, trap, values = {}, messages = {} } = props;
  const id = (name: string) => `${blockKey}-${name}`;
  const wrong = (name: string) =>
    messages[name] ? { "aria-invalid": true, "aria-describedby": id(`${name}-wrong`) } : {};
  return (
    <form method="post" action={contactFormPath(pageId)}>
      <input type="hidden" name={FORM_CONTROL.block} value={blockKey} />
      <input type="hidden" name={FORM_CONTROL.consentVersion} value={consent.version} />
      {fields.map(({ name, required }) => (
        <div className="g" key={name}>
          <label htmlFor={id(name)}>
            {words.fields[name]} {required ? null : <small>({words.optional})</small>}
          </label>
          <input
            {...TYPES[name]}
            {...wrong(name)}
            id={id(name)}
            name={name}
            dir="auto"
            maxLength={FIELD_LENGTH[name]}
            required={required}
            defaultValue={values[name]}
          />
          <FieldWrong id={id(`${name}-wrong`)} message={messages[name]} />
        </div>
      ))}
      <p className="v" aria-hidden="true">
        <label htmlFor={id("trap")}>{trap}</label>
        <input id={id("trap")} name={FORM_CONTROL.trap} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <div className="g">
        <label className="r" htmlFor={id("consent")}>
          <input
            {...wrong("consent")}
            id={id("consent")}
            name={FORM_CONTROL.consent}
            type="checkbox"
            value="on"
            required
          />
          <span dir="auto">{consent.text}</span>
        </label>
        <FieldWrong id={id("consent-wrong")} message={messages.consent} />
      </div>
      <button type="submit">{words.send}</button>
    </form>
  );
}
