import { consentVersion } from "~/domain/contacts/consent";
import { FORM_CONTROL } from "~/domain/contacts/form";
import type { BlockOf } from "~/domain/pages/blocks";
import { useBlockContext } from "./block-context";
import { SignIcon } from "./sign-icon";

/** What each field is for a browser: the keyboard it brings up and what it fills in by itself. */
const INPUTS = {
  name: { type: "text", autoComplete: "name" },
  phone: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email" },
  position: { type: "text", autoComplete: "organization-title" },
  company: { type: "text", autoComplete: "organization" },
  linkedIn: { type: "text", autoComplete: "url" },
} as const;

/** 'Share your contact details': a button that opens a form, which is sent without any script. */
export function ContactFormBlock({ block }: { block: BlockOf<"collectContacts"> }) {
  const { words, formAction } = useBlockContext();
  const { text, icon, fields, consent } = block.data;
  return (
    <details className="b b-collectContacts" data-key={block.key}>
      <summary className="l" dir="auto">
        <SignIcon name={icon} />
        <span>{text}</span>
      </summary>
      <form className="cf" method="post" action={formAction}>
        <input type="hidden" name={FORM_CONTROL.block} value={block.key} />
        <input
          type="hidden"
          name={FORM_CONTROL.consentVersion}
          value={consentVersion(consent || words.form.consent)}
        />
        {fields.map(({ name, required }) => (
          <label key={name}>
            {words.form.fields[name]}
            {required ? null : <small> {words.form.optional}</small>}
            <input name={name} required={required} maxLength={300} dir="auto" {...INPUTS[name]} />
          </label>
        ))}
        {/* Nobody sees it, so whoever fills it in is a machine. */}
        <input className="vh" name={FORM_CONTROL.trap} tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <label className="cc">
          <input type="checkbox" name={FORM_CONTROL.consent} required />{" "}
          <span dir="auto">{consent || words.form.consent}</span>
        </label>
        <button className="l" type="submit">
          <span>{words.form.send}</span>
        </button>
      </form>
    </details>
  );
}
