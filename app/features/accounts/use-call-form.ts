import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { type Failure, type FormMessage, messagesOf } from "~/domain/errors";
import type { ApiResult } from "~/features/editing/api-fetch";
import type { FormResult } from "~/server/http/app/form.server";
import type { AccountFieldProps, AccountFormState } from "./use-account-form";

interface CallFormState extends AccountFormState {
  isPending: boolean;
}

/**
 * A form that calls an endpoint: validated by its schema on submit; the server's refusals are shown beside their
 * fields, and the input is preserved.
 * @param call sends the parsed fields
 * @param values the initial values of the fields
 */
export function useCallForm<Schema extends z.ZodType<unknown, Record<string, unknown>>>(
  schema: Schema,
  call: (input: z.output<Schema>) => Promise<ApiResult<unknown>>,
  values: Record<string, string> = {},
) {
  const { t } = useTranslation("errors");
  const [lastResult, setLastResult] = useState<FormResult>();
  const [isPending, setPending] = useState(false);
  const [form, fields] = useForm<Record<string, unknown>, z.output<Schema>, FormMessage[]>({
    lastResult,
    defaultValue: values,
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema, formatError: messagesOf, disableAutoCoercion: true }),
    onSubmit: (event, { submission }) => {
      event.preventDefault();
      if (submission?.status !== "success" || isPending) return;
      setPending(true);
      void call(submission.value).then((result) => {
        setPending(false);
        setLastResult(result.ok ? undefined : submission.reply(refusal(result.error, Object.keys(fields))));
      });
    },
  });
  const say = (messages: FormMessage[] | undefined) => {
    const first = messages?.[0];
    return first && t(first.messageKey, first.params ?? {});
  };
  const state: CallFormState = { id: form.id, onSubmit: form.onSubmit, error: say(form.errors), isPending };
  return {
    form: state,
    field(name: string): AccountFieldProps {
      const { initialValue, errors } = fields[name] ?? {};
      return { name, defaultValue: typeof initialValue === "string" ? initialValue : "", error: say(errors) };
    },
  };
}

/** What was refused, beside its field, or above all of them where the form has no such field. */
function refusal({ field, messageKey, params }: Failure, names: string[]) {
  const messages: FormMessage[] = [{ messageKey, params }];
  const isOurs = field !== undefined && (names.length === 0 || names.includes(field));
  return isOurs ? { fieldErrors: { [field]: messages } } : { formErrors: messages };
}
