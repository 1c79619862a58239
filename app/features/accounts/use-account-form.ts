import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { type FormMessage, messagesOf } from "~/domain/errors";
import type { FormResult } from "~/server/http/app/form.server";

/** What the form itself takes. */
export interface AccountFormState {
  id: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What concerns no single field. */
  error?: string;
}

/** What a field takes from its form. */
export interface AccountFieldProps {
  name: string;
  defaultValue?: string;
  error?: string;
}

/**
 * A form whose schema speaks at once when it is sent, and whose action by the same schema when it answers. conform
 * keeps the messages and puts the focus on the first field that has one.
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
    /** @param start what stands in it before anybody typed */
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
