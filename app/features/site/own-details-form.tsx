import type { ComponentProps } from "react";
import { ContactFormFields } from "~/features/contact-form/contact-form-fields";

/** The values of the two buttons; names specific to the site. */
export const OWN_STEP = "step";
export const OWN_STEPS = { correct: "correct", withdraw: "withdraw" } as const;

interface OwnDetailsProps extends Omit<ComponentProps<typeof ContactFormFields>, "blockKey"> {
  action: string;
  /** The submitted details, as names and values. */
  facts: readonly { label: string; value: string; href?: string }[];
  own: { correct: string; save: string; withdrawTitle: string; withdrawText: string; withdraw: string };
}

/** A visitor's submitted details, with a form to correct and a button to withdraw them. Works without script. */
export function OwnDetails({ action, facts, own, ...form }: OwnDetailsProps) {
  return (
    <>
      <dl>
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{href ? <a href={href}>{value}</a> : value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <h2>{own.correct}</h2>
      <form method="post" action={action}>
        <input type="hidden" name={OWN_STEP} value={OWN_STEPS.correct} />
        <ContactFormFields blockKey="own" {...form} />
        <button type="submit">{own.save}</button>
      </form>
      <section className="q">
        <h2>{own.withdrawTitle}</h2>
        <p>{own.withdrawText}</p>
        <form method="post" action={action}>
          <input type="hidden" name={OWN_STEP} value={OWN_STEPS.withdraw} />
          <button type="submit">{own.withdraw}</button>
        </form>
      </section>
    </>
  );
}
