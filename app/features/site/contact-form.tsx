import type { ComponentProps } from "react";
import { ContactFormFields } from "~/features/contact-form/contact-form-fields";

type ContactFormProps = ComponentProps<typeof ContactFormFields> & {
  /** Where it is posted. */
  action: string;
};

/** The contact form of a page or card; works without script. A refused form is redisplayed with its input. */
export function ContactForm({ action, ...rest }: ContactFormProps) {
  return (
    <form method="post" action={action}>
      <ContactFormFields {...rest} />
      <button type="submit">{rest.messages.send}</button>
    </form>
  );
}
