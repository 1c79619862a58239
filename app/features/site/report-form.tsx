import { reportPath } from "~/domain/addresses";
import { LIMITS } from "~/domain/limits";
import { REPORT_REASONS, type ReportReason } from "~/domain/reports/report";
import { FieldWrong } from "~/features/contact-form/field-wrong";

/** The form's messages, in the visitor's language. */
export interface ReportMessages {
  reason: string;
  reasons: Record<ReportReason, string>;
  details: string;
  email: string;
  send: string;
}

interface ReportFormProps {
  /** Of what is reported, below the site's root. */
  address: string;
  messages: ReportMessages;
  /** What was given before, and what is wrong with it. */
  values?: Record<string, string>;
  fieldMessages?: Record<string, string>;
}

/** The form by which visitors report a page or a card; works without script. */
export function ReportForm({ address, messages, values = {}, fieldMessages = {} }: ReportFormProps) {
  const wrong = (name: string) =>
    fieldMessages[name] ? { "aria-invalid": true, "aria-describedby": `${name}-wrong` } : {};
  return (
    <form method="post" action={reportPath(address)}>
      <fieldset {...wrong("reason")}>
        <legend>{messages.reason}</legend>
        {REPORT_REASONS.map((reason) => (
          <label className="r" key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={values.reason === reason}
            />
            <span>{messages.reasons[reason]}</span>
          </label>
        ))}
        <FieldWrong id="reason-wrong" message={fieldMessages.reason} />
      </fieldset>
      <div className="g">
        <label htmlFor="text">{messages.details}</label>
        <textarea
          {...wrong("text")}
          id="text"
          name="text"
          dir="auto"
          maxLength={LIMITS.reportText}
          defaultValue={values.text}
        />
        <FieldWrong id="text-wrong" message={fieldMessages.text} />
      </div>
      <div className="g">
        <label htmlFor="email">{messages.email}</label>
        <input
          {...wrong("email")}
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          dir="auto"
          maxLength={LIMITS.email}
          defaultValue={values.email}
        />
        <FieldWrong id="email-wrong" message={fieldMessages.email} />
      </div>
      <button type="submit">{messages.send}</button>
    </form>
  );
}
