import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";

interface CallFormProps {
  id: string;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  error?: string;
  isPending: boolean;
  submitLabel: string;
  children: ReactNode;
  /** Beside the button that sends it. */
  actions?: ReactNode;
}

/** A form of the account's screens, for `useCallForm`. */
export function CallForm({ id, onSubmit, error, isPending, submitLabel, children, actions }: CallFormProps) {
  return (
    <form id={id} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {error ? <FormErrorSummary title={error} /> : null}
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={submitLabel}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}
