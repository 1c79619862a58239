import type { ComponentProps } from "react";
import { contactFormPath } from "~/domain/addresses";
import { ContactFormFields } from "~/features/contacts/contact-form-fields";

type ContactFormProps = ComponentProps<typeof ContactFormFields> & { pageId: string };

/** The contact form of a page; works without script. A form that is not accepted comes back with what was typed. */
export function ContactForm({ pageId, ...rest }: ContactFormProps) {
  return (
    <form method="post" action={contactFormPath(pageId)}>
      <ContactFormFields {...rest} />
      <button type="submit">{rest.messages.send}</button>
    </form>
  );
}
