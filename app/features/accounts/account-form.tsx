import { Form, useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Button } from "~/ui/button";
import { FormErrorSummary } from "~/ui/form-error-summary";

interface AccountFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What concerns no single field. */
  error?: string;
  submitLabel: string;
  children: ReactNode;
}

/** A form with one button; it works without our script too. */
export function AccountForm({ onSubmit, error, submitLabel, children }: AccountFormProps) {
  const isPending = useNavigation().state !== "idle";
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {error ? <FormErrorSummary title={error} /> : null}
      {children}
      <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
