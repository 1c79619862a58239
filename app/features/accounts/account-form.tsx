import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";
import type { AccountFormState } from "./use-account-form";

interface AccountFormProps extends AccountFormState {
  submitLabel: string;
  children: ReactNode;
}

/** A form with one button; it works without our script too. */
export function AccountForm({ id, onSubmit, error, submitLabel, children }: AccountFormProps) {
  const isPending = useNavigation().state !== "idle";
  return (
    <Form id={id} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {error ? <FormErrorSummary title={error} /> : null}
      {children}
      <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
