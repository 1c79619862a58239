import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { type FormMessage, messagesOf } from "~/domain/errors";
import type { FormResult } from "~/server/http/app/form.server";

/** Props of the form itself. */
export interface AccountFormState {
  id: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The error that belongs to no single field. */
  error?: string;
}

/** Props of a field. */
export interface AccountFieldProps {
  name: string;
  defaultValue?: string;
  error?: string;
}

/**
 * A form validated by its schema on submit, and by the same schema in its action. conform holds the messages and
 * focuses the first field that has one.
 * @param lastResult the action's refusal; undefined when there was none
 */
export function useAccountForm<Input extends Record<string, unknown>>(
  schema: z.ZodType<unknown, Input>,
  lastResult: FormResult | undefined,
) {
  const { t } = useTranslation("errors");
  const [form, fields] = useForm<Record<string, unknown>, unknown, FormMessage[]>({
    lastResult,
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema, formatError: messagesOf, disableAutoCoercion: true }),
  });
  const say = (messages: FormMessage[] | undefined) => {
    const first = messages?.[0];
    return first && t(first.messageKey, first.params ?? {});
  };
  const state: AccountFormState = { id: form.id, onSubmit: form.onSubmit, error: say(form.errors) };
  return {
    form: state,
    /** @param start the value before any input */
    field(name: string, start = ""): AccountFieldProps {
      const { initialValue, errors } = fields[name] ?? {};
      return {
        name,
        defaultValue: typeof initialValue === "string" ? initialValue : start,
        error: say(errors),
      };
    },
  };
}
