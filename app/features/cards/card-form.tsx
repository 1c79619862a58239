import { consentVersion } from "~/domain/contacts/consent";
import { CARD_FORM_FIELDS } from "~/domain/contacts/form";
import { ContactFormFields } from "~/features/contact-form/contact-form-fields";
import type { PageMessages } from "~/i18n/page-messages";

export interface CardFormProps {
  /** Where it is posted; absent while the card is not stored. */
  action?: string;
  /** When it was rendered, signed. */
  time?: string;
  messages: PageMessages["form"];
}

/** The other half of a swap: the visitor's own details for the card's owner. It opens and is sent without script. */
export function CardForm({ action, time, messages, title }: CardFormProps & { title: string }) {
  const { consent } = messages;
  return (
    <details className="kx">
      <summary>{title}</summary>
      <form className="kd" method="post" action={action}>
        <ContactFormFields
          blockKey="card"
          fields={CARD_FORM_FIELDS}
          consent={{ text: consent, version: consentVersion(consent) }}
          messages={messages}
          time={time}
        />
        <button type="submit">{messages.send}</button>
      </form>
    </details>
  );
}
