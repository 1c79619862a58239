import { consentVersion } from "~/domain/contacts/consent";
import type { BlockOf } from "~/domain/pages/blocks";
import { ContactFormFields } from "~/features/contact-form/contact-form-fields";
import { BrandIcon } from "~/features/networks/brand-icon";
import { useBlockContext } from "./block-context";

/** 'Share your contact details': a button that opens a form, which is sent without any script. */
export function ContactFormBlock({ block }: { block: BlockOf<"collectContacts"> }) {
  const { messages, formAction, formTime } = useBlockContext();
  const { text, icon, fields } = block.data;
  const consent = block.data.consent || messages.form.consent;
  return (
    <details className="b b-collectContacts" data-key={block.key}>
      <summary className="l" dir="auto">
        <BrandIcon name={icon} />
        <span>{text}</span>
      </summary>
      <form className="cf" method="post" action={formAction}>
        <ContactFormFields
          blockKey={block.key}
          fields={fields}
          consent={{ text: consent, version: consentVersion(consent) }}
          messages={messages.form}
          time={formTime}
        />
        <button className="l" type="submit">
          <span>{messages.form.send}</span>
        </button>
      </form>
    </details>
  );
}
