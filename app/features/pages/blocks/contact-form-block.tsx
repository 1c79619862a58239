import { consentVersion } from "~/domain/contacts/consent";
import type { BlockOf } from "~/domain/pages/blocks";
import { ContactFormFields } from "~/features/contacts/contact-form-fields";
import { useBlockContext } from "./block-context";
import { SignIcon } from "./sign-icon";

/** 'Share your contact details': a button that opens a form, which is sent without any script. */
export function ContactFormBlock({ block }: { block: BlockOf<"collectContacts"> }) {
  const { words, formAction } = useBlockContext();
  const { text, icon, fields } = block.data;
  const consent = block.data.consent || words.form.consent;
  return (
    <details className="b b-collectContacts" data-key={block.key}>
      <summary className="l" dir="auto">
        <SignIcon name={icon} />
        <span>{text}</span>
      </summary>
      <form className="cf" method="post" action={formAction}>
        <ContactFormFields
          blockKey={block.key}
          fields={fields}
          consent={{ text: consent, version: consentVersion(consent) }}
          words={words.form}
        />
        <button className="l" type="submit">
          <span>{words.form.send}</span>
        </button>
      </form>
    </details>
  );
}
